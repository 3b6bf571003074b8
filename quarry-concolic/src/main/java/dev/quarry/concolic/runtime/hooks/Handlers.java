package dev.quarry.concolic.runtime.hooks;

import org.jspecify.annotations.Nullable;

/** Where rewritten code tells that it throws an exception, or that one came to a handler. */
public final class Handlers {
  private Handlers() {}

  /** A {@code throw} is next. */
  public static void thrown(@Nullable Throwable exception) {
    if (exception != null) {
      RunState.current().handlers().thrown(exception);
    }
  }

  /** A handler begins. What ends a run goes on through it. */
  public static void arrived(Throwable thrown) {
    RunState.current().handlers().arrived(thrown);
  }

  /** The program has made an error itself that otherwise only the virtual machine makes. */
  public static void made(Throwable error) {
    RunState.current().handlers().made(error);
  }
}
