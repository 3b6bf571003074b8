package buffers;

// check: violated, 2 events
// usage turns of buffers.Turns$Slot { pattern (put ; take)* }

/** Puts twice if there is much. */
public class Turns {
  static class Slot {
    public void put(int x) {}

    public void take() {}
  }

  private final Slot slot = new Slot();

  public void move(int amount) {
    slot.put(amount);
    if (amount > 10) {
      slot.put(amount - 10);
    }
    slot.take();
  }
}
