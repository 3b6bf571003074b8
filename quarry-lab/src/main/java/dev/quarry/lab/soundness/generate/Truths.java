package dev.quarry.lab.soundness.generate;

import static dev.quarry.lab.soundness.generate.Expressions.make;

import dev.quarry.lab.soundness.generate.Dice.Ways;
import java.util.List;

/** Grows conditions. */
final class Truths {
  private static final List<String> ORDERS = List.of("<", "<=", ">", ">=", "==", "!=");
  private static final List<String> EQUALITIES = List.of("==", "!=");

  private final Context context;
  private final Dice dice;
  private final Expressions all;

  Truths(Context context, Expressions all) {
    this.context = context;
    this.dice = context.dice();
    this.all = all;
  }

  Ways of(Scope scope, int depth, Ways ways) {
    if (depth == 0) {
      return ways.add(1, () -> make(Kind.BOOLEAN, dice.of(Kind.BOOLEAN.simple())));
    }
    int inner = depth - 1;
    ways.add(6, () -> compared(Kind.INT, ORDERS, scope, inner));
    ways.add(
        2,
        () ->
            make(
                Kind.BOOLEAN,
                "(",
                truth(scope, inner),
                " " + dice.of(List.of("&&", "&&", "||", "||", "^", "&", "|")) + " ",
                truth(scope, inner),
                ")"));
    ways.add(1, () -> make(Kind.BOOLEAN, "!", truth(scope, inner)));
    ways.addIf(context.has(Theme.LONGS), 3, () -> compared(Kind.LONG, ORDERS, scope, inner));
    ways.addIf(context.has(Theme.DOUBLES), 4, () -> compared(Kind.DOUBLE, ORDERS, scope, inner));
    ways.addIf(
        context.has(Theme.DOUBLES),
        1,
        () -> make(Kind.BOOLEAN, "Double.isNaN(", all.of(Kind.DOUBLE, scope, inner), ")"));
    ways.addIf(context.has(Theme.CHARS), 3, () -> compared(Kind.CHAR, ORDERS, scope, inner));
    ways.addIf(context.has(Theme.BOXES), 2, () -> compared(Kind.BOX, EQUALITIES, scope, inner));
    ways.addIf(context.has(Theme.BOXES), 1, () -> asked(Kind.BOX, ".equals(", Kind.BOX, scope));
    ofTexts(scope, inner, ways);
    ofThings(scope, inner, ways);
    return ways;
  }

  private void ofTexts(Scope scope, int inner, Ways ways) {
    if (context.has(Theme.STRINGS)) {
      ways.add(1, () -> made(Kind.STRING, EQUALITIES, scope));
      ways.addIf(context.has(Theme.IDENTITY), 4, () -> compared(Kind.STRING, EQUALITIES, scope, 0));
      ways.add(3, () -> asked(Kind.STRING, ".equals(", Kind.STRING, scope));
      ways.add(
          2,
          () ->
              asked(
                  Kind.STRING,
                  dice.of(List.of(".startsWith(", ".endsWith(", ".contains(")),
                  Kind.STRING,
                  scope));
      ways.add(1, () -> asked(Kind.STRING, ".equalsIgnoreCase(", Kind.STRING, scope));
      ways.add(1, () -> make(Kind.BOOLEAN, all.of(Kind.STRING, scope, inner), ".isEmpty()"));
      ways.add(1, () -> isNull(Kind.STRING, scope));
    }
  }

  private void ofThings(Scope scope, int inner, Ways ways) {
    if (context.has(Theme.OBJECTS)) {
      ways.add(2, () -> compared(Kind.SHAPE, EQUALITIES, scope, 0));
      ways.add(2, () -> isInstance(scope));
      ways.add(1, () -> isNull(Kind.SHAPE, scope));
      ways.addIf(!scope.all(Kind.OBJECT).isEmpty(), 3, () -> isSome(scope));
    }
    if (context.has(Theme.ENUMS)) {
      ways.add(2, () -> compared(Kind.COLOUR, EQUALITIES, scope, inner));
    }
    if (context.has(Theme.RECORDS)) {
      ways.add(1, () -> asked(Kind.PAIR, ".equals(", Kind.PAIR, scope));
      ways.add(1, () -> compared(Kind.PAIR, EQUALITIES, scope, 0));
    }
    if (context.has(Theme.ARRAYS)) {
      ways.add(1, () -> compared(Kind.INTS, EQUALITIES, scope, 0));
    }
    if (context.has(Theme.COLLECTIONS)) {
      ways.add(2, () -> asked(Kind.LIST, ".contains(", Kind.INT, scope));
      ways.add(2, () -> asked(Kind.MAP, ".containsKey(", Kind.STRING, scope));
      ways.add(1, () -> make(Kind.BOOLEAN, all.of(Kind.MAYBE, scope, inner), ".isPresent()"));
      ways.add(1, () -> make(Kind.BOOLEAN, all.of(Kind.LIST, scope, 0), ".isEmpty()"));
    }
  }

  /** With a pattern whose variable is asked in the same condition. */
  private Node isInstance(Scope scope) {
    String name = scope.fresh("p");
    Scope with = scope.inner();
    with.add(new Variable(name, Kind.SHAPE, Variable.Use.FIXED));
    return dice.oneIn(2)
        ? make(Kind.BOOLEAN, "((Shape) ", all.of(Kind.SHAPE, scope, 0), " instanceof Square)")
        : make(
            Kind.BOOLEAN,
            "((Shape) ",
            all.of(Kind.SHAPE, scope, 0),
            " instanceof Square " + name + " && " + name + ".edge ",
            dice.of(ORDERS) + " ",
            all.of(Kind.INT, with, 1),
            ")");
  }

  private Node isSome(Scope scope) {
    String name = scope.fresh("p");
    String object = dice.of(scope.all(Kind.OBJECT)).name();
    return switch (dice.below(4)) {
      case 0 ->
          make(
              Kind.BOOLEAN,
              "(" + object + " instanceof Integer " + name + " && " + name,
              " " + dice.of(ORDERS) + " ",
              all.of(Kind.INT, scope, 0),
              ")");
      case 1 ->
          make(
              Kind.BOOLEAN,
              "(" + object + " instanceof String " + name + " && " + name + ".length() == ",
              all.of(Kind.INT, scope, 0),
              ")");
      case 2 -> make(Kind.BOOLEAN, "(" + object + " instanceof Shape)");
      default -> make(Kind.BOOLEAN, "(" + object + " == null)");
    };
  }

  private Node isNull(Kind kind, Scope scope) {
    return make(
        Kind.BOOLEAN, "(", all.of(kind, scope, 0), dice.oneIn(2) ? " == null)" : " != null)");
  }

  /** Identity of texts that the program has made itself; of inputs nobody knows it. */
  private Node made(Kind kind, List<String> operators, Scope scope) {
    Scope without = Scope.of(new Scope.Names());
    scope.all(Kind.INT).forEach(without::add);
    return compared(kind, operators, without, 1);
  }

  private Node compared(Kind kind, List<String> operators, Scope scope, int depth) {
    return make(
        Kind.BOOLEAN,
        "(",
        all.of(kind, scope, depth),
        " " + dice.of(operators) + " ",
        all.of(kind, scope, depth),
        ")");
  }

  private Node asked(Kind kind, String call, Kind argument, Scope scope) {
    return make(Kind.BOOLEAN, all.of(kind, scope, 0), call, all.of(argument, scope, 0), ")");
  }

  private Node truth(Scope scope, int depth) {
    return all.of(Kind.BOOLEAN, scope, depth);
  }
}
