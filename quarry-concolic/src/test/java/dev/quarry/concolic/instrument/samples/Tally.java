package dev.quarry.concolic.instrument.samples;

import java.util.ArrayList;
import java.util.List;

/** Static state of several kinds. */
public final class Tally {
  private static int calls = 10;
  private static final List<String> LOG = new ArrayList<>();
  private static final String NAME = "tally";
  private static long untouched;

  static {
    LOG.add("initialised by " + Parent.next());
  }

  private Tally() {}

  /** Initialised when it is first used. */
  static class Parent {
    private static int next = 100;

    static int next() {
      return next++;
    }
  }

  public static String count(int by) {
    calls += by;
    untouched++;
    LOG.add(NAME + calls);
    new Child();
    return calls + " " + untouched + " " + LOG + " " + Parent.next + " " + Child.made;
  }

  /** Its superclass has state, too. */
  static final class Child extends Parent {
    static int made = Parent.next();

    Child() {
      made++;
    }
  }

  public static String fail(int by) {
    return "" + Failing.check(by);
  }

  /** Its initialiser fails. */
  static final class Failing {
    static final int[] NONE = new int[0];
    static final int VALUE = NONE[Parent.next()];

    static int check(int by) {
      return VALUE + by;
    }
  }
}
