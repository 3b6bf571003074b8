package dev.quarry.lab.soundness.generate;

import static dev.quarry.lab.soundness.generate.Expressions.make;

import dev.quarry.lab.soundness.generate.Dice.Ways;
import java.util.List;

/** Grows expressions of the types int, long and double. */
final class Numbers {
  private static final List<String> SMALL = List.of("-2", "-1", "0", "1", "2", "3", "5");
  private static final List<String> EXTREME =
      List.of("Integer.MAX_VALUE", "Integer.MIN_VALUE", "127", "128", "-129", "65", "97", "1000");
  private static final List<String> LONGS =
      List.of("-1L", "0L", "1L", "3L", "Long.MAX_VALUE", "Long.MIN_VALUE", "4294967296L");
  private static final List<String> DOUBLES =
      List.of("0.0", "-0.0", "0.5", "1.0", "-1.5", "2.0", "1e10", "Double.NaN", "0.1");

  private final Context context;
  private final Dice dice;
  private final Expressions all;

  Numbers(Context context, Expressions all) {
    this.context = context;
    this.dice = context.dice();
    this.all = all;
  }

  Ways ints(Scope scope, int depth, Ways ways) {
    ways.add(3, () -> make(Kind.INT, dice.of(SMALL)));
    ways.add(1, () -> make(Kind.INT, dice.of(EXTREME)));
    if (depth == 0) {
      return ways;
    }
    int inner = depth - 1;
    ways.add(5, () -> binary(Kind.INT, scope, inner, List.of("+", "-", "*")));
    ways.add(2, () -> binary(Kind.INT, scope, inner, List.of("/", "%")));
    ways.add(2, () -> binary(Kind.INT, scope, inner, List.of("&", "|", "^", "<<", ">>", ">>>")));
    ways.add(1, () -> make(Kind.INT, "(" + dice.of(List.of("- ", "~")), one(scope, inner), ")"));
    ways.add(1, () -> mathCall(scope, inner));
    ways.addIf(!scope.assigned(Kind.INT).isEmpty(), 1, () -> effect(scope, inner));
    ways.addIf(context.has(Theme.NARROW), 3, () -> narrowed(scope, inner));
    ways.addIf(context.has(Theme.LONGS), 2, () -> cast("int", Kind.INT, Kind.LONG, scope, inner));
    ways.addIf(context.has(Theme.LONGS), 1, () -> compared("Long", Kind.LONG, scope, inner));
    ways.addIf(
        context.has(Theme.DOUBLES), 2, () -> cast("int", Kind.INT, Kind.DOUBLE, scope, inner));
    ways.addIf(context.has(Theme.DOUBLES), 1, () -> compared("Double", Kind.DOUBLE, scope, inner));
    ofText(scope, inner, ways);
    ofThings(scope, inner, ways);
    return ways;
  }

  private void ofText(Scope scope, int inner, Ways ways) {
    if (context.has(Theme.CHARS)) {
      ways.add(2, () -> cast("int", Kind.INT, Kind.CHAR, scope, inner));
      ways.add(1, () -> make(Kind.INT, "(", character(scope, inner), " - 'a')"));
    }
    if (context.has(Theme.STRINGS)) {
      ways.add(3, () -> make(Kind.INT, text(scope, inner), ".length()"));
      ways.add(1, () -> make(Kind.INT, text(scope, inner), ".indexOf(", text(scope, 0), ")"));
      ways.add(1, () -> make(Kind.INT, text(scope, inner), ".compareTo(", text(scope, 0), ")"));
      ways.add(1, () -> make(Kind.INT, "Integer.parseInt(", text(scope, inner), ")"));
      ways.add(1, () -> make(Kind.INT, text(scope, inner), ".hashCode()"));
    }
  }

  private void ofThings(Scope scope, int inner, Ways ways) {
    if (context.has(Theme.ARRAYS)) {
      ways.add(3, () -> make(Kind.INT, part(Kind.INTS, scope, 0), "[", one(scope, inner), "]"));
      ways.add(1, () -> make(Kind.INT, part(Kind.INTS, scope, inner), ".length"));
    }
    if (context.has(Theme.OBJECTS)) {
      ways.add(2, () -> make(Kind.INT, part(Kind.SHAPE, scope, inner), ".size"));
      ways.addIf(
          context.maySpread(),
          3,
          () -> make(Kind.INT, part(Kind.SHAPE, scope, 0), ".area(", one(scope, inner), ")"));
    }
    if (context.has(Theme.ENUMS)) {
      ways.add(2, () -> make(Kind.INT, part(Kind.COLOUR, scope, inner), ".ordinal()"));
      ways.add(1, () -> make(Kind.INT, part(Kind.COLOUR, scope, inner), ".uses"));
      ways.addIf(
          context.maySpread(),
          2,
          () -> make(Kind.INT, part(Kind.COLOUR, scope, inner), ".weigh()"));
    }
    if (context.has(Theme.RECORDS)) {
      ways.add(2, () -> make(Kind.INT, part(Kind.PAIR, scope, inner), ".left()"));
      ways.addIf(
          context.maySpread(), 1, () -> make(Kind.INT, part(Kind.PAIR, scope, inner), ".sum()"));
    }
    if (context.has(Theme.COLLECTIONS)) {
      ways.add(1, () -> make(Kind.INT, part(Kind.LIST, scope, 0), ".size()"));
      ways.add(2, () -> make(Kind.INT, part(Kind.LIST, scope, 0), ".get(", one(scope, inner), ")"));
      ways.add(
          1, () -> make(Kind.INT, part(Kind.LIST, scope, 0), ".indexOf(", one(scope, inner), ")"));
      ways.add(
          2,
          () ->
              make(
                  Kind.INT,
                  part(Kind.MAP, scope, 0),
                  ".getOrDefault(",
                  text(scope, inner),
                  ", ",
                  one(scope, 0),
                  ")"));
      ways.add(1, () -> make(Kind.INT, part(Kind.MAYBE, scope, 1), ".orElse(-1)"));
    }
    ways.addIf(context.has(Theme.BOXES), 2, () -> part(Kind.BOX, scope, inner, Kind.INT));
    ways.addIf(
        context.has(Theme.LAMBDAS) && !scope.all(Kind.FUNCTION).isEmpty(),
        3,
        () ->
            make(
                Kind.INT,
                dice.of(scope.all(Kind.FUNCTION)).name() + ".applyAsInt(",
                one(scope, inner),
                ")"));
  }

  private Node mathCall(Scope scope, int inner) {
    String name = dice.of(List.of("Math.max", "Math.min", "Integer.compare"));
    return dice.oneIn(3)
        ? make(Kind.INT, "Math.abs(", one(scope, inner), ")")
        : make(Kind.INT, name + "(", one(scope, inner), ", ", one(scope, 0), ")");
  }

  /** An expression that changes a variable. */
  private Node effect(Scope scope, int inner) {
    String name = dice.of(scope.assigned(Kind.INT)).name();
    return switch (dice.below(3)) {
      case 0 -> make(Kind.INT, name + "++");
      case 1 -> make(Kind.INT, "--" + name);
      default -> make(Kind.INT, "(" + name + " = ", one(scope, inner), ")");
    };
  }

  private Node narrowed(Scope scope, int inner) {
    return cast(dice.of(List.of("byte", "short", "char")), Kind.INT, Kind.INT, scope, inner);
  }

  Ways longs(Scope scope, int depth, Ways ways) {
    ways.add(2, () -> make(Kind.LONG, dice.of(LONGS)));
    if (depth == 0) {
      return ways;
    }
    int inner = depth - 1;
    ways.add(4, () -> cast("long", Kind.LONG, Kind.INT, scope, inner));
    ways.add(3, () -> binary(Kind.LONG, scope, inner, List.of("+", "-", "*")));
    ways.add(1, () -> binary(Kind.LONG, scope, inner, List.of("/", "%")));
    ways.add(1, () -> binary(Kind.LONG, scope, inner, List.of("&", "|", "^")));
    ways.add(
        2,
        () ->
            make(
                Kind.LONG,
                "(",
                all.of(Kind.LONG, scope, inner),
                " " + dice.of(List.of("<<", ">>", ">>>")) + " ",
                one(scope, inner),
                ")"));
    ways.addIf(
        context.has(Theme.DOUBLES), 1, () -> cast("long", Kind.LONG, Kind.DOUBLE, scope, inner));
    return ways;
  }

  Ways doubles(Scope scope, int depth, Ways ways) {
    ways.add(2, () -> make(Kind.DOUBLE, dice.of(DOUBLES)));
    if (depth == 0) {
      return ways;
    }
    int inner = depth - 1;
    ways.add(4, () -> cast("double", Kind.DOUBLE, Kind.INT, scope, inner));
    ways.add(3, () -> binary(Kind.DOUBLE, scope, inner, List.of("+", "-", "*", "/")));
    ways.add(1, () -> cast("float", Kind.DOUBLE, Kind.DOUBLE, scope, inner));
    ways.add(
        1,
        () ->
            make(
                Kind.DOUBLE,
                dice.of(List.of("Math.abs(", "Math.floor(", "Math.sqrt(", "-(")),
                all.of(Kind.DOUBLE, scope, inner),
                ")"));
    return ways;
  }

  private Node binary(Kind kind, Scope scope, int inner, List<String> operators) {
    return make(
        kind,
        "(",
        all.of(kind, scope, inner),
        " " + dice.of(operators) + " ",
        all.of(kind, scope, inner),
        ")");
  }

  private Node cast(String type, Kind result, Kind from, Scope scope, int inner) {
    return make(result, "((" + type + ") (", all.of(from, scope, inner), "))");
  }

  private Node compared(String type, Kind kind, Scope scope, int inner) {
    return make(
        Kind.INT,
        type + ".compare(",
        all.of(kind, scope, inner),
        ", ",
        all.of(kind, scope, inner),
        ")");
  }

  private Node one(Scope scope, int depth) {
    return all.of(Kind.INT, scope, depth);
  }

  private Node text(Scope scope, int depth) {
    return all.of(Kind.STRING, scope, depth);
  }

  private Node character(Scope scope, int depth) {
    return all.of(Kind.CHAR, scope, depth);
  }

  private Node part(Kind kind, Scope scope, int depth) {
    return all.of(kind, scope, depth);
  }

  /** A value that the compiler converts. */
  private Node part(Kind kind, Scope scope, int depth, Kind as) {
    return make(as, all.of(kind, scope, depth));
  }
}
