package dev.quarry.concolic.runtime.endings;

import dev.quarry.concolic.runtime.types.FollowedCode;
import dev.quarry.concolic.runtime.types.Stub;
import java.lang.StackWalker.StackFrame;
import java.util.Optional;
import java.util.Set;

/** Who called the method that called a hook. */
public final class Caller {
  private static final String RUNTIME = "dev.quarry.concolic.runtime.";

  /** What the JDK's methods go through on their way to the program. */
  private static final String GUARD = "dev.quarry.concolic.guard.";

  /** Which ask comparators for what comes first, and for nothing else. */
  private static final Set<String> ORDERING =
      Set.of(
          "java.util.Collections",
          "java.util.ComparableTimSort",
          "java.util.PriorityQueue",
          "java.util.TimSort",
          "java.util.TreeMap");

  private static final StackWalker WALKER =
      StackWalker.getInstance(
          Set.of(
              StackWalker.Option.RETAIN_CLASS_REFERENCE,
              // Classes made for lambdas are hidden.
              StackWalker.Option.SHOW_HIDDEN_FRAMES));

  private Caller() {}

  /** Whether the caller was rewritten, or there is none but the entry. */
  public static boolean isRewritten() {
    return find().map(Caller::isRewritten).orElse(true);
  }

  /** Whether the caller looks only whether the result of a comparison is less than, or, zero. */
  public static boolean ordersOnly() {
    return find().map(type -> ORDERING.contains(type.getName())).orElse(false);
  }

  /** Whether a stream of the JDK called. */
  public static boolean isStream() {
    return find().filter(type -> type.getName().startsWith("java.util.stream.")).isPresent();
  }

  private static Optional<Class<?>> find() {
    return WALKER.walk(
        frames ->
            frames
                .<Class<?>>map(StackFrame::getDeclaringClass)
                .dropWhile(Caller::isOfRuntime)
                // The method that called the hook.
                .skip(1)
                .dropWhile(type -> type.getName().startsWith(GUARD))
                .findFirst());
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
