package dev.quarry.solver.smt.child;

import dev.quarry.solver.smt.SmtAnswer.Malformed;
import dev.quarry.solver.smt.text.Command;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a solver's parser objects to, with the place cut out of its message. */
final class Objection extends Exception {
  // Bitwuzla: <string>:3:15: undefined symbol 'y'
  private static final Pattern BITWUZLA =
      Pattern.compile("<string>:(\\d+):(\\d+): (.*)", Pattern.DOTALL);
  // Z3: (error "line 3 column 15: unknown constant y")
  private static final Pattern Z3 =
      Pattern.compile("\\(error \"line (\\d+) column (\\d+): (.*?)\"\\)\\s*", Pattern.DOTALL);

  private final int line;
  private final int column;

  private Objection(String message, int line, int column) {
    super(message);
    this.line = line;
    this.column = column;
  }

  static Objection of(@Nullable String solverMessage) {
    String message = solverMessage == null ? "no message" : solverMessage;
    for (Pattern pattern : new Pattern[] {BITWUZLA, Z3}) {
      Matcher matcher = pattern.matcher(message);
      if (matcher.find()) {
        return new Objection(
            matcher.group(3).strip(),
            Integer.parseInt(matcher.group(1)),
            Integer.parseInt(matcher.group(2)));
      }
    }
    return new Objection(message.strip(), 1, 0);
  }

  /** The same objection, its place counted from the start of the script that has the command. */
  Objection within(Command command) {
    boolean firstLine = line == 1;
    return new Objection(
        String.valueOf(getMessage()),
        command.line() + line - 1,
        firstLine ? command.column() + Math.max(column, 1) - 1 : column);
  }

  /**
   * The same objection, its line counted from after the first {@code lines} lines, its column from
   * 1 and not from 0.
   */
  Objection afterLines(int lines) {
    return new Objection(String.valueOf(getMessage()), Math.max(1, line - lines), column + 1);
  }

  /** The same objection, in a longer text that starts with {@code columns} characters of ours. */
  Objection shifted(int columns, String where) {
    return new Objection(
        where + ": " + getMessage(), line, line == 1 ? Math.max(column - columns, 0) : column);
  }

  Malformed answer(Duration elapsed) {
    return new Malformed(String.valueOf(getMessage()), line, column, elapsed);
  }
}
