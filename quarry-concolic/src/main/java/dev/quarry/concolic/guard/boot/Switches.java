package dev.quarry.concolic.guard.boot;

/**
 * What opens and closes the {@link Gate}. Whoever has them keeps them from programs: they are
 * reachable from no static field, and the gate refuses to make Quarry's fields accessible.
 */
public final class Switches {
  Switches() {}

  /** Names a thread of Quarry's that may do anything at any time. */
  public void exempt(Thread thread) {
    Gate.check(this);
    Gate.exempt(thread);
  }

  /** From here on the program runs, on this thread and those that it starts. */
  public void open(Referee judge) {
    Gate.check(this);
    Gate.open(judge);
  }

  /** The program does not run any more: this thread is free again, all others are not. */
  public void close() {
    Gate.check(this);
    Gate.close();
  }

  /** Time and chance are left as they are: in a JVM that runs tests. */
  public void leaveChance() {
    Gate.check(this);
    Gate.leaveChance();
  }

  /** Lets code of a module fill optionals; for a gate that is built in. */
  public void openOptionals(Module module) {
    Gate.check(this);
    Gate.openOptionals(module);
  }
}
