package dev.quarry.lab.soundness.generate;

import dev.quarry.lab.soundness.generate.Dice.Ways;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Makes values of one type out of variables of another, so that inputs get everywhere. */
final class Derivations {
  private static final int WEIGHT = 6;

  private static final Map<Kind, String> OF_INT =
      Map.of(
          Kind.LONG, "((long) %s)",
          Kind.DOUBLE, "((double) %s)",
          Kind.CHAR, "((char) (%s + 'a'))",
          Kind.STRING, "(\"\" + %s)",
          Kind.BOX, "Integer.valueOf(%s)",
          Kind.BOOLEAN, "(%s > 0)");

  private static final Map<Kind, String> TO_INT =
      Map.of(
          Kind.LONG, "((int) %s)",
          Kind.DOUBLE, "((int) (%s * 2))",
          Kind.CHAR, "(%s - 'a')",
          Kind.STRING, "%s.length()",
          Kind.BOX, "%s.intValue()",
          Kind.BOOLEAN, "(%s ? 1 : 0)",
          Kind.INTS, "%s.length",
          Kind.SHAPE, "%s.size",
          Kind.COLOUR, "%s.ordinal()");

  private final Dice dice;

  Derivations(Dice dice) {
    this.dice = dice;
  }

  void add(Kind kind, Scope scope, Ways ways) {
    if (kind == Kind.INT) {
      new TreeMap<>(TO_INT).forEach((from, form) -> addIf(kind, from, form, scope, ways));
    }
    String ofInt = OF_INT.get(kind);
    if (ofInt != null) {
      addIf(kind, Kind.INT, ofInt, scope, ways);
    }
  }

  private void addIf(Kind kind, Kind from, String form, Scope scope, Ways ways) {
    List<Variable> variables = scope.all(from);
    ways.addIf(
        !variables.isEmpty(),
        WEIGHT,
        () -> Expressions.make(kind, form.replace("%s", dice.of(variables).name())));
  }
}
