package dev.quarry.lab.soundness.generate;

import static dev.quarry.lab.soundness.generate.Node.statement;

import dev.quarry.lab.soundness.generate.Dice.Ways;
import java.util.ArrayList;
import java.util.List;

/** Grows switches, of the old form with and without falling through, and of the new one. */
final class Choices {
  private final Context context;
  private final Dice dice;
  private final Expressions expressions;
  private final Statements statements;

  Choices(Context context, Expressions expressions, Statements statements) {
    this.context = context;
    this.dice = context.dice();
    this.expressions = expressions;
    this.statements = statements;
  }

  Node one(Scope scope, int nesting) {
    Ways ways = new Ways();
    ways.add(3, () -> of(Kind.INT, List.of("-1", "0", "1", "2", "100"), scope, nesting));
    ways.addIf(
        context.has(Theme.STRINGS),
        3,
        () ->
            of(
                Kind.STRING,
                List.of("\"\"", "\"a\"", "\"ab\"", "\"Aa\"", "\"BB\""),
                scope,
                nesting));
    ways.addIf(
        context.has(Theme.ENUMS),
        3,
        () -> of(Kind.COLOUR, List.of("RED", "GREEN", "BLUE"), scope, nesting));
    ways.addIf(
        context.has(Theme.CHARS),
        2,
        () -> of(Kind.CHAR, List.of("'a'", "'b'", "'c'", "'A'"), scope, nesting));
    return ways.take(dice);
  }

  private Node of(Kind kind, List<String> values, Scope scope, int nesting) {
    Node selector = expressions.of(kind, scope, 1);
    List<String> labels = dice.some(values, 2 + dice.below(2));
    boolean isNew = dice.oneIn(2);
    List<Object> parts = new ArrayList<>(List.of("switch (", selector, ") {\n"));
    for (String label : labels) {
      parts.add(branch("case " + label, isNew, scope, nesting));
    }
    if (dice.below(3) > 0) {
      parts.add(branch("default", isNew, scope, nesting));
    }
    parts.add("}\n");
    return statement(parts.toArray());
  }

  private Node branch(String label, boolean isNew, Scope scope, int nesting) {
    boolean isLeaving = dice.oneIn(5);
    Node body = isLeaving ? statements.leaving(scope, 0) : statements.body(scope, nesting);
    if (isNew) {
      return Node.of(Role.CASE, "", label + " -> {\n", body, "}\n");
    }
    // In braces, so that variables of one case are none of the next.
    String end = isLeaving || dice.oneIn(3) ? "}\n" : "}\nbreak;\n";
    return Node.of(Role.CASE, "", label + ":\n{\n", body, end);
  }
}
