package statics;

import java.util.ArrayList;
import java.util.List;

/** Static state is new in every run. */
final class State {
  private static int counter;
  private static int started = 5;
  private static final List<Integer> LOG = new ArrayList<>();
  private static final int[] CELLS = {1, 2, 3};
  private static String text = "start";

  static final class Lazy {
    static int touched;

    static {
      counter += 100;
    }
  }

  interface Constants {
    int[] SHARED = {7};
  }

  // explore: exhausted
  // returns: 1
  // paths: 2
  static int counts(int x) {
    counter++;
    return x > 0 ? counter : counter;
  }

  // explore: exhausted
  // returns: 5, 6
  static int startsAtItsInitialValue(int x) {
    if (x == 1) {
      started++;
    }
    return started;
  }

  // explore: exhausted
  // returns: 0, 1
  static int log(int x) {
    if (x > 0) {
      LOG.add(1);
    }
    return LOG.size();
  }

  // explore: exhausted
  // returns: 2, 9
  static int cells(int x) {
    if (x == 8) {
      CELLS[1] = 9;
    }
    return CELLS[1];
  }

  // explore: exhausted
  // returns: "start", "startstop"
  static String text(boolean b) {
    if (b) {
      text += "stop";
    }
    return text;
  }

  /** The nested class is initialised only on one path. */
  // explore: exhausted
  // returns: 0, 100
  static int lazyInitialiser(boolean b) {
    if (b) {
      Lazy.touched = 1;
    }
    return counter;
  }

  // explore: exhausted
  // returns: 7, 8
  static int interfaceState(boolean b) {
    if (b) {
      Constants.SHARED[0]++;
    }
    return Constants.SHARED[0];
  }

  // explore: exhausted
  // returns: 0, 1
  static int symbolicStatic(int x) {
    counter = x;
    return read() == 12 ? 1 : 0;
  }

  private static int read() {
    return counter - 1;
  }

  // explore: exhausted
  // returns: 0, 1
  static int singleton(int x) {
    Holder.instance().value = x;
    return Holder.instance().value == 4 ? 1 : 0;
  }

  static final class Holder {
    private static Holder only;
    int value;

    static Holder instance() {
      if (only == null) {
        only = new Holder();
      }
      return only;
    }
  }
}
