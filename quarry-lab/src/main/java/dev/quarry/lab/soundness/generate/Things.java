package dev.quarry.lab.soundness.generate;

import static dev.quarry.lab.soundness.generate.Expressions.make;

import dev.quarry.lab.soundness.generate.Dice.Ways;
import java.util.List;

/** Grows expressions of reference types other than texts. */
final class Things {
  private final Context context;
  private final Dice dice;
  private final Expressions all;

  Things(Context context, Expressions all) {
    this.context = context;
    this.dice = context.dice();
    this.all = all;
  }

  Ways of(Kind kind, Scope scope, int depth, Ways ways) {
    switch (kind) {
      case BOX -> boxes(scope, depth, ways);
      case INTS -> arrays(scope, depth, ways);
      case SHAPE -> shapes(scope, depth, ways);
      case COLOUR -> colours(scope, depth, ways);
      case PAIR ->
          ways.add(
              3,
              () -> make(Kind.PAIR, "new Pair(", one(scope, depth), ", ", one(scope, depth), ")"));
      case LIST -> lists(scope, depth, ways);
      case MAP ->
          ways.add(
              2,
              () ->
                  make(
                      Kind.MAP,
                      dice.oneIn(3) ? "new TreeMap<>(Map.of(" : "new HashMap<>(Map.of(",
                      all.of(Kind.STRING, scope, depth),
                      ", ",
                      one(scope, depth),
                      "))"));
      case MAYBE -> maybes(scope, depth, ways);
      case FUNCTION -> functions(scope, depth, ways);
      default -> objects(scope, depth, ways);
    }
    return ways;
  }

  private void boxes(Scope scope, int depth, Ways ways) {
    ways.add(3, () -> make(Kind.BOX, "Integer.valueOf(", one(scope, depth), ")"));
    ways.add(2, () -> make(Kind.BOX, "((Integer) (", one(scope, depth), "))"));
    ways.add(1, () -> make(Kind.BOX, "((Integer) null)"));
  }

  private void arrays(Scope scope, int depth, Ways ways) {
    ways.add(
        3, () -> make(Kind.INTS, "(new int[] {", one(scope, depth), ", ", one(scope, 0), "})"));
    ways.add(1, () -> make(Kind.INTS, "(new int[] {})"));
    ways.add(1, () -> make(Kind.INTS, "(new int[", one(scope, depth), " % 4])"));
    ways.addIf(depth > 0, 1, () -> make(Kind.INTS, all.of(Kind.INTS, scope, 0), ".clone()"));
  }

  private void shapes(Scope scope, int depth, Ways ways) {
    ways.add(3, () -> make(Kind.SHAPE, "new Shape(", one(scope, depth), ")"));
    ways.add(3, () -> make(Kind.SHAPE, "new Square(", one(scope, depth), ", ", one(scope, 0), ")"));
    ways.add(1, () -> make(Kind.SHAPE, "((Shape) null)"));
    ways.addIf(
        depth > 0, 1, () -> make(Kind.SHAPE, "((Square) ", all.of(Kind.SHAPE, scope, 0), ")"));
  }

  private void colours(Scope scope, int depth, Ways ways) {
    ways.add(4, () -> make(Kind.COLOUR, "Colour." + dice.of(List.of("RED", "GREEN", "BLUE"))));
    ways.addIf(
        depth > 0, 1, () -> make(Kind.COLOUR, "Colour.values()[", one(scope, depth - 1), "]"));
    ways.addIf(
        depth > 0 && context.has(Theme.STRINGS),
        1,
        () -> make(Kind.COLOUR, "Colour.valueOf(", all.of(Kind.STRING, scope, depth - 1), ")"));
    ways.addIf(
        depth > 0, 1, () -> make(Kind.COLOUR, all.of(Kind.COLOUR, scope, depth - 1), ".next()"));
  }

  private void lists(Scope scope, int depth, Ways ways) {
    ways.add(
        3,
        () ->
            make(
                Kind.LIST,
                "new " + dice.of(List.of("ArrayList", "LinkedList")) + "<>(List.of(",
                one(scope, depth),
                ", ",
                one(scope, 0),
                "))"));
    ways.add(1, () -> make(Kind.LIST, "List.of(", one(scope, depth), ")"));
    ways.add(1, () -> make(Kind.LIST, "new ArrayList<Integer>()"));
  }

  private void maybes(Scope scope, int depth, Ways ways) {
    ways.add(2, () -> make(Kind.MAYBE, "Optional.of(", one(scope, depth), ")"));
    ways.add(1, () -> make(Kind.MAYBE, "Optional.<Integer>empty()"));
    ways.addIf(
        depth > 0,
        2,
        () -> {
          Scope inside = scope.lambda();
          var parameter = new Variable(scope.fresh("w"), Kind.INT, Variable.Use.FIXED);
          inside.add(parameter);
          return dice.oneIn(2)
              ? make(
                  Kind.MAYBE,
                  all.of(Kind.MAYBE, scope, 0),
                  ".map(" + parameter.name() + " -> ",
                  all.of(Kind.INT, inside, depth - 1),
                  ")")
              : make(
                  Kind.MAYBE,
                  all.of(Kind.MAYBE, scope, 0),
                  ".filter(" + parameter.name() + " -> ",
                  all.of(Kind.BOOLEAN, inside, 1),
                  ")");
        });
  }

  private void functions(Scope scope, int depth, Ways ways) {
    ways.add(
        4,
        () -> {
          Scope inside = scope.lambda();
          var parameter = new Variable(scope.fresh("w"), Kind.INT, Variable.Use.FIXED);
          inside.add(parameter);
          return make(
              Kind.FUNCTION, parameter.name() + " -> ", all.of(Kind.INT, inside, depth + 1));
        });
    ways.add(1, () -> make(Kind.FUNCTION, "Math::abs"));
  }

  private void objects(Scope scope, int depth, Ways ways) {
    ways.add(1, () -> make(Kind.OBJECT, all.of(Kind.INT, scope, depth)));
    ways.add(1, () -> make(Kind.OBJECT, all.of(Kind.STRING, scope, depth)));
    ways.addIf(
        context.has(Theme.OBJECTS), 2, () -> make(Kind.OBJECT, all.of(Kind.SHAPE, scope, depth)));
    ways.add(1, () -> make(Kind.OBJECT, "null"));
  }

  private Node one(Scope scope, int depth) {
    return all.of(Kind.INT, scope, Math.max(0, depth - 1));
  }
}
