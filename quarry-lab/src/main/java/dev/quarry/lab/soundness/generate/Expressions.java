package dev.quarry.lab.soundness.generate;

import dev.quarry.lab.soundness.generate.Dice.Ways;
import java.util.ArrayList;
import java.util.List;

/** Grows expressions of any type. */
final class Expressions {
  private final Context context;
  private final Dice dice;
  private final Numbers numbers;
  private final Truths truths;
  private final Texts texts;
  private final Things things;
  private final Derivations derivations;

  Expressions(Context context) {
    this.context = context;
    this.dice = context.dice();
    this.numbers = new Numbers(context, this);
    this.truths = new Truths(context, this);
    this.texts = new Texts(context, this);
    this.things = new Things(context, this);
    this.derivations = new Derivations(dice);
  }

  /** An expression of a type, so many levels deep at most. */
  Node of(Kind kind, Scope scope, int depth) {
    Ways ways = new Ways();
    List<Variable> variables = scope.all(kind);
    ways.addIf(!variables.isEmpty(), depth > 0 ? 4 : 20, () -> mention(kind, variables));
    if (variables.isEmpty() && depth == 0) {
      derivations.add(kind, scope, ways);
    }
    if (depth > 0) {
      common(kind, scope, depth - 1, ways);
    }
    return (switch (kind) {
          case INT -> numbers.ints(scope, depth, ways);
          case LONG -> numbers.longs(scope, depth, ways);
          case DOUBLE -> numbers.doubles(scope, depth, ways);
          case CHAR -> texts.chars(scope, depth, ways);
          case BOOLEAN -> truths.of(scope, depth, ways);
          case STRING -> texts.strings(scope, depth, ways);
          default -> things.of(kind, scope, depth, ways);
        })
        .take(dice);
  }

  private Node mention(Kind kind, List<Variable> variables) {
    return make(kind, dice.of(variables).name());
  }

  /** What there is of every type: choices and calls. */
  private void common(Kind kind, Scope scope, int depth, Ways ways) {
    if (kind != Kind.FUNCTION && kind != Kind.OBJECT) {
      ways.add(
          1,
          () ->
              make(
                  kind,
                  "(",
                  of(Kind.BOOLEAN, scope, depth),
                  " ? ",
                  of(kind, scope, depth),
                  " : ",
                  of(kind, scope, depth),
                  ")"));
    }
    List<Context.Method> methods = context.methods(kind);
    ways.addIf(!methods.isEmpty(), 3, () -> call(dice.of(methods), scope, depth));
    boolean isSwitched = context.has(Theme.SWITCHES) && kind != Kind.FUNCTION;
    ways.addIf(isSwitched, 1, () -> choice(kind, scope, depth));
  }

  private Node call(Context.Method method, Scope scope, int depth) {
    List<Object> parts = new ArrayList<>(List.of(method.name() + "("));
    for (int i = 0; i < method.parameters().size(); i++) {
      parts.add(i == 0 ? "" : ", ");
      parts.add(of(method.parameters().get(i), scope, depth));
    }
    parts.add(")");
    return make(method.result(), parts.toArray());
  }

  /** A switch expression, on one line. */
  private Node choice(Kind kind, Scope scope, int depth) {
    return make(
        kind,
        "(switch (",
        of(Kind.INT, scope, depth),
        ") { case " + dice.below(2) + " -> ",
        of(kind, scope, depth),
        "; case " + (2 + dice.below(2)) + ", -1 -> ",
        of(kind, scope, 0),
        "; default -> ",
        of(kind, scope, depth),
        "; })");
  }

  /** An expression of a type out of texts and expressions. */
  static Node make(Kind kind, Object... parts) {
    return Node.of(Role.EXPRESSION, kind.name(), parts);
  }
}
