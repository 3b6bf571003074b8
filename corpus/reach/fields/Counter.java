package fields;

/** The state of the receiver is what a constructor and methods leave behind. */
public final class Counter {
  private int count;

  public void add() {
    count++;
  }

  public void reset() {
    count = 0;
  }

  public boolean isThree() {
    return count == 3; // reach: true yes, false yes
  }
}
