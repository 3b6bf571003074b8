package dev.quarry.concolic.runtime;

import java.util.Optional;

/** Where rewritten code tells that an exception came to one of its handlers. */
public final class Handlers {
  private Handlers() {}

  /** A handler begins. What ends a run goes on through it. */
  public static void arrived(Throwable thrown) {
    Run run = Run.current();
    if (run == null) {
      return;
    }
    Optional<LinkageError> linkage = Linkage.raised(thrown);
    if (linkage.isPresent() && !Linkage.isOfInitialiser(linkage.get())) {
      throw new RunEnded(Endings.of(linkage.get()));
    }
    if (run.watchesHandlers()) {
      // The frame of this method is not the program's.
      run.caught(thrown, new Throwable().getStackTrace().length - 1);
    }
  }

  /** The program has made an error itself that otherwise only the virtual machine makes. */
  public static void made(Throwable error) {
    Run run = Run.current();
    if (run != null) {
      run.hasMadeNow(error);
    }
  }
}
