package dev.quarry.expr.testing;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Seeded random expressions over all sorts and operations, well-sorted, with much sharing, exactly
 * as they were drawn (not simplified). Two things are left out on purpose: raw bits of computed
 * floating-point numbers, because the JVM does not say which NaN arithmetic gives, and strings that
 * double with every step.
 */
public final class RandomExprs {
  private static final List<Op> OPS = List.of(Op.values());
  private static final int INPUTS_PER_SORT = 2;
  private static final int CONSTANTS_PER_SORT = 3;

  private final ExprFactory factory;
  private final SplittableRandom random;
  private final SampleValues values;
  private final StringLengths lengths = new StringLengths();
  private final List<Input> inputs = new ArrayList<>();
  private final Map<Sort, List<Expr>> pool = new HashMap<>();
  private final List<OpaqueSymbol> functions;

  /** A generator that also draws calls of the given functions. */
  public RandomExprs(ExprFactory factory, long seed, List<OpaqueSymbol> functions) {
    this.factory = factory;
    this.random = new SplittableRandom(seed);
    this.values = new SampleValues(seed + 1);
    this.functions = functions;
    for (Sort sort : Signatures.inputSorts()) {
      for (int i = 0; i < INPUTS_PER_SORT; i++) {
        inputs.add(factory.input("x" + inputs.size(), sort));
        add(inputs.get(inputs.size() - 1));
      }
      for (int i = 0; i < CONSTANTS_PER_SORT; i++) {
        add(factory.constant(sort, values.next(sort)));
      }
    }
  }

  /** The inputs that may occur. */
  public List<Input> inputs() {
    return List.copyOf(inputs);
  }

  /** Draws that many more nodes; returns the last node drawn of each sort. */
  public List<Expr> next(int nodes) {
    Map<Sort, Expr> last = new LinkedHashMap<>();
    for (int drawn = 0; drawn < nodes; ) {
      Expr node = random.nextInt(12) == 0 && !functions.isEmpty() ? call() : operation();
      if (lengths.isShort(node)) {
        add(node);
        last.put(node.sort(), node);
        drawn++;
      }
    }
    return List.copyOf(last.values());
  }

  private void add(Expr node) {
    lengths.note(node);
    pool.computeIfAbsent(node.sort(), sort -> new ArrayList<>()).add(node);
  }

  private Expr call() {
    OpaqueSymbol function = functions.get(random.nextInt(functions.size()));
    return factory.call(function, function.parameters().stream().map(this::pick).toList());
  }

  private Expr operation() {
    Op op = OPS.get(random.nextInt(OPS.size()));
    List<List<Sort>> signatures = Signatures.of(op);
    List<Sort> sorts = signatures.get(random.nextInt(signatures.size()));
    Expr[] arguments = new Expr[sorts.size()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = argument(op, i, sorts.get(i));
    }
    return factory.raw(op, arguments);
  }

  private Expr argument(Op op, int index, Sort sort) {
    if (op == Op.STRING_MATCHES && index == 1) {
      return factory.string(values.regex());
    }
    if (sort == Sort.TYPES) {
      return factory.constant(sort, values.next(sort));
    }
    if (op == Op.FLOAT_TO_RAW_BITS) {
      return factory.raw(Op.INT_BITS_TO_FLOAT, pick(Sort.INT));
    }
    if (op == Op.DOUBLE_TO_RAW_BITS) {
      return factory.raw(Op.LONG_BITS_TO_DOUBLE, pick(Sort.LONG));
    }
    return pick(sort);
  }

  /** Half of the time one of the latest, so that terms grow deep as well as wide. */
  private Expr pick(Sort sort) {
    List<Expr> candidates = pool.getOrDefault(sort, List.of());
    int size = candidates.size();
    int recent = Math.min(size, 4);
    return random.nextBoolean()
        ? candidates.get(size - 1 - random.nextInt(recent))
        : candidates.get(random.nextInt(size));
  }
}
