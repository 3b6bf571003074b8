package dev.quarry.concolic.runtime.rows;

import dev.quarry.concolic.batch.RowReader;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Takes arguments from a row. Called from the classes that {@link RowCallClass} makes. */
final class RowValues {
  private RowValues() {}

  static byte octet(RowReader row) throws IOException {
    return (byte) within(row.integer(), Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  static short small(RowReader row) throws IOException {
    return (short) within(row.integer(), Short.MIN_VALUE, Short.MAX_VALUE);
  }

  static char unit(RowReader row) throws IOException {
    return (char) within(row.integer(), Character.MIN_VALUE, Character.MAX_VALUE);
  }

  private static int within(int value, int low, int high) {
    return Math.max(low, Math.min(high, value));
  }

  /** A string that nobody else has, or null. */
  static @Nullable String text(RowReader row) throws IOException {
    int reference = row.reference();
    String text = row.text();
    return reference == 0 ? null : text;
  }

  private static int length(RowReader row, int longest) throws IOException {
    return within(row.integer(), 0, longest);
  }

  static boolean @Nullable [] booleans(RowReader row, int longest) throws IOException {
    int reference = row.identity();
    boolean[] array = new boolean[length(row, longest)];
    int given = row.size();
    for (int i = 0; i < given; i++) {
      boolean element = (row.integer() & 1) != 0;
      if (i < array.length) {
        array[i] = element;
      }
    }
    row.endOfElements(row.integer() == 0);
    return reference == 0 ? null : array;
  }

  static byte @Nullable [] bytes(RowReader row, int longest) throws IOException {
    int reference = row.identity();
    byte[] array = new byte[length(row, longest)];
    int given = row.size();
    for (int i = 0; i < given; i++) {
      byte element = (byte) row.integer();
      if (i < array.length) {
        array[i] = element;
      }
    }
    row.endOfElements(row.integer() == 0);
    return reference == 0 ? null : array;
  }

  static char @Nullable [] chars(RowReader row, int longest) throws IOException {
    int reference = row.identity();
    char[] array = new char[length(row, longest)];
    int given = row.size();
    for (int i = 0; i < given; i++) {
      char element = (char) row.integer();
      if (i < array.length) {
        array[i] = element;
      }
    }
    row.endOfElements(row.integer() == 0);
    return reference == 0 ? null : array;
  }

  static short @Nullable [] shorts(RowReader row, int longest) throws IOException {
    int reference = row.identity();
    short[] array = new short[length(row, longest)];
    int given = row.size();
    for (int i = 0; i < given; i++) {
      short element = (short) row.integer();
      if (i < array.length) {
        array[i] = element;
      }
    }
    row.endOfElements(row.integer() == 0);
    return reference == 0 ? null : array;
  }

  static int @Nullable [] ints(RowReader row, int longest) throws IOException {
    int reference = row.identity();
    int[] array = new int[length(row, longest)];
    row.integers(row.size(), array);
    row.endOfElements(row.integer() == 0);
    return reference == 0 ? null : array;
  }

  static long @Nullable [] longs(RowReader row, int longest) throws IOException {
    int reference = row.identity();
    long[] array = new long[length(row, longest)];
    int given = row.size();
    for (int i = 0; i < given; i++) {
      long element = row.wide();
      if (i < array.length) {
        array[i] = element;
      }
    }
    row.endOfElements(row.wide() == 0);
    return reference == 0 ? null : array;
  }

  static float @Nullable [] floats(RowReader row, int longest) throws IOException {
    int reference = row.identity();
    float[] array = new float[length(row, longest)];
    int given = row.size();
    for (int i = 0; i < given; i++) {
      float element = row.single();
      if (i < array.length) {
        array[i] = element;
      }
    }
    row.endOfElements(Float.floatToRawIntBits(row.single()) == 0);
    return reference == 0 ? null : array;
  }

  static double @Nullable [] doubles(RowReader row, int longest) throws IOException {
    int reference = row.identity();
    double[] array = new double[length(row, longest)];
    int given = row.size();
    for (int i = 0; i < given; i++) {
      double element = row.real();
      if (i < array.length) {
        array[i] = element;
      }
    }
    row.endOfElements(Double.doubleToRawLongBits(row.real()) == 0);
    return reference == 0 ? null : array;
  }
}
