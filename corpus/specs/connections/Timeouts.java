package connections;

// check: violated, 2 events
// behaviour closed of connections.Timeouts { formula always (return close -> historically not return open) or always not return close }

/** Opening and closing. */
public class Timeouts {
  private boolean isOpen;

  public void open() {
    isOpen = true;
  }

  public boolean close() {
    boolean was = isOpen;
    isOpen = false;
    return was;
  }
}
