package dev.quarry.program.targets;

import dev.quarry.program.MethodPattern;
import dev.quarry.program.Problem;
import dev.quarry.program.ProgramException;
import dev.quarry.program.targets.Target.Side;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads targets. */
public final class TargetParser {
  private static final Pattern FORM =
      Pattern.compile("(?:([^:@#\\s]+)@)?([^:@]+):(\\d+)(?::(\\w+))?");

  private TargetParser() {}

  /**
   * Reads one of {@code Foo.java:42}, {@code com.acme.Foo#bar(int):42}, either of them with {@code
   * :true} or {@code :false} behind it or with {@code NullPointerException@} before it, or {@code
   * markers}.
   *
   * @throws ProgramException if the text is none of them
   */
  public static Target parse(String text) {
    String trimmed = text.trim();
    if (trimmed.equals(Target.Markers.TEXT)) {
      return new Target.Markers();
    }
    Matcher form = FORM.matcher(trimmed);
    if (!form.matches()) {
      throw wrong(text, "it needs a file or method and a line");
    }
    SourcePlace place = place(form.group(2), line(form.group(3), text), text);
    String exception = form.group(1);
    String side = form.group(4);
    if (exception != null && side != null) {
      throw wrong(text, "an exception has no side");
    }
    if (exception != null) {
      return new Target.Throwing(exception, place);
    }
    return side == null ? new Target.OnLine(place) : new Target.OnSide(place, side(side, text));
  }

  private static SourcePlace place(String where, int line, String text) {
    if (where.indexOf('#') >= 0) {
      return new SourcePlace.MethodLine(MethodPattern.parse(where), line);
    }
    if (where.indexOf('.') < 0) {
      throw wrong(text, "`" + where + "` is neither a source file nor a method");
    }
    return new SourcePlace.FileLine(where.replace('\\', '/'), line);
  }

  private static int line(String digits, String text) {
    try {
      int line = Integer.parseInt(digits);
      if (line > 0) {
        return line;
      }
    } catch (NumberFormatException e) {
      // Too long for a number, and so for a line.
    }
    throw wrong(text, "there is no line " + digits);
  }

  private static Side side(String word, String text) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "true" -> Side.TRUE;
      case "false" -> Side.FALSE;
      default -> throw wrong(text, "a side is `true` or `false`");
    };
  }

  private static ProgramException wrong(String text, String why) {
    return new ProgramException(
        Problem.TARGET_SYNTAX,
        "`"
            + text
            + "` is not a target: "
            + why
            + "; write `Foo.java:42`, `com.acme.Foo#bar(int):42`, `Foo.java:42:true`,"
            + " `NullPointerException@Foo.java:42` or `markers`.");
  }
}
