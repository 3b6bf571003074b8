package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;

/** A set of code units, as sorted ranges with gaps between them. */
record UnitSet(List<UnitSet.Range> ranges) {
  static final int MAX = 0xFFFF;
  static final UnitSet EMPTY = new UnitSet(List.of());
  static final UnitSet SURROGATES = range(0xD800, 0xDFFF);

  /** Both ends included. */
  record Range(int from, int to) {}

  UnitSet {
    ranges = merged(ranges);
  }

  static UnitSet range(int from, int to) {
    return new UnitSet(List.of(new Range(from, to)));
  }

  static UnitSet of(String units) {
    return new UnitSet(units.chars().mapToObj(unit -> new Range(unit, unit)).toList());
  }

  /** The units from 0 to {@code last} that a predicate admits. */
  static UnitSet where(int last, IntPredicate predicate) {
    var found = new ArrayList<Range>();
    for (int unit = 0; unit <= last; unit++) {
      if (predicate.test(unit)) {
        found.add(new Range(unit, unit));
      }
    }
    return new UnitSet(found);
  }

  private static List<Range> merged(List<Range> ranges) {
    var sorted = new ArrayList<>(ranges);
    sorted.sort(Comparator.comparingInt(Range::from));
    var result = new ArrayList<Range>();
    for (Range next : sorted) {
      int last = result.size() - 1;
      if (last >= 0 && next.from <= result.get(last).to + 1) {
        Range previous = result.get(last);
        result.set(last, new Range(previous.from, Math.max(previous.to, next.to)));
      } else {
        result.add(next);
      }
    }
    return List.copyOf(result);
  }

  UnitSet or(UnitSet other) {
    var both = new ArrayList<>(ranges);
    both.addAll(other.ranges);
    return new UnitSet(both);
  }

  UnitSet complement() {
    var gaps = new ArrayList<Range>();
    int start = 0;
    for (Range range : ranges) {
      if (start < range.from) {
        gaps.add(new Range(start, range.from - 1));
      }
      start = range.to + 1;
    }
    if (start <= MAX) {
      gaps.add(new Range(start, MAX));
    }
    return new UnitSet(gaps);
  }

  boolean intersects(UnitSet other) {
    return ranges.stream()
        .anyMatch(a -> other.ranges.stream().anyMatch(b -> a.from <= b.to && b.from <= a.to));
  }

  /** The condition that a unit is in this set. */
  Expr contains(LoweringTerms terms, Expr unit) {
    return terms.any(ranges.stream().map(range -> inside(terms, range, unit)).toList());
  }

  private static Expr inside(LoweringTerms terms, Range range, Expr unit) {
    if (range.from == range.to) {
      return terms.eq(unit, range.from);
    }
    // Units have no values outside 0 to MAX, so an end that touches those needs no comparison.
    Expr above = range.from == 0 ? terms.bool(true) : terms.le(range.from, unit);
    Expr below = range.to == MAX ? terms.bool(true) : terms.le(unit, range.to);
    return terms.and(above, below);
  }
}
