package dev.quarry.program.trace;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a line of a log is in a stack trace. */
final class TraceLine {
  private static final String NAME = "[\\p{L}_$][\\p{L}\\p{N}_$]*";
  private static final String QUALIFIED = NAME + "(?:\\." + NAME + ")+";

  /** Behind the class of a generated lambda there may be a number with a slash. */
  private static final Pattern FRAME =
      Pattern.compile(
          "(?:^|[\\s|>\\]])at\\s+(?<type>(?:[^\\s(/]*/)*(?:"
              + NAME
              + "\\.)*[^\\s(/.]+)\\.(?<method><init>|<clinit>|[^\\s(.]+)\\((?<place>[^()]*)\\)");

  private static final Pattern MORE =
      Pattern.compile("\\.\\.\\. (\\d+) (?:more|common frames omitted)");

  /** Exceptions that describe themselves like to begin with their class as reflection prints it. */
  private static final Pattern KEYWORD =
      Pattern.compile(
          "(?<word>Caused by|Suppressed|Wrapped by):\\s+(?:class\\s+)?(?<type>"
              + QUALIFIED
              + ")(?::\\s*(?<message>.*))?\\s*$");

  private static final Pattern THREAD =
      Pattern.compile(
          "Exception in thread \".*?\"\\s+(?:class\\s+)?(?<type>"
              + QUALIFIED
              + ")(?::\\s*(?<message>.*))?\\s*$");

  private static final Pattern ALONE =
      Pattern.compile("^\\s*(?<type>" + QUALIFIED + ")(?::\\s*(?<message>.*))?\\s*$");

  private static final Pattern AMONG =
      Pattern.compile(
          "(?<type>"
              + NAME
              + "(?:\\."
              + NAME
              + ")*\\.[\\p{L}\\p{N}_$]*(?:Exception|Error|Throwable))(?::\\s*(?<message>.*))?\\s*$");

  private static final Pattern USUAL = Pattern.compile(".*(?:Exception|Error|Throwable|Failure)");

  private TraceLine() {}

  /** Where an exception stands in its trace. */
  enum Kind {
    FIRST,
    CAUSE,
    SUPPRESSED
  }

  /**
   * The line above the frames of an exception.
   *
   * @param column where it begins
   * @param certainty how sure it is that this is no line of a message; more is surer
   */
  record Header(Kind kind, String exception, String message, int column, int certainty) {}

  static Optional<TraceFrame> frame(String line) {
    Matcher matcher = FRAME.matcher(line);
    if (!matcher.find()) {
      return Optional.empty();
    }
    String place = matcher.group("place").strip();
    int colon = place.lastIndexOf(':');
    boolean hasLine = colon > 0 && place.substring(colon + 1).matches("\\d{1,9}");
    boolean isKnown = !place.equals("Unknown Source") && !place.equals("Native Method");
    return Optional.of(
        new TraceFrame(
            plain(matcher.group("type")),
            matcher.group("method"),
            hasLine ? place.substring(0, colon) : isKnown ? place : "",
            hasLine ? Integer.parseInt(place.substring(colon + 1)) : TraceFrame.NO_LINE));
  }

  /** Without class loader and module, which stand in front with a slash behind each. */
  private static String plain(String type) {
    int lambda = type.indexOf("$$Lambda");
    int end = lambda < 0 ? type.length() : lambda;
    return type.substring(type.lastIndexOf('/', end - 1) + 1);
  }

  /** How many frames were left out here; -1 if the line says nothing of the kind. */
  static int more(String line) {
    Matcher matcher = MORE.matcher(line);
    return matcher.find() ? Integer.parseInt(matcher.group(1)) : -1;
  }

  /** Where the line begins that a stack trace has, behind what a logger put in front. */
  static int column(String line) {
    Matcher frame = FRAME.matcher(line);
    if (frame.find()) {
      return line.indexOf("at", frame.start());
    }
    return Math.max(0, line.indexOf("... "));
  }

  static Optional<Header> header(String line) {
    Matcher keyword = KEYWORD.matcher(line);
    if (keyword.find()) {
      Kind kind = keyword.group("word").equals("Suppressed") ? Kind.SUPPRESSED : Kind.CAUSE;
      return Optional.of(header(kind, keyword, 4));
    }
    Matcher thread = THREAD.matcher(line);
    if (thread.find()) {
      return Optional.of(header(Kind.FIRST, thread, 3));
    }
    Matcher alone = ALONE.matcher(line);
    if (alone.find()) {
      boolean isUsual = USUAL.matcher(alone.group("type")).matches();
      return Optional.of(header(Kind.FIRST, alone, isUsual ? 2 : 1));
    }
    Matcher among = AMONG.matcher(line);
    return among.find() ? Optional.of(header(Kind.FIRST, among, 1)) : Optional.empty();
  }

  private static Header header(Kind kind, Matcher matcher, int certainty) {
    String message = matcher.group("message");
    return new Header(
        kind,
        matcher.group("type"),
        message == null ? "" : message,
        matcher.start(kind == Kind.FIRST ? "type" : "word"),
        certainty);
  }
}
