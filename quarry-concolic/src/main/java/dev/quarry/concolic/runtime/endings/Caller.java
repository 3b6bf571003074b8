package dev.quarry.concolic.runtime.endings;

import java.lang.StackWalker.StackFrame;
import java.util.Set;
import java.util.stream.Stream;

/** Who called the method that called a hook. */
public final class Caller {
  /** Frames of the hook and of the method it was called from. */
  private static final int OWN_FRAMES = 2;

  private static final StackWalker WALKER =
      StackWalker.getInstance(
          Set.of(
              StackWalker.Option.RETAIN_CLASS_REFERENCE,
              // Classes made for lambdas are hidden.
              StackWalker.Option.SHOW_HIDDEN_FRAMES));

  private Caller() {}

  /** Whether the caller was rewritten, or there is none but the entry. */
  public static boolean isOfProgram() {
    return WALKER.walk(Caller::isOfProgram);
  }

  private static boolean isOfProgram(Stream<StackFrame> frames) {
    return frames
        .filter(frame -> !frame.getDeclaringClass().getName().startsWith(Caller.class.getName()))
        .skip(OWN_FRAMES)
        .findFirst()
        .map(frame -> isRewritten(frame.getDeclaringClass()))
        .orElse(true);
  }

  private static boolean isRewritten(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader != null && Endings.LOADER_NAME.equals(loader.getName())
        || type.getName().startsWith("dev.quarry.");
  }
}
