package dev.quarry.concolic.runtime.endings;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.program.ledger.AssumptionCode;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Errors that the virtual machine raises because the program is not all there, or its parts do not
 * fit together. With other jars on the class path they would not come, so a run ends where one
 * does, whoever catches it. What a program makes itself with {@code new} is an exception like any
 * other.
 */
public final class Linkage {
  private static final String INITIALISER_FAILED_BEFORE = "Could not initialize class ";

  /** What {@link UnsupportedClassVersionError} says. */
  private static final Pattern VERSIONS =
      Pattern.compile("(\\S+) has been compiled .*file version (\\d+)\\D.* up to (\\d+)\\D.*");

  /** The version of class files of Java 1, as it were. */
  private static final int BEFORE_FIRST = 44;

  /** Exceptions wrapped deeper than this have come a strange way. */
  private static final int DEEPEST = 8;

  private Linkage() {}

  /** An error of the virtual machine that an exception is, or was wrapped around by the JDK. */
  public static Optional<LinkageError> raised(Throwable thrown) {
    Throwable at = thrown;
    for (int depth = 0; at != null && depth < DEEPEST; depth++) {
      if (at instanceof LinkageError error && isRaised(error)) {
        boolean isNews = !(error instanceof BootstrapMethodError) || Endings.cause(error) == null;
        return Optional.of(isNews ? error : innermost(error));
      }
      at = wraps(at) ? Endings.cause(at) : null;
    }
    return Optional.empty();
  }

  /** What made it impossible to link a dynamic call. */
  private static LinkageError innermost(LinkageError error) {
    return Endings.cause(error) instanceof LinkageError cause ? cause : error;
  }

  private static boolean wraps(Throwable thrown) {
    return thrown instanceof InvocationTargetException
        || thrown instanceof ExecutionException
        || thrown instanceof CompletionException
        || thrown instanceof UndeclaredThrowableException;
  }

  private static boolean isRaised(LinkageError error) {
    Trace trace = Trace.current();
    return error.getClass().getClassLoader() == null && (trace == null || !trace.hasMade(error));
  }

  /** The row of the table of endings. */
  static Ending.Kind kindOf(LinkageError error) {
    if (isOfInitialiser(error)) {
      return Ending.Kind.INITIALISER_FAILED;
    }
    if (isTooNew(error)) {
      return Ending.Kind.CLASS_TOO_NEW;
    }
    return error instanceof NoClassDefFoundError ? Ending.Kind.CLASS_MISSING : Ending.Kind.LINKAGE;
  }

  /** Whether a static initialiser failed; what it failed with was noted when it did. */
  public static boolean isOfInitialiser(LinkageError error) {
    return error instanceof ExceptionInInitializerError
        || error instanceof NoClassDefFoundError
            && Endings.plainMessage(error).startsWith(INITIALISER_FAILED_BEFORE);
  }

  private static boolean isTooNew(LinkageError error) {
    return error instanceof UnsupportedClassVersionError
        && VERSIONS.matcher(Endings.plainMessage(error)).matches();
  }

  /** Puts into the run's ledger what an error says. */
  static void note(Trace trace, LinkageError error) {
    switch (kindOf(error)) {
      case INITIALISER_FAILED -> FailedInitialisers.note(trace);
      case CLASS_MISSING ->
          trace.assumed(
              trace.site(),
              AssumptionCode.CLASS_MISSING,
              missing(error),
              mentionedBy(trace, error));
      case CLASS_TOO_NEW ->
          trace.assumed(
              trace.site(), AssumptionCode.CLASS_TOO_NEW, versions(error).toArray(String[]::new));
      default ->
          trace.assumed(
              trace.site(),
              AssumptionCode.LINKAGE,
              error.getClass().getSimpleName(),
              Endings.plainMessage(error));
    }
  }

  /** The class that is not there, by its name in source. */
  static String missing(LinkageError error) {
    String name = Endings.plainMessage(error);
    int remark = name.indexOf(' ');
    name = remark < 0 ? name : name.substring(0, remark);
    name = name.substring(name.lastIndexOf('[') + 1);
    boolean isDescriptor = name.startsWith("L") && name.endsWith(";");
    return (isDescriptor ? name.substring(1, name.length() - 1) : name).replace('/', '.');
  }

  private static String mentionedBy(Trace trace, LinkageError error) {
    String place = Endings.place(error);
    return place.isEmpty() ? Sites.info(trace.site()).location().method().owner() : place;
  }

  /** The class, the Java it needs, the Java that runs it. */
  private static List<String> versions(LinkageError error) {
    Matcher found = VERSIONS.matcher(Endings.plainMessage(error));
    if (!found.matches()) {
      throw new IllegalArgumentException("Not about versions: " + error);
    }
    return List.of(found.group(1).replace('/', '.'), java(found.group(2)), java(found.group(3)));
  }

  private static String java(String classFileVersion) {
    return Integer.toString(Integer.parseInt(classFileVersion) - BEFORE_FIRST);
  }
}
