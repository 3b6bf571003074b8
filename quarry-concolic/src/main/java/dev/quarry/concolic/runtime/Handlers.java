package dev.quarry.concolic.runtime;

/** Where rewritten code tells that an exception came to one of its handlers. */
public final class Handlers {
  private Handlers() {}

  /** A handler begins. */
  public static void arrived(Throwable thrown) {
    Run run = Run.current();
    if (run != null && run.watchesHandlers()) {
      // The frame of this method is not the program's.
      run.caught(thrown, new Throwable().getStackTrace().length - 1);
    }
  }
}
