package dev.quarry.engine.verify;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What the warnings of a rule claim. Each line of the table has the name of a rule, in which {@code
 * *} stands for anything, and a claim: {@code throws EXCEPTION}, {@code raises EXCEPTION} (calls
 * included), {@code never}, {@code constant}, {@code nullCheck}, {@code typeTest}, {@code
 * returnsNull}, or {@code nothing} if nobody should ask. The first line that fits counts. Empty
 * lines and those that begin with {@code #} mean nothing.
 */
public final class QuestionTable {
  private static final String OWN = "warnings.rules";

  private final List<Row> rows;

  private record Row(Pattern rule, Optional<Claim> claim) {}

  private QuestionTable(List<Row> rows) {
    this.rows = List.copyOf(rows);
  }

  /** The table that comes with Quarry. */
  public static QuestionTable standard() {
    try (InputStream in = QuestionTable.class.getResourceAsStream(OWN)) {
      if (in == null) {
        throw new IllegalStateException("The resource " + OWN + " is missing.");
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8), OWN);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a table.
   *
   * @param name of the file, for messages
   * @throws IllegalArgumentException if a line is none of a table
   */
  public static QuestionTable parse(String text, String name) {
    List<Row> rows = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      String words = line.strip();
      if (!words.isEmpty() && !words.startsWith("#")) {
        rows.add(row(words, name + ":" + number));
      }
    }
    return new QuestionTable(rows);
  }

  /** The same where the lines of another table come first. */
  public QuestionTable after(QuestionTable other) {
    List<Row> all = new ArrayList<>(other.rows);
    all.addAll(rows);
    return new QuestionTable(all);
  }

  /** What a warning of a rule claims; empty if the table does not say. */
  public Optional<Claim> claimOf(String rule) {
    return rows.stream()
        .filter(row -> row.rule().matcher(rule).matches())
        .findFirst()
        .flatMap(Row::claim);
  }

  private static Row row(String line, String place) {
    String[] words = line.split("\\s+");
    String pattern = "\\Q" + words[0].replace("*", "\\E.*\\Q") + "\\E";
    String kind = words.length > 1 ? words[1] : "";
    boolean hasException = kind.equals("throws") || kind.equals("raises");
    if (words.length == (hasException ? 3 : 2)) {
      switch (kind) {
        case "throws" -> {
          return row(pattern, new Claim.Throws(words[2], Claim.Origin.LINE));
        }
        case "raises" -> {
          return row(pattern, new Claim.Throws(words[2], Claim.Origin.CALLS));
        }
        case "never" -> {
          return row(pattern, new Claim.Never());
        }
        case "constant" -> {
          return row(pattern, new Claim.Constant(Claim.Test.ANY));
        }
        case "nullCheck" -> {
          return row(pattern, new Claim.Constant(Claim.Test.NULL));
        }
        case "typeTest" -> {
          return row(pattern, new Claim.Constant(Claim.Test.TYPE));
        }
        case "returnsNull" -> {
          return row(pattern, new Claim.ReturnsNull());
        }
        case "nothing" -> {
          return new Row(Pattern.compile(pattern), Optional.empty());
        }
        default -> {}
      }
    }
    throw new IllegalArgumentException(
        "%s: `%s` is no line of a table of rules; write the name of a rule and one of `throws"
                .formatted(place, line)
            + " EXCEPTION`, `raises EXCEPTION`, `never`, `constant`, `nullCheck`, `typeTest`,"
            + " `returnsNull` or `nothing`.");
  }

  private static Row row(String pattern, Claim claim) {
    return new Row(Pattern.compile(pattern), Optional.of(claim));
  }
}
