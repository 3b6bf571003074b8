package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.runtime.endings.Endings;
import dev.quarry.concolic.runtime.endings.Linkage;
import dev.quarry.concolic.runtime.endings.UnansweredMarker;
import dev.quarry.concolic.runtime.run.Run;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where rewritten code tells that it throws an exception, or that one came to a handler. */
public final class Handlers {
  private Handlers() {}

  /** A {@code throw} is next. */
  public static void thrown(@Nullable Throwable exception) {
    Run run = Run.current();
    if (exception != null && run != null && run.watchesHandlers()) {
      StackTraceElement[] calls = new Throwable().getStackTrace();
      run.thrown(exception, Arrays.copyOfRange(calls, 1, calls.length));
    }
  }

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
    UnansweredMarker.note(run, thrown);
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
