package histories;

/** A state machine whose methods refuse to be called in another order. */
public final class Door {
  private enum State {
    SHUT,
    UNLOCKED,
    OPEN
  }

  private State state = State.SHUT;

  public void open() {
    if (state != State.UNLOCKED) {
      throw new IllegalStateException("It is " + state); // reach: yes
    }
    state = State.OPEN;
  }

  public void unlock() {
    if (state != State.SHUT) {
      throw new IllegalStateException("It is " + state); // reach: yes
    }
    state = State.UNLOCKED;
  }

  public int pass() {
    if (state == State.OPEN) {
      return 1; // reach: yes
    }
    return 0;
  }
}
