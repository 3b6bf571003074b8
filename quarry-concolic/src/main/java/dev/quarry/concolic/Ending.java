package dev.quarry.concolic;

import java.util.List;

/**
 * How a run ended.
 *
 * @param kind the row of the table of endings
 * @param value for {@link Kind#RETURNED}, the value as a Java literal, {@code null}, or the class
 *     of an object; "" otherwise
 * @param exception the class of the exception that escaped; "" if none did
 * @param message of the exception, or which operation was refused and the option that allows it
 * @param place where the exception was thrown, as {@code File.java:12}: the innermost frame of the
 *     program, not of the JDK; "" if unknown
 * @param calls the calls of the program that the exception came through, innermost first and not
 *     more than some tens, as {@code com.acme.Foo:12}
 * @param causes of the exception, each followed by its own, not more than some
 */
public record Ending(
    Kind kind,
    String value,
    String exception,
    String message,
    String place,
    List<String> calls,
    List<Cause> causes) {
  public Ending {
    calls = List.copyOf(calls);
    causes = List.copyOf(causes);
  }

  /** An ending of which nobody knows the calls. */
  public Ending(Kind kind, String value, String exception, String message, String place) {
    this(kind, value, exception, message, place, List.of(), List.of());
  }

  /** The table of endings of a run. */
  public enum Kind {
    /** The entry returned. */
    RETURNED("returned"),
    /** An exception escaped from the entry. */
    THREW("threw"),
    /** A static initialiser failed. */
    INITIALISER_FAILED("initialiserFailed"),
    /** A class is not on the class path. */
    CLASS_MISSING("classMissing"),
    /** A class was compiled for a Java newer than the one that runs it. */
    CLASS_TOO_NEW("classTooNew"),
    /** Classes do not fit together. */
    LINKAGE("linkage"),
    /** An assumption excluded the input. */
    ASSUMPTION_FAILED("assumptionFailed"),
    /** More steps or more time than allowed. */
    TIMED_OUT("timedOut"),
    /** More decisions than allowed on one path. */
    PATH_TOO_LONG("pathTooLong"),
    /** Calls nested deeper than allowed. */
    CALL_TOO_DEEP("callTooDeep"),
    /** The heap was full. */
    HEAP_EXHAUSTED("heapExhausted"),
    /** The program asked for something that is not allowed. */
    REFUSED("refused"),
    /** The worker process ended in the middle of the run. */
    WORKER_LOST("workerLost"),
    /** Quarry itself failed; what the program would have done is not known. */
    INTERNAL_ERROR("internalError");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** The name in JSON and in expectations. */
    public String text() {
      return text;
    }
  }

  /** An ending that is neither a return nor an exception of the program. */
  public static Ending of(Kind kind, String message) {
    return new Ending(kind, "", "", message, "");
  }

  /** The entry returned a value, rendered as text. */
  public static Ending returned(String value) {
    return new Ending(Kind.RETURNED, value, "", "", "");
  }
}
