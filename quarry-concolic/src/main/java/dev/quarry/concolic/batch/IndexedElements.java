package dev.quarry.concolic.batch;

import dev.quarry.expr.Sort;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The elements of a map from ints to numbers that follow each other from index 0 on. */
enum IndexedElements {
  INTS(int.class) {
    @Override
    void writeAll(BatchSink out, Object array) {
      out.allSigned((int[]) array);
    }

    @Override
    Object readAll(BatchSource in, int size) throws IOException {
      int[] array = new int[size];
      in.allSigned(size, array);
      return array;
    }
  },
  LONGS(long.class) {
    @Override
    void writeAll(BatchSink out, Object array) {
      for (long each : (long[]) array) {
        out.signed(each);
      }
    }

    @Override
    Object readAll(BatchSource in, int size) throws IOException {
      long[] array = new long[size];
      for (int i = 0; i < size; i++) {
        array[i] = in.signed();
      }
      return array;
    }
  },
  FLOATS(float.class) {
    @Override
    void writeAll(BatchSink out, Object array) {
      for (float each : (float[]) array) {
        out.fixed(Float.floatToRawIntBits(each), Float.BYTES);
      }
    }

    @Override
    Object readAll(BatchSource in, int size) throws IOException {
      float[] array = new float[size];
      for (int i = 0; i < size; i++) {
        array[i] = Float.intBitsToFloat((int) in.fixed(Float.BYTES));
      }
      return array;
    }
  },
  DOUBLES(double.class) {
    @Override
    void writeAll(BatchSink out, Object array) {
      for (double each : (double[]) array) {
        out.fixed(Double.doubleToRawLongBits(each), Double.BYTES);
      }
    }

    @Override
    Object readAll(BatchSource in, int size) throws IOException {
      double[] array = new double[size];
      for (int i = 0; i < size; i++) {
        array[i] = Double.longBitsToDouble(in.fixed(Double.BYTES));
      }
      return array;
    }
  };

  private final Class<?> component;

  IndexedElements(Class<?> component) {
    this.component = component;
  }

  /** For maps of a sort; null if they are no contents of arrays. */
  static @Nullable IndexedElements of(Sort.Map sort) {
    if (sort.keys().size() != 1 || sort.keys().get(0) != Sort.INT) {
      return null;
    }
    return switch (sort.element()) {
      case INT -> INTS;
      case LONG -> LONGS;
      case FLOAT -> FLOATS;
      case DOUBLE -> DOUBLES;
      default -> null;
    };
  }

  /** Removes the entries for 0, 1, 2… from a map; their values. */
  Object take(Map<List<Object>, Object> entries) {
    int size = 0;
    while (entries.containsKey(List.<Object>of(size))) {
      size++;
    }
    Object array = Array.newInstance(component, size);
    for (int i = 0; i < size; i++) {
      Array.set(array, i, entries.remove(List.<Object>of(i)));
    }
    return array;
  }

  void write(BatchSink out, Object array) {
    out.number(Array.getLength(array));
    writeAll(out, array);
  }

  Object read(BatchSource in) throws IOException {
    return readAll(in, in.size());
  }

  abstract void writeAll(BatchSink out, Object array);

  abstract Object readAll(BatchSource in, int size) throws IOException;
}
