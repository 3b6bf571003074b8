package dev.quarry.lab.soundness.generate;

import static dev.quarry.lab.soundness.generate.Node.statement;

import dev.quarry.lab.soundness.generate.Dice.Ways;
import java.util.ArrayList;
import java.util.List;

/** Grows loops of a few rounds, whose counters nothing else changes. */
final class Loops {
  private static final int MOST_ROUNDS = 3;

  private final Context context;
  private final Dice dice;
  private final Expressions expressions;
  private final Statements statements;

  Loops(Context context, Expressions expressions, Statements statements) {
    this.context = context;
    this.dice = context.dice();
    this.expressions = expressions;
    this.statements = statements;
  }

  Node one(Scope scope, int nesting) {
    Ways ways = new Ways();
    ways.add(3, () -> counting(scope, nesting));
    ways.add(1, () -> nested(scope));
    ways.add(1, () -> waiting(scope, nesting));
    ways.addIf(
        context.has(Theme.ARRAYS), 3, () -> over("int", Kind.INT, Kind.INTS, "", scope, nesting));
    ways.addIf(
        context.has(Theme.COLLECTIONS),
        3,
        () -> over("Integer", Kind.BOX, Kind.LIST, "", scope, nesting));
    ways.addIf(
        context.has(Theme.STRINGS),
        2,
        () -> over("char", Kind.CHAR, Kind.STRING, ".toCharArray()", scope, nesting));
    return ways.take(dice);
  }

  private Node counting(Scope scope, int nesting) {
    String name = scope.fresh("i");
    Scope inner = scope.inner();
    inner.add(new Variable(name, Kind.INT, Variable.Use.COUNTED));
    Node rounds =
        dice.oneIn(2)
            ? Expressions.make(Kind.INT, 1 + dice.below(MOST_ROUNDS))
            : Expressions.make(
                Kind.INT,
                "Math.min(" + MOST_ROUNDS + ", ",
                expressions.of(Kind.INT, scope, 1),
                ")");
    return statement(
        "for (int " + name + " = 0; " + name + " < ",
        rounds,
        "; " + name + "++) {\n",
        round(inner, nesting, ""),
        "}\n");
  }

  /** What a loop repeats: statements, and perhaps a way out. */
  private Node round(Scope scope, int nesting, String label) {
    List<Node> nodes = new ArrayList<>(statements.several(scope, 1 + dice.below(2), nesting));
    if (dice.oneIn(2)) {
      String exit = dice.of(List.of("break", "continue"));
      nodes.add(
          statement(
              "if (",
              expressions.of(Kind.BOOLEAN, scope, 1),
              ") {\n",
              Node.block(List.of(statement(exit + label + ";\n"))),
              "}\n"));
    }
    nodes.add(statements.change(scope));
    return Node.block(nodes);
  }

  private Node nested(Scope scope) {
    String label = scope.fresh("loop");
    String first = scope.fresh("i");
    String second = scope.fresh("i");
    Scope inner = scope.inner();
    inner.add(new Variable(first, Kind.INT, Variable.Use.COUNTED));
    inner.add(new Variable(second, Kind.INT, Variable.Use.COUNTED));
    return statement(
        label + ":\n",
        "for (int %s = 0; %s < 2; %s++) {\n".formatted(first, first, first),
        "for (int %s = 0; %s < 2; %s++) {\n".formatted(second, second, second),
        round(inner, 0, " " + label),
        "}\n",
        "}\n");
  }

  private Node waiting(Scope scope, int nesting) {
    String name = scope.fresh("n");
    Scope inner = scope.inner();
    int rounds = 1 + dice.below(MOST_ROUNDS);
    Node test = expressions.of(Kind.BOOLEAN, scope, 1);
    Node body = Node.block(statements.several(inner, 1, nesting));
    return dice.oneIn(2)
        ? statement(
            "int " + name + " = 0;\n",
            "while (" + name + "++ < " + rounds + " && ",
            test,
            ") {\n",
            body,
            "}\n")
        : statement(
            "int " + name + " = " + rounds + ";\n",
            "do {\n",
            body,
            "} while (--" + name + " > 0 && ",
            test,
            ");\n");
  }

  private Node over(String type, Kind kind, Kind of, String call, Scope scope, int nesting) {
    String name = scope.fresh("e");
    Node all = expressions.of(of, scope, 1);
    Scope inner = scope.inner();
    inner.add(new Variable(name, kind, Variable.Use.FIXED));
    return statement(
        "for (" + type + " " + name + " : ", all, call + ") {\n", round(inner, nesting, ""), "}\n");
  }
}
