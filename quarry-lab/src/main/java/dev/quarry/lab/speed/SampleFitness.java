package dev.quarry.lab.speed;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Simplification;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * An expression of 60 nodes as a search for inputs evaluates it: distances to the truth of a hash
 * equation over ints and of a non-linear inequality over doubles with a call of {@code Math.sin}.
 */
public final class SampleFitness {
  private final ExprFactory f = new ExprFactory(Simplification.NONE);
  private final Input a = f.input("a", Sort.INT);
  private final Input b = f.input("b", Sort.INT);
  private final Input c = f.input("c", Sort.INT);
  private final Input u = f.input("u", Sort.DOUBLE);
  private final Input v = f.input("v", Sort.DOUBLE);

  /** The inputs. */
  public List<Input> inputs() {
    return List.of(a, b, c, u, v);
  }

  /** The expression. */
  public Expr expression() {
    Expr hash = hash();
    Expr gap = f.raw(Op.DOUBLE_SUB, toDouble(hash), toDouble(c));
    Expr curve = curve();
    Expr slack = f.raw(Op.DOUBLE_SUB, curve, f.doubleConst(12.5));
    Expr inside = f.raw(Op.DOUBLE_LE, curve, f.doubleConst(12.5));
    Expr distance =
        f.raw(Op.ITE, inside, f.doubleConst(0), f.raw(Op.DOUBLE_ADD, slack, f.doubleConst(1)));
    Expr equal = f.raw(Op.INT_EQ, hash, c);
    Expr both = f.raw(Op.AND, equal, inside);
    Expr sum = f.raw(Op.DOUBLE_ADD, f.raw(Op.DOUBLE_ABS, gap), normalised(distance));
    Expr size = f.raw(Op.DOUBLE_DIV, product(), f.doubleConst(1e9));
    Expr penalty = f.raw(Op.DOUBLE_ADD, f.raw(Op.DOUBLE_ADD, sum, u), size);
    Expr bounded = f.raw(Op.ITE, f.raw(Op.INT_LT, b, a), sum, penalty);
    return f.raw(Op.ITE, both, f.doubleConst(0), bounded);
  }

  private Expr hash() {
    Expr mixed = f.raw(Op.INT_ADD, f.raw(Op.INT_MUL, a, f.intConst(31)), b);
    Expr folded = f.raw(Op.INT_XOR, mixed, f.raw(Op.INT_USHR, mixed, f.intConst(15)));
    Expr spread = f.raw(Op.INT_MUL, folded, f.intConst(0x2c1b3c6d));
    Expr again = f.raw(Op.INT_XOR, spread, f.raw(Op.INT_USHR, spread, f.intConst(12)));
    return f.raw(Op.INT_REM, again, f.raw(Op.INT_OR, c, f.intConst(1)));
  }

  private Expr curve() {
    Expr square = f.raw(Op.DOUBLE_MUL, u, u);
    Expr other = f.raw(Op.DOUBLE_MUL, v, v);
    Expr norm = f.raw(Op.DOUBLE_SQRT, f.raw(Op.DOUBLE_ADD, square, other));
    Expr wave =
        f.call(
            JdkFunctions.symbol("java.lang.Math", "sin", "(D)D"),
            List.of(f.raw(Op.DOUBLE_SUB, u, v)));
    Expr cubic = f.raw(Op.DOUBLE_MUL, square, f.raw(Op.DOUBLE_SUB, v, f.doubleConst(3)));
    Expr scaled = f.raw(Op.DOUBLE_DIV, cubic, f.raw(Op.DOUBLE_ADD, norm, f.doubleConst(1)));
    return f.raw(Op.DOUBLE_ADD, f.raw(Op.DOUBLE_MUL, wave, norm), scaled);
  }

  private Expr product() {
    Expr exact = f.raw(Op.LONG_MUL, f.raw(Op.INT_TO_LONG, a), f.raw(Op.INT_TO_LONG, b));
    return f.raw(Op.LONG_TO_DOUBLE, exact);
  }

  private Expr normalised(Expr distance) {
    return f.raw(Op.DOUBLE_DIV, distance, f.raw(Op.DOUBLE_ADD, distance, f.doubleConst(2)));
  }

  private Expr toDouble(Expr integer) {
    return f.raw(Op.INT_TO_DOUBLE, integer);
  }

  /** That many models, drawn with the seed. */
  public List<Model> models(int count, long seed) {
    var random = new SplittableRandom(seed);
    List<Model> models = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Map<Input, Object> values = new LinkedHashMap<>();
      for (Input input : inputs()) {
        values.put(
            input,
            input.sort() == Sort.INT ? (Object) random.nextInt() : random.nextDouble(-100, 100));
      }
      models.add(new Model(values));
    }
    return models;
  }
}
