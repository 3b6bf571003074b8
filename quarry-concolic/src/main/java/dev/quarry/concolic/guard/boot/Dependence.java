package dev.quarry.concolic.guard.boot;

/** What the JDK has asked of the machine and the moment on a program's behalf in this run. */
public final class Dependence {
  /** A clock was read. */
  public static final int CLOCK = 1;

  /** A random number was drawn. */
  public static final int CHANCE = 2;

  /** Something was iterated over whose order differs from process to process. */
  public static final int ORDER = 4;

  /** The default locale was asked for. */
  public static final int LOCALE = 8;

  /** The default time zone was asked for. */
  public static final int ZONE = 16;

  /** The default character encoding was asked for. */
  public static final int CHARSET = 32;

  /** A hash code was made of one that an object has by identity. */
  public static final int HASH = 64;

  /** A hash table was iterated over that has such objects as keys. */
  public static final int TABLE = 128;

  private static volatile int noted;

  /** What was noted when somebody last asked to remember it. */
  private static volatile int remembered;

  /** Whether anybody is going to ask what was noted. */
  private static volatile boolean isWanted = true;

  /** Whether something has begun that has not ended: perhaps it never will. */
  private static volatile boolean isOpen;

  private Dependence() {}

  /** From now on nothing was asked. */
  public static void reset() {
    isWanted = true;
    forget();
  }

  /**
   * The same, where nobody is going to ask: in runs of which only the end is told. What is begun
   * and ended is noted all the same.
   */
  public static void ignore() {
    isWanted = false;
    forget();
  }

  private static void forget() {
    // Most runs ask nothing, and writing takes longer than reading.
    if (noted != 0 || isOpen) {
      noted = 0;
      remembered = 0;
      isOpen = false;
    }
  }

  /** What was asked. */
  public static int noted() {
    return isOpen ? noted | remembered : noted;
  }

  /** Whether it makes a difference to note something. */
  static boolean isNews(int what) {
    return (isWanted || isOpen) && (noted & what) == 0;
  }

  /** Something is asked, if it is by the program. */
  public static void note(int what) {
    if (isNews(what) && Gate.isProgram() && Wish.isOfProgram()) {
      add(what);
    }
  }

  /** Begins something that is accounted for otherwise. */
  public static synchronized void begin() {
    remembered = noted();
    noted = 0;
    isOpen = true;
  }

  /** Ends it; what was noted meanwhile is told, and forgotten. */
  public static synchronized int end() {
    int meanwhile = noted;
    noted = remembered;
    isOpen = false;
    return meanwhile;
  }

  private static synchronized void add(int what) {
    noted |= what;
  }
}
