package dev.quarry.lab.speed;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * A path condition as a parser or a validator leaves it: 200 conjuncts over 100 ints, which hang
 * together in pairs, and the model of the run that took this path.
 */
final class SamplePath {
  private static final int INPUTS = 100;

  private final ExprFactory f;
  private final List<Input> inputs = new ArrayList<>();

  SamplePath(ExprFactory factory) {
    this.f = factory;
    for (int i = 0; i < INPUTS; i++) {
      inputs.add(f.input("field" + i, Sort.INT));
    }
  }

  /** The input of the run: each field has its index, plus one, as value. */
  Model model() {
    var values = new LinkedHashMap<Input, Object>();
    for (int i = 0; i < INPUTS; i++) {
      values.put(inputs.get(i), i + 1);
    }
    return new Model(values);
  }

  /** Four conjuncts about each pair of neighbours, true in the model. */
  List<Expr> conjuncts() {
    var conjuncts = new ArrayList<Expr>();
    for (int i = 0; i < INPUTS; i += 2) {
      Expr a = inputs.get(i);
      Expr b = inputs.get(i + 1);
      conjuncts.add(f.apply(Op.INT_LT, f.intConst(0), a));
      conjuncts.add(f.apply(Op.INT_LT, a, b));
      conjuncts.add(f.apply(Op.INT_LT, b, f.intConst(1000)));
      conjuncts.add(f.apply(Op.INT_LE, f.apply(Op.INT_MUL, a, b), f.intConst((i + 1) * (i + 2))));
    }
    return conjuncts;
  }

  /** The path condition with its last conjunct negated. */
  List<Expr> flipped() {
    List<Expr> conjuncts = conjuncts();
    int last = conjuncts.size() - 1;
    conjuncts.set(last, f.not(conjuncts.get(last)));
    return conjuncts;
  }

  /** A query that a back end has next to no work with. */
  List<Expr> linear() {
    Expr a = inputs.get(2);
    Expr b = inputs.get(3);
    return List.of(
        f.apply(Op.INT_EQ, f.apply(Op.INT_ADD, a, b), f.intConst(100)),
        f.apply(Op.INT_LT, b, a),
        f.apply(Op.INT_LT, f.intConst(10), b));
  }

  /** A small query that a back end has some work with. */
  List<Expr> nonLinear() {
    Expr a = inputs.get(0);
    Expr b = inputs.get(1);
    return List.of(
        f.apply(Op.INT_EQ, f.apply(Op.INT_MUL, a, b), f.intConst(62_615_533)),
        f.apply(Op.INT_LT, f.intConst(1), a),
        f.apply(Op.INT_LT, a, b),
        f.apply(Op.INT_LT, b, f.intConst(10_000)));
  }
}
