package dev.quarry.expr;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes expressions: checks sorts, simplifies while building, and keeps one node for equal terms.
 * Terms of different factories must not be mixed. Safe for many threads.
 *
 * <p>Terms that nobody holds are collected, but for a bounded number that were made lately.
 */
public final class ExprFactory {
  private final Interner interner = new Interner();
  private final Simplification simplification;
  private final Applications applications = new Applications();
  private final NumberCache ints = new NumberCache();
  private final NumberCache longs = new NumberCache();
  private final NumberCache floats = new NumberCache();
  private final NumberCache doubles = new NumberCache();
  private final Constant yes = constant(Sort.BOOL, true);
  private final Constant no = constant(Sort.BOOL, false);
  private final Constant nullRef = constant(Sort.REF, Ref.NULL);

  /** A factory that simplifies by the standard rules. */
  public ExprFactory() {
    this(dev.quarry.expr.simplify.StandardRules.create());
  }

  /** A factory that simplifies by the given rules after folding constants. */
  public ExprFactory(Simplification simplification) {
    this.simplification = simplification;
  }

  /** A constant of any sort. */
  public Constant constant(Sort sort, Object value) {
    return (Constant) interner.intern(new Constant(sort, value));
  }

  public Constant bool(boolean value) {
    return value ? yes : no;
  }

  public Constant intConst(int value) {
    Constant known = ints.find(value);
    return known != null ? known : ints.put(value, constant(Sort.INT, value));
  }

  public Constant longConst(long value) {
    Constant known = longs.find(value);
    return known != null ? known : longs.put(value, constant(Sort.LONG, value));
  }

  public Constant floatConst(float value) {
    int bits = Float.floatToRawIntBits(value);
    Constant known = floats.find(bits);
    return known != null ? known : floats.put(bits, constant(Sort.FLOAT, value));
  }

  public Constant doubleConst(double value) {
    long bits = Double.doubleToRawLongBits(value);
    Constant known = doubles.find(bits);
    return known != null ? known : doubles.put(bits, constant(Sort.DOUBLE, value));
  }

  public Constant string(String value) {
    return constant(Sort.STRING, value);
  }

  public Constant nullRef() {
    return nullRef;
  }

  /** A free variable. */
  public Input input(String name, Sort sort) {
    return (Input) interner.intern(new Input(name, sort));
  }

  /** An opaque call. */
  public Expr call(OpaqueSymbol function, List<Expr> arguments) {
    if (!function.parameters().equals(arguments.stream().map(Expr::sort).toList())) {
      throw new IllegalArgumentException(
          function + " can't take " + arguments.stream().map(Expr::sort).toList());
    }
    return interner.intern(new OpaqueCall(function, List.copyOf(arguments)));
  }

  /** The simplified application of an operation. */
  public Expr apply(Op op, Expr a) {
    Expr known = applications.find(op, a, null, null);
    return known != null ? known : remember(op, a, null, null, List.of(a));
  }

  /** The simplified application of an operation. */
  public Expr apply(Op op, Expr a, Expr b) {
    Expr known = applications.find(op, a, b, null);
    return known != null ? known : remember(op, a, b, null, List.of(a, b));
  }

  /** The simplified application of an operation. */
  public Expr apply(Op op, Expr a, Expr b, Expr c) {
    Expr known = applications.find(op, a, b, c);
    return known != null ? known : remember(op, a, b, c, List.of(a, b, c));
  }

  private Expr remember(Op op, Expr a, @Nullable Expr b, @Nullable Expr c, List<Expr> arguments) {
    Expr result = simplified(op, arguments);
    applications.put(op, a, b, c, result);
    return result;
  }

  /** The simplified application of an operation. */
  public Expr apply(Op op, Expr... arguments) {
    return apply(op, List.of(arguments));
  }

  /** The simplified application of an operation. */
  public Expr apply(Op op, List<Expr> arguments) {
    return switch (arguments.size()) {
      case 1 -> apply(op, arguments.get(0));
      case 2 -> apply(op, arguments.get(0), arguments.get(1));
      case 3 -> apply(op, arguments.get(0), arguments.get(1), arguments.get(2));
      default -> simplified(op, arguments);
    };
  }

  private Expr simplified(Op op, List<Expr> arguments) {
    Sort sort = op.resultSort(arguments);
    Expr folded = fold(op, sort, arguments);
    if (folded == null) {
      folded = simplification.simplify(this, op, arguments);
    }
    return folded != null ? folded : node(op, sort, arguments);
  }

  /** The application of an operation as it stands, not simplified. */
  public Expr raw(Op op, Expr... arguments) {
    List<Expr> list = List.of(arguments);
    return node(op, op.resultSort(list), list);
  }

  private Expr node(Op op, Sort sort, List<Expr> arguments) {
    return interner.intern(new Operation(op, sort, List.copyOf(arguments)));
  }

  private @Nullable Expr fold(Op op, Sort sort, List<Expr> arguments) {
    var values = new Object[arguments.size()];
    for (int i = 0; i < values.length; i++) {
      if (!(arguments.get(i) instanceof Constant constant)) {
        return null;
      }
      values[i] = constant.value();
    }
    return constant(sort, op.apply(values));
  }

  /** The negation. */
  public Expr not(Expr condition) {
    return apply(Op.NOT, condition);
  }

  /** The conjunction of any number of conditions, balanced. */
  public Expr and(List<Expr> conditions) {
    return combine(Op.AND, conditions, true);
  }

  /** The disjunction of any number of conditions, balanced. */
  public Expr or(List<Expr> conditions) {
    return combine(Op.OR, conditions, false);
  }

  private Expr combine(Op op, List<Expr> conditions, boolean neutral) {
    int size = conditions.size();
    if (size <= 1) {
      return size == 0 ? bool(neutral) : conditions.get(0);
    }
    return apply(
        op,
        combine(op, conditions.subList(0, size / 2), neutral),
        combine(op, conditions.subList(size / 2, size), neutral));
  }

  /** One of two values. */
  public Expr ite(Expr condition, Expr then, Expr otherwise) {
    return apply(Op.ITE, condition, then, otherwise);
  }

  /**
   * Equality of two values of the same basic sort: the JVM's {@code ==} on numbers (so NaN equals
   * nothing), identity of references, {@code equals} of strings.
   */
  public Expr eq(Expr a, Expr b) {
    if (!(a.sort() instanceof Sort.Basic sort)) {
      throw new IllegalArgumentException("Maps can't be compared.");
    }
    Op op =
        switch (sort) {
          case BOOL -> Op.BOOL_EQ;
          case INT -> Op.INT_EQ;
          case LONG -> Op.LONG_EQ;
          case FLOAT -> Op.FLOAT_EQ;
          case DOUBLE -> Op.DOUBLE_EQ;
          case REF -> Op.REF_EQ;
          case TYPE -> Op.TYPE_EQ;
          case STRING -> Op.STRING_EQ;
          case TYPES -> throw new IllegalArgumentException("Type sets can't be compared.");
        };
    return apply(op, a, b);
  }

  /** How many distinct live nodes this factory has made; garbage may still be counted. */
  public int nodeCount() {
    return interner.size();
  }
}
