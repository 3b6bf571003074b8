package dev.quarry.lab.soundness.generate;

import static dev.quarry.lab.soundness.generate.Node.statement;

import java.util.ArrayList;
import java.util.List;

/** Grows try statements. */
final class Handlers {
  private static final List<String> EXCEPTIONS =
      List.of(
          "ArithmeticException",
          "NullPointerException",
          "IndexOutOfBoundsException",
          "ArrayIndexOutOfBoundsException",
          "NegativeArraySizeException",
          "ClassCastException",
          "NumberFormatException",
          "IllegalArgumentException",
          "IllegalStateException",
          "UnsupportedOperationException",
          "Oops",
          "RuntimeException");

  private final Dice dice;
  private final Expressions expressions;
  private final Statements statements;

  Handlers(Context context, Expressions expressions, Statements statements) {
    this.dice = context.dice();
    this.expressions = expressions;
    this.statements = statements;
  }

  Node one(Scope scope, int nesting) {
    List<Object> parts = new ArrayList<>(List.of("try {\n", tried(scope, nesting)));
    int kind = dice.below(4);
    if (kind > 0) {
      parts.add(handler(dice.of(EXCEPTIONS.subList(0, EXCEPTIONS.size() - 1)), scope));
    }
    if (kind == 3) {
      parts.add(handler("RuntimeException", scope));
    }
    if (kind < 2) {
      parts.add("} finally {\n");
      parts.add(statements.body(scope, 0));
    }
    parts.add("}\n");
    return statement(parts.toArray());
  }

  private Node tried(Scope scope, int nesting) {
    Scope inner = scope.inner();
    List<Node> nodes = new ArrayList<>(statements.several(inner, 1 + dice.below(2), nesting));
    if (dice.oneIn(3)) {
      nodes.add(
          statement(
              "if (",
              expressions.of(Kind.BOOLEAN, inner, 1),
              ") {\n",
              Node.block(List.of(statements.raise(inner))),
              "}\n"));
    }
    return Node.block(nodes);
  }

  private Node handler(String exception, Scope scope) {
    String name = scope.fresh("x");
    Scope inner = scope.inner();
    if (exception.equals("Oops")) {
      inner.add(new Variable(name + ".code", Kind.INT, Variable.Use.FIXED));
    }
    Node body = dice.oneIn(4) ? statements.leaving(inner, 0) : statements.body(inner, 0);
    return Node.of(Role.CASE, "", "} catch (" + exception + " " + name + ") {\n", body);
  }
}
