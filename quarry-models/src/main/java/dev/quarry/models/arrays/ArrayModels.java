package dev.quarry.models.arrays;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.models.library.LibraryMethod;
import dev.quarry.models.library.Raise;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * All models of methods that copy, write or compare arrays.
 *
 * <p>Methods of {@link Arrays} that are given null and a wrong size as well throw one exception or
 * the other, depending on the release of the JDK. Which one is asked of the JDK that runs this,
 * which also runs the program.
 */
public final class ArrayModels {
  private static final String ARRAYS = "java/util/Arrays";
  private static final String NULL = "java/lang/NullPointerException";
  private static final String INDEX = "java/lang/ArrayIndexOutOfBoundsException";
  private static final String ARGUMENT = "java/lang/IllegalArgumentException";
  private static final String SIZE = "java/lang/NegativeArraySizeException";
  private static final String OBJECT = "Ljava/lang/Object;";

  private static final Map<String, ArrayModel> ALL = new LinkedHashMap<>();

  static {
    add("java/lang/System", "arraycopy", "(" + OBJECT + "I" + OBJECT + "II)V", ArrayModels::moved);
    String objects = "[" + OBJECT;
    String type = "Ljava/lang/Class;";
    add(ARRAYS, "copyOf", "(" + objects + "I" + type + ")" + objects, ArrayModels::retyped);
    add(
        ARRAYS,
        "copyOfRange",
        "(" + objects + "II" + type + ")" + objects,
        ArrayModels::retypedRange);
    for (String element : List.of("Z", "B", "C", "S", "I", "J", "F", "D", OBJECT)) {
      String array = "[" + element;
      boolean isNullFirst = element.equals(OBJECT) || Order.COPY_LOOKS_AT_NULL_FIRST;
      add(ARRAYS, "copyOf", "(" + array + "I)" + array, o -> resized(o, isNullFirst));
      add(ARRAYS, "copyOfRange", "(" + array + "II)" + array, range(element.equals(OBJECT)));
      add(ARRAYS, "fill", "(" + array + element + ")V", ArrayModels::filled);
      add(ARRAYS, "fill", "(" + array + "II" + element + ")V", ArrayModels::filledBetween);
      if (!element.equals(OBJECT)) {
        add(ARRAYS, "equals", "(" + array + array + ")Z", ArrayModels::compared);
      }
    }
  }

  private static final ArrayModel CLONE =
      new ArrayModel(
          new LibraryMethod("[" + OBJECT, "clone", "()" + OBJECT, false), ArrayModels::cloned);

  private ArrayModels() {}

  /** What the JDK looks at first. */
  private static final class Order {
    static final boolean COPY_LOOKS_AT_NULL_FIRST =
        isNullFirst(() -> Arrays.copyOf((int[]) null, -1));
    static final boolean RANGE_FROM_ZERO_LOOKS_AT_NULL_FIRST =
        isNullFirst(() -> Arrays.copyOfRange((int[]) null, 0, -1));
    static final boolean RANGE_LOOKS_AT_NULL_FIRST =
        isNullFirst(() -> Arrays.copyOfRange((int[]) null, 1, 0));

    @SuppressWarnings("CatchAndPrintStackTrace")
    private static boolean isNullFirst(Runnable call) {
      try {
        call.run();
      } catch (NullPointerException e) {
        return true;
      } catch (NegativeArraySizeException | IllegalArgumentException e) {
        return false;
      }
      throw new IllegalStateException("A copy of null was made.");
    }
  }

  private static void add(
      String owner, String name, String descriptor, Function<ArrayOperands, ArrayCall> meaning) {
    ALL.put(
        owner + "." + name + descriptor,
        new ArrayModel(new LibraryMethod(owner, name, descriptor, true), meaning));
  }

  /**
   * The model of a method.
   *
   * @param owner the internal name of the class that a call names; of an array, its descriptor
   */
  public static Optional<ArrayModel> find(String owner, String name, String descriptor) {
    return owner.startsWith("[") && name.equals("clone")
        ? Optional.of(CLONE)
        : Optional.ofNullable(ALL.get(owner + "." + name + descriptor));
  }

  /** {@code clone} of any array. */
  public static ArrayModel cloning() {
    return CLONE;
  }

  /** Every model of a static method. */
  public static Collection<ArrayModel> statics() {
    return List.copyOf(ALL.values());
  }

  private static Raise isNull(ArrayOperands call, int argument) {
    return new Raise(call.isNull(argument), NULL);
  }

  private static Raise isNegative(ArrayOperands call, int argument, String exception) {
    return new Raise(less(call, call.number(argument), zero(call)), exception);
  }

  private static Expr zero(ArrayOperands call) {
    return call.factory().intConst(0);
  }

  private static Expr less(ArrayOperands call, Expr left, Expr right) {
    return call.factory().apply(Op.INT_LT, left, right);
  }

  private static ArrayCall cloned(ArrayOperands call) {
    return new ArrayCall(
        List.of(isNull(call, 0)), new ArrayEffect.Copy(0, zero(call), call.length(0), true));
  }

  private static ArrayCall resized(ArrayOperands call, boolean isNullFirst) {
    Raise missing = isNull(call, 0);
    Raise negative = isNegative(call, 1, SIZE);
    return new ArrayCall(
        isNullFirst ? List.of(missing, negative) : List.of(negative, missing),
        new ArrayEffect.Copy(0, zero(call), call.number(1), true));
  }

  private static Function<ArrayOperands, ArrayCall> range(boolean isOfReferences) {
    return call -> {
      ExprFactory factory = call.factory();
      Expr count = factory.apply(Op.INT_SUB, call.number(2), call.number(1));
      Expr isFromZero = factory.eq(call.number(1), zero(call));
      Expr isNullFirst =
          factory.ite(
              isFromZero,
              factory.bool(isOfReferences || Order.RANGE_FROM_ZERO_LOOKS_AT_NULL_FIRST),
              factory.bool(isOfReferences || Order.RANGE_LOOKS_AT_NULL_FIRST));
      return new ArrayCall(
          List.of(
              new Raise(factory.apply(Op.AND, isNullFirst, call.isNull(0)), NULL),
              new Raise(less(call, count, zero(call)), ARGUMENT),
              isNull(call, 0),
              isNegative(call, 1, INDEX),
              new Raise(less(call, call.length(0), call.number(1)), INDEX)),
          new ArrayEffect.Copy(0, call.number(1), count, true));
    };
  }

  /** With another class for the copy. */
  private static ArrayCall retyped(ArrayOperands call) {
    return new ArrayCall(
        List.of(isNull(call, 2), isNegative(call, 1, SIZE), isNull(call, 0)),
        new ArrayEffect.Copy(0, zero(call), call.number(1), false));
  }

  private static ArrayCall retypedRange(ArrayOperands call) {
    Expr count = call.factory().apply(Op.INT_SUB, call.number(2), call.number(1));
    return new ArrayCall(
        List.of(
            new Raise(less(call, count, zero(call)), ARGUMENT),
            isNull(call, 3),
            isNull(call, 0),
            isNegative(call, 1, INDEX),
            new Raise(less(call, call.length(0), call.number(1)), INDEX)),
        new ArrayEffect.Copy(0, call.number(1), count, false));
  }

  private static ArrayCall filled(ArrayOperands call) {
    return new ArrayCall(
        List.of(isNull(call, 0)), new ArrayEffect.Fill(0, zero(call), call.length(0), 1));
  }

  private static ArrayCall filledBetween(ArrayOperands call) {
    return new ArrayCall(
        List.of(
            isNull(call, 0),
            new Raise(less(call, call.number(2), call.number(1)), ARGUMENT),
            isNegative(call, 1, INDEX),
            new Raise(less(call, call.length(0), call.number(2)), INDEX)),
        new ArrayEffect.Fill(0, call.number(1), call.number(2), 3));
  }

  private static ArrayCall moved(ArrayOperands call) {
    return new ArrayCall(
        List.of(
            isNull(call, 0),
            isNull(call, 2),
            isNegative(call, 1, INDEX),
            isNegative(call, 3, INDEX),
            isNegative(call, 4, INDEX),
            isShort(call, 0),
            isShort(call, 2)),
        new ArrayEffect.Move(0, call.number(1), 2, call.number(3), call.number(4)));
  }

  /** Whether an array ends before what is copied from or to it. Sums might not fit. */
  private static Raise isShort(ArrayOperands call, int array) {
    Expr last = call.factory().apply(Op.INT_SUB, call.length(array), call.number(4));
    return new Raise(less(call, last, call.number(array + 1)), INDEX);
  }

  private static ArrayCall compared(ArrayOperands call) {
    return new ArrayCall(List.of(), new ArrayEffect.Compare(0, 1));
  }
}
