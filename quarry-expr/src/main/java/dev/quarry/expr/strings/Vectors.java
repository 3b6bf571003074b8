package dev.quarry.expr.strings;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Moving units about. A shift by a symbolic amount is a barrel shifter: one layer of choices per
 * bit of the amount, so n units cost n·log n choices.
 */
final class Vectors {
  private final LoweringTerms terms;
  private final Expr zero;

  Vectors(LoweringTerms terms) {
    this.terms = terms;
    this.zero = terms.num(0);
  }

  UnitVector constant(String text) {
    return new UnitVector(
        terms.num(text.length()), list(text.length(), i -> terms.num(text.charAt(i))));
  }

  /** The unit at an index; 0 outside the vector. */
  Expr at(List<Expr> units, Expr index) {
    if (index instanceof Constant constant) {
      return unit(units, constant.asInt());
    }
    if (units.isEmpty()) {
      return zero;
    }
    Expr inside = terms.and(terms.le(0, index), terms.lt(index, units.size()));
    return terms.ite(inside, selected(units, 0, units.size(), index), zero);
  }

  private Expr selected(List<Expr> units, int from, int to, Expr index) {
    if (to - from == 1) {
      return units.get(from);
    }
    int middle = (from + to) >>> 1;
    return terms.ite(
        terms.lt(index, middle),
        selected(units, from, middle, index),
        selected(units, middle, to, index));
  }

  /** The unit at a known index; 0 outside the vector. */
  Expr unit(List<Expr> units, int index) {
    return index >= 0 && index < units.size() ? units.get(index) : zero;
  }

  /** One of two strings. */
  UnitVector choice(Expr condition, UnitVector then, UnitVector otherwise) {
    int width = Math.max(then.width(), otherwise.width());
    return new UnitVector(
        terms.ite(condition, then.length(), otherwise.length()),
        list(width, i -> terms.ite(condition, unit(then.units(), i), unit(otherwise.units(), i))));
  }

  /** Both strings one after the other, cut off at the greatest width. */
  UnitVector concat(UnitVector a, UnitVector b, int widest) {
    Expr length = terms.add(a.length(), b.length());
    OptionalInt known = a.constantLength();
    if (known.isPresent()) {
      int shift = Math.min(known.getAsInt(), a.width());
      int width = Math.min(widest, shift + b.width());
      return new UnitVector(
          length, list(width, i -> i < shift ? a.units().get(i) : b.units().get(i - shift)));
    }
    int width = Math.min(widest, a.width() + b.width());
    List<Expr> shifted = shiftedRight(b.units(), a.length(), a.width(), width);
    return new UnitVector(
        length,
        list(
            width,
            i ->
                i < a.width()
                    ? terms.ite(terms.lt(i, a.length()), a.units().get(i), shifted.get(i))
                    : shifted.get(i)));
  }

  /** The units moved to the end by an amount from 0 to {@code most}. */
  private List<Expr> shiftedRight(List<Expr> units, Expr amount, int most, int width) {
    List<Expr> current = list(width, i -> unit(units, i));
    for (int step = 1; step <= most; step <<= 1) {
      current = layer(current, amount, step, -step);
    }
    return current;
  }

  /** The units moved to the front by an amount from 0 to their number. */
  List<Expr> shiftedLeft(List<Expr> units, Expr amount) {
    if (amount instanceof Constant constant) {
      int from = Math.max(0, Math.min(units.size(), constant.asInt()));
      return units.subList(from, units.size());
    }
    List<Expr> current = units;
    for (int step = 1; step <= units.size(); step <<= 1) {
      current = layer(current, amount, step, step);
    }
    return current;
  }

  private List<Expr> layer(List<Expr> units, Expr amount, int bit, int offset) {
    Expr unset = terms.eq(terms.factory().apply(Op.INT_AND, amount, terms.num(bit)), 0);
    return list(units.size(), i -> terms.ite(unset, units.get(i), unit(units, i + offset)));
  }

  /** The part from {@code begin} to {@code end}, which must lie in order within the string. */
  UnitVector slice(UnitVector vector, Expr begin, Expr end) {
    Expr length = terms.sub(end, begin);
    return masked(length, narrowed(shiftedLeft(vector.units(), begin), length));
  }

  /** The part from {@code begin} to {@code end}; empty where these are not in order within it. */
  UnitVector substring(UnitVector vector, Expr begin, Expr end) {
    Expr valid =
        terms.all(
            List.of(terms.le(0, begin), terms.le(begin, end), terms.le(end, vector.length())));
    Expr extent = terms.sub(end, begin);
    Expr length = terms.ite(valid, extent, zero);
    return masked(length, narrowed(shiftedLeft(vector.units(), begin), extent));
  }

  private static List<Expr> narrowed(List<Expr> units, Expr length) {
    return length instanceof Constant constant
        ? units.subList(0, Math.max(0, Math.min(units.size(), constant.asInt())))
        : units;
  }

  /** A vector of the given length with all units beyond it set to 0. */
  UnitVector masked(Expr length, List<Expr> units) {
    return new UnitVector(
        length, list(units.size(), i -> terms.ite(terms.lt(i, length), units.get(i), zero)));
  }

  /** The value that goes with the first true condition. */
  Expr first(List<Expr> conditions, List<Expr> values, Expr otherwise) {
    if (conditions.isEmpty()) {
      return otherwise;
    }
    Found found = found(conditions, values);
    return terms.ite(found.any, found.value, otherwise);
  }

  /** The value that goes with the last true condition. */
  Expr last(List<Expr> conditions, List<Expr> values, Expr otherwise) {
    return first(reversed(conditions), reversed(values), otherwise);
  }

  private Found found(List<Expr> conditions, List<Expr> values) {
    int size = conditions.size();
    if (size == 1) {
      return new Found(conditions.get(0), values.get(0));
    }
    Found left = found(conditions.subList(0, size / 2), values.subList(0, size / 2));
    Found right = found(conditions.subList(size / 2, size), values.subList(size / 2, size));
    return new Found(terms.or(left.any, right.any), terms.ite(left.any, left.value, right.value));
  }

  private static List<Expr> reversed(List<Expr> list) {
    var copy = new ArrayList<>(list);
    Collections.reverse(copy);
    return copy;
  }

  /** The list of the values at 0 to {@code size - 1}. */
  static List<Expr> list(int size, IntFunction<Expr> element) {
    return IntStream.range(0, size).mapToObj(element).toList();
  }

  private record Found(Expr any, Expr value) {}
}
