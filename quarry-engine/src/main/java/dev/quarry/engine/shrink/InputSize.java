package dev.quarry.engine.shrink;

import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import java.util.Map;

/**
 * How much a person has to read: nothing for zeros, nulls and empty things, little for small
 * numbers and plain letters, more for the rest.
 */
public final class InputSize {
  /** So that numbers of three digits can still be told apart. */
  private static final long FINE = 1_000;

  /** For each input that the run asked for, whatever its value. */
  private static final long ASKED = FINE / 10;

  private static final long PRESENT = 10 * FINE;
  private static final long CHARACTER = 4 * FINE;
  private static final long ELEMENT = 4 * FINE;

  private InputSize() {}

  /** Of a whole input. */
  public static long of(Model model) {
    long size = 0;
    for (Map.Entry<Input, Object> entry : model.values().entrySet()) {
      size += ASKED + of(entry.getValue());
    }
    return size;
  }

  static long of(Object value) {
    if (value instanceof Ref ref) {
      return ref.isNull() ? 0 : PRESENT;
    }
    if (value instanceof Boolean truth) {
      return truth ? PRESENT : 0;
    }
    if (value instanceof String text) {
      return text.chars().mapToLong(c -> CHARACTER + character((char) c)).sum();
    }
    if (value instanceof MapValue map) {
      return of(map.defaultElement())
          + map.entries().values().stream().mapToLong(element -> ELEMENT + of(element)).sum();
    }
    if (value instanceof Double || value instanceof Float) {
      return real(((Number) value).doubleValue());
    }
    return value instanceof Number number ? whole(number.longValue()) : 0;
  }

  private static long character(char c) {
    if (c == Simpler.PLAIN) {
      return 0;
    }
    boolean isPlain = Character.isLetterOrDigit(c) && c < 128;
    return isPlain ? FINE : Simpler.isReadable(c) ? 2 * FINE : 6 * FINE;
  }

  /** The digits first, among numbers of one length the smaller, and 1 before -1. */
  private static long whole(long number) {
    if (number == 0) {
      return 0;
    }
    double distance = Math.abs((double) number);
    int digits = (int) Math.log10(distance) + 1;
    long inItsLength = (long) (FINE * distance / Math.pow(10, digits));
    return digits * 3 * FINE + inItsLength + (number < 0 ? FINE / 2 : 0);
  }

  private static long real(double number) {
    if (!Double.isFinite(number)) {
      return 12 * FINE;
    }
    boolean isWhole = number == Math.rint(number) && Math.abs(number) < 1e15;
    return isWhole ? whole((long) number) : (12 + Double.toString(number).length()) * FINE;
  }
}
