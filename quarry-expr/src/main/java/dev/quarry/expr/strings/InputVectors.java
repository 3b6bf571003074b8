package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The vectors that stand for string inputs. */
final class InputVectors {
  private final LoweringTerms terms;
  private final ExprFactory factory;
  private final Bounds bounds;
  private final Set<String> taken = new HashSet<>();
  private final Map<Input, InputVector> vectors = new LinkedHashMap<>();

  InputVectors(LoweringTerms terms, Bounds bounds, Collection<Input> known) {
    this.terms = terms;
    this.factory = terms.factory();
    this.bounds = bounds;
    known.stream().filter(input -> input.sort() == Sort.INT).forEach(i -> taken.add(i.name()));
  }

  /** The string an input is. */
  SymString string(Input input) {
    InputVector vector = vectors.computeIfAbsent(input, this::create);
    List<Expr> units = List.copyOf(vector.units());
    return new SymString(
        new UnitVector(vector.length(), units),
        Needs.NONE,
        Needs.NONE,
        Needs.of(bound(vector, units.size())));
  }

  private InputVector create(Input input) {
    int width = bounds.of(input);
    String prefix = input.name();
    while (isTaken(prefix, width)) {
      prefix += "'";
    }
    String name = prefix;
    var units = new ArrayList<Input>();
    for (int i = 0; i < width; i++) {
      units.add(factory.input(name + '.' + i, Sort.INT));
    }
    return new InputVector(input, factory.input(name + ".length", Sort.INT), units);
  }

  private boolean isTaken(String prefix, int width) {
    boolean clash = taken.contains(prefix + ".length");
    for (int i = 0; i < width; i++) {
      clash |= taken.contains(prefix + '.' + i);
    }
    return clash;
  }

  private Restriction bound(InputVector vector, int most) {
    return new Restriction(
        terms.le(vector.length(), most),
        vector.original().name() + " has at most " + most + " chars");
  }

  /** The vectors asked for so far. */
  List<InputVector> all() {
    return List.copyOf(vectors.values());
  }

  /**
   * The bounds of all inputs: as tight as the vector where a condition relies on it, otherwise just
   * so that a model is not needlessly large.
   */
  List<Restriction> bounds(Set<Restriction> needed) {
    var result = new ArrayList<Restriction>();
    for (InputVector vector : vectors.values()) {
      Restriction tight = bound(vector, vector.units().size());
      boolean relaxed = !needed.contains(tight) && bounds.longest() > vector.units().size();
      result.add(relaxed ? bound(vector, bounds.longest()) : tight);
    }
    return result;
  }

  /**
   * What makes the vectors those of strings: lengths not negative, units in range, zeros behind.
   */
  List<Expr> sideConditions() {
    var conditions = new ArrayList<Expr>();
    for (InputVector vector : vectors.values()) {
      conditions.add(terms.le(0, vector.length()));
      for (int i = 0; i < vector.units().size(); i++) {
        Expr unit = vector.units().get(i);
        conditions.add(terms.le(0, unit));
        conditions.add(terms.le(unit, UnitSet.MAX));
        conditions.add(terms.or(terms.lt(i, vector.length()), terms.eq(unit, 0)));
      }
    }
    return conditions;
  }
}
