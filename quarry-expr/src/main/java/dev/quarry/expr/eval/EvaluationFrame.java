package dev.quarry.expr.eval;

import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;

/**
 * The values an {@link ExpressionProgram} reads and writes. Input {@code i} of the program is at
 * index {@code i} of the input arrays, result {@code i} at index {@code i} of the result arrays.
 * Primitive sorts are kept as bits in the long array (booleans 0 or 1, int sign-extended, float and
 * double as their raw bits, a float's sign-extended from 32); all other sorts are objects.
 */
public final class EvaluationFrame {
  /** Bits of primitive inputs. */
  public final long[] inputBits;

  /** Values of all other inputs. */
  public final Object[] inputObjects;

  /** Bits of primitive results. */
  public final long[] resultBits;

  /** Values of all other results. */
  public final Object[] resultObjects;

  /** A frame for programs with that many inputs and results. */
  public EvaluationFrame(int inputs, int results) {
    inputBits = new long[inputs];
    inputObjects = new Object[inputs];
    resultBits = new long[results];
    resultObjects = new Object[results];
  }

  /** Gives an input its value. */
  public void setInput(int index, Object value) {
    if (value instanceof Boolean || value instanceof Number) {
      inputBits[index] = toBits(value);
    } else {
      inputObjects[index] = value;
    }
  }

  /** Gives all inputs of a program their values in a model. */
  public void setInputs(ExpressionProgram program, Model model) {
    int index = 0;
    for (Input input : program.inputs()) {
      setInput(index++, model.get(input));
    }
  }

  /** The value of a result of the given sort, after a run. */
  public Object result(int index, Sort sort) {
    return isPrimitive(sort) ? fromBits(sort, resultBits[index]) : resultObjects[index];
  }

  static boolean isPrimitive(Sort sort) {
    return sort instanceof Sort.Basic basic && basic.isPrimitive();
  }

  /** The value of a primitive sort that has the given bits. */
  public static Object fromBits(Sort sort, long bits) {
    if (sort == Sort.BOOL) {
      return bits != 0;
    }
    if (sort == Sort.INT) {
      return (int) bits;
    }
    if (sort == Sort.LONG) {
      return bits;
    }
    if (sort == Sort.FLOAT) {
      return Float.intBitsToFloat((int) bits);
    }
    if (sort == Sort.DOUBLE) {
      return Double.longBitsToDouble(bits);
    }
    throw new IllegalArgumentException("Values of sort " + sort + " are objects.");
  }

  /** The bits of a value of a primitive sort. */
  public static long toBits(Object value) {
    if (value instanceof Boolean b) {
      return b ? 1 : 0;
    }
    if (value instanceof Float f) {
      return Float.floatToRawIntBits(f);
    }
    if (value instanceof Double d) {
      return Double.doubleToRawLongBits(d);
    }
    return ((Number) value).longValue();
  }
}
