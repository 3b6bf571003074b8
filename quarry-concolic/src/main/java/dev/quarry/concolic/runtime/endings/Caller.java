package dev.quarry.concolic.runtime.endings;

import dev.quarry.concolic.runtime.types.FollowedCode;
import dev.quarry.concolic.runtime.types.Stub;
import java.lang.StackWalker.StackFrame;
import java.util.Set;
import java.util.stream.Stream;

/** Who called the method that called a hook. */
public final class Caller {
  private static final String RUNTIME = "dev.quarry.concolic.runtime.";

  private static final StackWalker WALKER =
      StackWalker.getInstance(
          Set.of(
              StackWalker.Option.RETAIN_CLASS_REFERENCE,
              // Classes made for lambdas are hidden.
              StackWalker.Option.SHOW_HIDDEN_FRAMES));

  private Caller() {}

  /** Whether the caller was rewritten, or there is none but the entry. */
  public static boolean isRewritten() {
    return WALKER.walk(Caller::isRewritten);
  }

  private static boolean isRewritten(Stream<StackFrame> frames) {
    return frames
        .dropWhile(frame -> isOfRuntime(frame.getDeclaringClass()))
        // The method that called the hook.
        .skip(1)
        .findFirst()
        .map(frame -> isRewritten(frame.getDeclaringClass()))
        .orElse(true);
  }

  /** Stubs stand for the program, wherever their classes are. */
  private static boolean isOfRuntime(Class<?> type) {
    return type.getName().startsWith(RUNTIME) && !Stub.class.isAssignableFrom(type);
  }

  private static boolean isRewritten(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader != null && Endings.LOADER_NAME.equals(loader.getName())
        || FollowedCode.here().contains(type)
        || type.getName().startsWith("dev.quarry.");
  }
}
