package dev.quarry.lab.soundness.generate;

import static dev.quarry.lab.soundness.generate.Node.statement;

import dev.quarry.lab.soundness.generate.Dice.Ways;
import dev.quarry.lab.soundness.generate.Variable.Use;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Grows statements, each on lines of its own. What it grows always ends. */
final class Statements {
  private static final int DEEP = 2;
  private static final List<String> COMPOUND =
      List.of("+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ">>>=");

  private final Context context;
  private final Dice dice;
  private final Expressions expressions;
  private final @Nullable Kind result;
  private final Loops loops;
  private final Choices choices;
  private final Handlers handlers;

  /**
   * @param result the type that the method returns; null in an initialiser, which does not
   */
  Statements(Context context, Expressions expressions, @Nullable Kind result) {
    this.context = context;
    this.dice = context.dice();
    this.expressions = expressions;
    this.result = result;
    this.loops = new Loops(context, expressions, this);
    this.choices = new Choices(context, expressions, this);
    this.handlers = new Handlers(context, expressions, this);
  }

  /** So many statements, or one more, and nested ones so many levels deep. */
  List<Node> several(Scope scope, int count, int nesting) {
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      nodes.add(one(scope, nesting));
    }
    return nodes;
  }

  /** A block in braces; the text before it ends with the opening one. */
  Node body(Scope scope, int nesting) {
    return Node.block(several(scope.inner(), 1 + dice.below(2), nesting));
  }

  /** A block that may leave the method, or the loop, at its end. */
  Node leaving(Scope scope, int nesting) {
    Kind returned = result;
    Scope inner = scope.inner();
    List<Node> nodes = several(inner, dice.below(2), nesting);
    if (returned == null) {
      nodes.add(change(inner));
    } else if (dice.oneIn(3) && context.has(Theme.EXCEPTIONS)) {
      nodes.add(raise(inner));
    } else {
      nodes.add(statement("return ", expressions.of(returned, inner, 1), ";\n"));
    }
    return Node.block(nodes);
  }

  private Node one(Scope scope, int nesting) {
    Ways ways = new Ways();
    ways.add(4, () -> declaration(scope));
    ways.add(5, () -> change(scope));
    if (nesting > 0) {
      int inner = nesting - 1;
      ways.add(6, () -> condition(scope, inner));
      ways.add(context.has(Theme.LOOPS) ? 4 : 1, () -> loops.one(scope, inner));
      ways.addIf(context.has(Theme.SWITCHES), 4, () -> choices.one(scope, inner));
      ways.addIf(context.has(Theme.EXCEPTIONS), 5, () -> handlers.one(scope, inner));
    }
    return ways.take(dice);
  }

  Node declaration(Scope scope) {
    Kind kind = dice.of(context.kinds());
    Node value = expressions.of(kind, scope, DEEP);
    Variable variable =
        scope.add(kind, kind == Kind.FUNCTION || dice.oneIn(3) ? Use.FIXED : Use.ASSIGNED);
    return statement(kind.java() + " " + variable.name() + " = ", value, ";\n");
  }

  private Node condition(Scope scope, int inner) {
    Node test = expressions.of(Kind.BOOLEAN, scope, DEEP);
    Node then = dice.oneIn(3) ? leaving(scope, inner) : body(scope, inner);
    return dice.oneIn(2)
        ? statement("if (", test, ") {\n", then, "}\n")
        : statement("if (", test, ") {\n", then, "} else {\n", body(scope, inner), "}\n");
  }

  Node raise(Scope scope) {
    return dice.oneIn(2)
        ? statement("throw new Oops(", expressions.of(Kind.INT, scope, 1), ");\n")
        : statement(
            "throw new "
                + dice.of(
                    List.of(
                        "IllegalStateException()",
                        "IllegalArgumentException()",
                        "ArithmeticException()"))
                + ";\n");
  }

  /** An assignment, or a call that changes something. */
  Node change(Scope scope) {
    Ways ways = new Ways();
    for (Kind kind : List.of(Kind.INT, Kind.LONG, Kind.DOUBLE, Kind.CHAR)) {
      List<Variable> variables = scope.assigned(kind);
      ways.addIf(!variables.isEmpty(), 2, () -> compound(kind, variables, scope));
    }
    for (Kind kind : Kind.values()) {
      List<Variable> variables = scope.assigned(kind);
      ways.addIf(
          !variables.isEmpty(),
          2,
          () ->
              statement(
                  dice.of(variables).name() + " = ", expressions.of(kind, scope, DEEP), ";\n"));
    }
    List<Variable> texts = scope.assigned(Kind.STRING);
    ways.addIf(
        !texts.isEmpty(), 2, () -> statement(dice.of(texts).name() + " += ", any(scope), ";\n"));
    ofThings(scope, ways);
    ways.add(1, () -> declaration(scope));
    return ways.take(dice);
  }

  private Node compound(Kind kind, List<Variable> variables, Scope scope) {
    String name = dice.of(variables).name();
    if (dice.oneIn(3)) {
      return statement(name + dice.of(List.of("++", "--")) + ";\n");
    }
    List<String> operators = kind == Kind.DOUBLE ? COMPOUND.subList(0, 4) : COMPOUND;
    Kind operand = kind == Kind.INT && context.has(Theme.LONGS) ? Kind.LONG : Kind.INT;
    return statement(
        name + " " + dice.of(operators) + " ",
        expressions.of(dice.oneIn(2) ? operand : Kind.INT, scope, 1),
        ";\n");
  }

  private Node any(Scope scope) {
    return expressions.of(dice.of(List.of(Kind.INT, Kind.STRING, Kind.BOOLEAN)), scope, 1);
  }

  private void ofThings(Scope scope, Ways ways) {
    store(Kind.INTS, scope, ways, 4, (name, index) -> name + "[" + index + "]");
    store(Kind.SHAPE, scope, ways, 4, (name, index) -> name + ".size");
    store(Kind.COLOUR, scope, ways, 3, (name, index) -> name + ".uses");
    call(Kind.LIST, scope, ways, ".add(", Kind.INT);
    call(Kind.LIST, scope, ways, ".remove(", Kind.INT);
    List<Variable> maps = scope.all(Kind.MAP);
    ways.addIf(
        !maps.isEmpty(),
        3,
        () ->
            statement(
                dice.of(maps).name() + ".put(",
                expressions.of(Kind.STRING, scope, 1),
                ", ",
                expressions.of(Kind.INT, scope, 1),
                ");\n"));
  }

  /** How a place in something is written. */
  private interface Member {
    String of(String name, String index);
  }

  private void store(Kind kind, Scope scope, Ways ways, int weight, Member member) {
    List<Variable> variables = scope.all(kind);
    ways.addIf(
        !variables.isEmpty(),
        weight,
        () -> {
          List<Variable> indices = scope.all(Kind.INT);
          String index =
              indices.isEmpty() || dice.oneIn(2)
                  ? String.valueOf(dice.below(3))
                  : dice.of(indices).name();
          String place = member.of(dice.of(variables).name(), index);
          return dice.oneIn(4)
              ? statement(place + "++;\n")
              : statement(
                  place + " " + dice.of(List.of("=", "=", "+=", "-=", "*=")) + " ",
                  expressions.of(Kind.INT, scope, 1),
                  ";\n");
        });
  }

  private void call(Kind kind, Scope scope, Ways ways, String call, Kind argument) {
    List<Variable> variables = scope.all(kind);
    ways.addIf(
        !variables.isEmpty(),
        2,
        () ->
            statement(
                dice.of(variables).name() + call, expressions.of(argument, scope, 1), ");\n"));
  }
}
