package dev.quarry.concolic.runtime.endings;

import dev.quarry.concolic.Caught;
import dev.quarry.concolic.Cause;
import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.hooks.ActsForProgram;
import dev.quarry.concolic.runtime.path.RunEnded;
import dev.quarry.concolic.runtime.path.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which ending of the table an exception is that escaped from the program. */
public final class Endings {
  /** The name of the class loader of the program, by which its frames are known. */
  public static final String LOADER_NAME = "program";

  private static final String OURS = "dev.quarry.";
  private static final String ADDED = "$quarry$";

  /** A program that overflows the stack has a thousand, and they are all alike. */
  private static final int MOST_CALLS = 50;

  /** Some are causes of each other. */
  private static final int MOST_CAUSES = 10;

  /** Characters of a message; who reads it does not read more. */
  private static final int LONGEST = 8_192;

  private Endings() {}

  /** The ending of a run from which an exception escaped. */
  public static Ending of(Throwable thrown) {
    if (thrown instanceof RunEnded ended) {
      return ended.ending();
    }
    Optional<StackTraceElement> failure = failureOfOurs(thrown);
    if (failure.isPresent()) {
      return Ending.of(
          Ending.Kind.INTERNAL_ERROR,
          "Quarry failed at %s: %s: %s"
              .formatted(failure.get(), thrown.getClass().getName(), plainMessage(thrown)));
    }
    Optional<LinkageError> linkage = Linkage.raised(thrown);
    if (linkage.isPresent()) {
      return of(linkage.get());
    }
    return ending(
        thrown instanceof OutOfMemoryError ? Ending.Kind.HEAP_EXHAUSTED : Ending.Kind.THREW,
        thrown,
        plainMessage(thrown));
  }

  /** The ending of a run in which the virtual machine could not go on. */
  static Ending of(LinkageError error) {
    Trace trace = Trace.current();
    if (trace != null) {
      Linkage.note(trace, error);
    }
    return ending(Linkage.kindOf(error), error, message(error));
  }

  private static Ending ending(Ending.Kind kind, Throwable thrown, String message) {
    return new Ending(
        kind,
        "",
        thrown.getClass().getName(),
        message,
        place(thrown),
        calls(thrown),
        causes(thrown));
  }

  private static List<Cause> causes(Throwable thrown) {
    List<Cause> causes = new ArrayList<>();
    Throwable next = cause(thrown);
    while (next != null && causes.size() < MOST_CAUSES) {
      causes.add(new Cause(next.getClass().getName(), calls(next)));
      next = cause(next);
    }
    return causes;
  }

  /** Whether an exception is none that the program throws, or has thrown for it. */
  static boolean isFailureOfOurs(Throwable thrown) {
    return failureOfOurs(thrown).isPresent();
  }

  /**
   * Where an exception was thrown, if it is one of ours: the innermost frame outside the JDK
   * belongs to Quarry, and to nobody who calls the JDK on behalf of the program.
   */
  private static Optional<StackTraceElement> failureOfOurs(Throwable thrown) {
    if (!(thrown instanceof RuntimeException) && !(thrown instanceof AssertionError)) {
      return Optional.empty();
    }
    return Arrays.stream(trace(thrown))
        .filter(frame -> !isOfJdk(frame))
        .findFirst()
        .filter(frame -> !LOADER_NAME.equals(frame.getClassLoaderName()))
        .filter(frame -> frame.getClassName().startsWith(OURS))
        .filter(frame -> !actsForProgram(frame));
  }

  private static boolean actsForProgram(StackTraceElement frame) {
    try {
      return Class.forName(frame.getClassName(), false, Endings.class.getClassLoader())
          .isAnnotationPresent(ActsForProgram.class);
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private static boolean isOfJdk(StackTraceElement frame) {
    String loader = frame.getClassLoaderName();
    return loader == null && frame.getModuleName() != null || "platform".equals(loader);
  }

  private static String message(LinkageError error) {
    Throwable cause = error instanceof ExceptionInInitializerError ? cause(error) : null;
    if (cause != null) {
      return cause.getClass().getName() + ": " + plainMessage(cause);
    }
    boolean isMissing = Linkage.kindOf(error) == Ending.Kind.CLASS_MISSING;
    return isMissing ? Linkage.missing(error) : plainMessage(error);
  }

  /** Overridden by a program, this may fail itself in any way, or tell no end of it. */
  public static String plainMessage(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      if (message == null) {
        return "";
      }
      return message.length() > LONGEST ? message.substring(0, LONGEST) + "…" : message;
    } catch (Throwable e) {
      return "";
    }
  }

  /** Overridden by a program, this may fail itself as well. */
  static @Nullable Throwable cause(Throwable thrown) {
    try {
      Throwable cause = thrown.getCause();
      return cause == thrown ? null : cause;
    } catch (Throwable e) {
      return null;
    }
  }

  /** The innermost frame of the program; for a failed initialiser, of what made it fail. */
  static String place(Throwable thrown) {
    Throwable cause = thrown instanceof ExceptionInInitializerError ? cause(thrown) : null;
    if (cause != null) {
      String inside = place(cause);
      if (!inside.isEmpty()) {
        return inside;
      }
    }
    for (StackTraceElement frame : trace(thrown)) {
      if (isOfProgram(frame)) {
        String file = frame.getFileName();
        return (file == null ? frame.getClassName() : file)
            + (frame.getLineNumber() > 0 ? ":" + frame.getLineNumber() : "");
      }
    }
    return "";
  }

  /**
   * An exception that came to a handler, with the calls it came through.
   *
   * @param trace where it was thrown
   * @param depth of the calls where the handler is; what is below them is not concerned
   */
  public static Caught caught(Throwable thrown, StackTraceElement[] trace, int depth) {
    // None if it was made elsewhere, where there were fewer calls.
    int passed = Math.max(0, trace.length - depth + 1);
    return new Caught(
        thrown.getClass().getName(), calls(Arrays.copyOf(trace, Math.min(passed, trace.length))));
  }

  private static List<String> calls(Throwable thrown) {
    return calls(trace(thrown));
  }

  private static List<String> calls(StackTraceElement[] trace) {
    return Arrays.stream(trace)
        .filter(Endings::isOfProgram)
        .limit(MOST_CALLS)
        .map(frame -> frame.getClassName() + ":" + frame.getLineNumber())
        .toList();
  }

  /** Code that was added to a class in the place of the JDK's has a name of ours and no lines. */
  private static boolean isOfProgram(StackTraceElement frame) {
    boolean isAdded = frame.getMethodName().startsWith(ADDED) && frame.getLineNumber() <= 0;
    return LOADER_NAME.equals(frame.getClassLoaderName()) && !isAdded;
  }

  /** Overridden by a program, this may fail itself, or give what is no trace. */
  public static StackTraceElement[] trace(Throwable thrown) {
    try {
      return Arrays.stream(thrown.getStackTrace())
          .filter(Objects::nonNull)
          .toArray(StackTraceElement[]::new);
    } catch (Throwable e) {
      return new StackTraceElement[0];
    }
  }
}
