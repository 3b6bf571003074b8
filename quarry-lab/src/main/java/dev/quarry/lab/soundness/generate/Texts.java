package dev.quarry.lab.soundness.generate;

import static dev.quarry.lab.soundness.generate.Expressions.make;

import dev.quarry.lab.soundness.generate.Dice.Ways;
import java.util.List;

/** Grows texts and characters. */
final class Texts {
  private static final List<String> TEXTS =
      List.of("\"\"", "\"a\"", "\"b\"", "\"ab\"", "\"1\"", "\"-2\"", "\"Ab\"", "\" a\"");
  private static final List<String> CHARS = List.of("'a'", "'b'", "'c'", "'A'", "'0'", "'\\uffff'");

  private final Context context;
  private final Dice dice;
  private final Expressions all;

  Texts(Context context, Expressions all) {
    this.context = context;
    this.dice = context.dice();
    this.all = all;
  }

  Ways strings(Scope scope, int depth, Ways ways) {
    ways.add(4, () -> make(Kind.STRING, dice.of(TEXTS)));
    if (depth == 0) {
      return ways;
    }
    int inner = depth - 1;
    ways.add(2, () -> make(Kind.STRING, "(", text(scope, inner), " + ", text(scope, inner), ")"));
    ways.add(2, () -> make(Kind.STRING, "(", text(scope, inner), " + ", number(scope, 0), ")"));
    ways.add(1, () -> make(Kind.STRING, "String.valueOf(", number(scope, inner), ")"));
    ways.add(2, () -> make(Kind.STRING, text(scope, 0), ".substring(", number(scope, inner), ")"));
    ways.add(
        1,
        () ->
            make(
                Kind.STRING,
                text(scope, inner),
                dice.of(
                    List.of(
                        ".toUpperCase()",
                        ".toLowerCase()",
                        ".trim()",
                        ".strip()",
                        ".intern()",
                        ".toString()",
                        ".replace('a', 'b')",
                        ".replace(\"ab\", \"c\")",
                        ".concat(\"b\")"))));
    ways.add(1, () -> make(Kind.STRING, text(scope, 0), ".repeat(", number(scope, inner), " % 3)"));
    ways.add(1, () -> make(Kind.STRING, "new String(", text(scope, 0), ")"));
    ways.add(
        1,
        () ->
            make(
                Kind.STRING,
                "new StringBuilder(",
                text(scope, 0),
                ").append(",
                number(scope, 0),
                ")" + dice.of(List.of("", ".reverse()")) + ".toString()"));
    ways.addIf(
        context.has(Theme.CHARS),
        2,
        () -> make(Kind.STRING, "(", text(scope, 0), " + ", letter(scope, inner), ")"));
    ways.addIf(
        context.has(Theme.ENUMS),
        1,
        () -> make(Kind.STRING, all.of(Kind.COLOUR, scope, 0), ".name()"));
    ways.addIf(
        context.has(Theme.OBJECTS),
        1,
        () -> make(Kind.STRING, "(\"\" + ", all.of(Kind.SHAPE, scope, 0), ")"));
    return ways;
  }

  Ways chars(Scope scope, int depth, Ways ways) {
    ways.add(3, () -> make(Kind.CHAR, dice.of(CHARS)));
    if (depth == 0) {
      return ways;
    }
    int inner = depth - 1;
    ways.add(2, () -> make(Kind.CHAR, "((char) (", letter(scope, inner), " + 1))"));
    ways.add(1, () -> make(Kind.CHAR, "((char) (", number(scope, inner), "))"));
    ways.add(1, () -> make(Kind.CHAR, "Character.toUpperCase(", letter(scope, inner), ")"));
    ways.addIf(
        context.has(Theme.STRINGS),
        3,
        () -> make(Kind.CHAR, text(scope, 0), ".charAt(", number(scope, inner), ")"));
    return ways;
  }

  private Node text(Scope scope, int depth) {
    return all.of(Kind.STRING, scope, depth);
  }

  private Node number(Scope scope, int depth) {
    return all.of(Kind.INT, scope, depth);
  }

  private Node letter(Scope scope, int depth) {
    return all.of(Kind.CHAR, scope, depth);
  }
}
