package dev.quarry.concolic.runtime.endings;

import dev.quarry.concolic.runtime.types.FollowedCode;
import dev.quarry.concolic.runtime.types.Stub;
import java.lang.StackWalker.StackFrame;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

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

  private static final Set<String> PASSING_ON =
      Set.of("java.lang.String.valueOf", "java.util.Objects.toString");

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

  /**
   * Whether rewritten code called through nothing but methods of the JDK that return a text as it
   * is, as {@code String.valueOf} does.
   */
  public static boolean isPassedOn() {
    return callers(
            frames ->
                frames.dropWhile(
                    frame ->
                        PASSING_ON.contains(frame.getClassName() + "." + frame.getMethodName())))
        .map(Caller::isRewritten)
        .orElse(true);
  }

  /** Whether a stream of the JDK called. */
  public static boolean isStream() {
    return find().filter(type -> type.getName().startsWith("java.util.stream.")).isPresent();
  }

  private static Optional<Class<?>> find() {
    return callers(frames -> frames);
  }

  /** The first of those who called the method that called the hook, of which some may not count. */
  private static Optional<Class<?>> callers(UnaryOperator<Stream<StackFrame>> counting) {
    return WALKER.walk(
        frames ->
            counting
                .apply(
                    frames
                        .dropWhile(frame -> isOfRuntime(frame.getDeclaringClass()))
                        // The method that called the hook.
                        .skip(1)
                        .dropWhile(frame -> frame.getClassName().startsWith(GUARD)))
                .<Class<?>>map(StackFrame::getDeclaringClass)
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
