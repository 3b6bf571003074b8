package dev.quarry.expr.simplify;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Operation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A sum of terms with integer coefficients plus a constant, exact modulo 2^32 or 2^64. Sums beyond
 * {@link #MAX_TERMS} terms have no linear form, so that building a long sum stays linear in time.
 */
final class LinearForm {
  static final int MAX_TERMS = 8;

  private final Integral width;
  private final Map<Expr, Long> coefficients = new LinkedHashMap<>();
  private long constant;

  private LinearForm(Integral width) {
    this.width = width;
  }

  /** The form of {@code a*scaleA + b*scaleB}; null if it has too many terms. */
  static @Nullable LinearForm of(Integral width, Expr a, long scaleA, Expr b, long scaleB) {
    var form = new LinearForm(width);
    return form.add(a, scaleA) && form.add(b, scaleB) ? form : null;
  }

  /** The form of a scaled term; null if it has too many terms. */
  static @Nullable LinearForm of(Integral width, Expr a, long scale) {
    var form = new LinearForm(width);
    return form.add(a, scale) ? form : null;
  }

  private boolean add(Expr term, long scale) {
    if (term instanceof Constant c) {
      constant = width.wrap(constant + scale * c.asIntegral());
      return true;
    }
    if (term instanceof Operation operation) {
      if (operation.op() == width.add) {
        return add(term.argument(0), scale) && add(term.argument(1), scale);
      }
      if (operation.op() == width.sub) {
        return add(term.argument(0), scale) && add(term.argument(1), -scale);
      }
      if (operation.op() == width.neg) {
        return add(term.argument(0), -scale);
      }
      if (operation.op() == width.mul && term.argument(1) instanceof Constant factor) {
        return add(term.argument(0), scale * factor.asIntegral());
      }
    }
    long coefficient = width.wrap(coefficients.getOrDefault(term, 0L) + scale);
    if (coefficient == 0) {
      coefficients.remove(term);
    } else {
      coefficients.put(term, coefficient);
    }
    return coefficients.size() <= MAX_TERMS;
  }

  boolean isConstant() {
    return coefficients.isEmpty();
  }

  long constant() {
    return constant;
  }

  /** The same form without its constant. */
  LinearForm withoutConstant() {
    var form = new LinearForm(width);
    form.coefficients.putAll(coefficients);
    return form;
  }

  LinearForm negated() {
    var form = new LinearForm(width);
    coefficients.forEach((term, c) -> form.coefficients.put(term, width.wrap(-c)));
    form.constant = width.wrap(-constant);
    return form;
  }

  /** The terms in canonical order. */
  List<Map.Entry<Expr, Long>> terms() {
    var terms = new ArrayList<>(coefficients.entrySet());
    terms.sort(Comparator.comparingInt(entry -> entry.getKey().hashCode()));
    return terms;
  }

  /** The canonical term of this form: positive coefficients, negative ones, the constant. */
  Expr toExpr(ExprFactory factory) {
    Expr sum = null;
    for (boolean positive : new boolean[] {true, false}) {
      for (var term : terms()) {
        if (term.getValue() > 0 == positive) {
          sum = plus(factory, sum, term.getKey(), term.getValue());
        }
      }
    }
    if (sum == null) {
      return width.constant(factory, constant);
    }
    return constant == 0 ? sum : factory.raw(width.add, sum, width.constant(factory, constant));
  }

  private Expr plus(ExprFactory factory, @Nullable Expr sum, Expr term, long coefficient) {
    if (sum == null) {
      return coefficient == -1 ? factory.raw(width.neg, term) : scaled(factory, term, coefficient);
    }
    boolean subtract = coefficient < 0 && coefficient != width.min();
    return subtract
        ? factory.raw(width.sub, sum, scaled(factory, term, -coefficient))
        : factory.raw(width.add, sum, scaled(factory, term, coefficient));
  }

  private Expr scaled(ExprFactory factory, Expr term, long coefficient) {
    return coefficient == 1
        ? term
        : factory.raw(width.mul, term, width.constant(factory, coefficient));
  }
}
