package fresh;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/** Each run sees what a virtual machine sees that has just begun, however many ran before. */
class State {
  static int count;

  /** Nothing to put back here, but elsewhere. */
  static class Registers {
    static final String NAME = "registered";

    static {
      count++;
    }
  }

  enum Gate {
    NORTH,
    SOUTH;

    int visits;
    private static final Map<String, Gate> BY_NAME = new HashMap<>();

    static {
      for (Gate gate : values()) {
        BY_NAME.put(gate.name(), gate);
      }
    }

    static Gate named(String name) {
      return BY_NAME.get(name);
    }
  }

  interface Shared {
    AtomicInteger NUMBER = new AtomicInteger();
    int[] CELLS = {1};
  }

  static class Tickets {
    static final IntSupplier NEXT =
        new IntSupplier() {
          private int given;

          @Override
          public int getAsInt() {
            return ++given;
          }
        };
  }

  record Holder(int[] cells) {
    static final Holder ONE = new Holder(new int[1]);
  }

  static class Base {
    static {
      count += 10;
    }
  }

  static class Derived extends Base {
    static int seen() {
      return count;
    }
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int initialiserThatWritesElsewhere(int x) {
    return x > 3 && Registers.class != null && !new Registers().equals(null) ? count : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 3
  static int enumConstantsWithState(int x) {
    if (x == 1) {
      return Gate.SOUTH.visits;
    }
    Gate.SOUTH.visits++;
    assert Gate.SOUTH.visits == 1;
    return x > 1 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int tableOfAnEnum(int x) {
    return Gate.named(x == 7 ? "NORTH" : "SOUTH").ordinal();
  }

  // explore: exhausted
  // returns: 1, 2
  // paths: 2
  static int constantsOfAnInterface(int x) {
    int number = Shared.NUMBER.incrementAndGet() + Shared.CELLS[0]--;
    assert number == 2;
    return x == 7 ? 1 : Shared.CELLS[0] + number;
  }

  // explore: exhausted
  // returns: 1, 2
  // paths: 2
  static int functionWithState(int x) {
    return x == 7 ? Tickets.NEXT.getAsInt() + Tickets.NEXT.getAsInt() - 1 : Tickets.NEXT.getAsInt();
  }

  // explore: exhausted
  // returns: 1, 2
  // paths: 2
  static int recordOfAnArray(int x) {
    Holder.ONE.cells()[0]++;
    return x == 7 ? Holder.ONE.cells()[0] + 1 : Holder.ONE.cells()[0];
  }

  // explore: exhausted
  // returns: 0, 10
  // paths: 2
  static int initialiserOfASuperclass(int x) {
    return x == 7 ? Derived.seen() : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int initialisedByName(int x) throws ClassNotFoundException {
    return x == 7 && Class.forName("fresh.State$Registers") != null ? count : 0;
  }
}
