package operators;

// check: violated, 3 events
// behaviour locked of operators.Since { formula always (return enter [result] -> (not return lock) since return unlock) }

/** The second lock does not work. */
public class Since {
  private boolean isOpen;
  private int locks;

  public void unlock() {
    isOpen = true;
  }

  public void lock() {
    locks++;
    isOpen = isOpen && locks == 1;
  }

  public boolean enter() {
    return isOpen;
  }
}
