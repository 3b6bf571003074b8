package dev.quarry.concolic.runtime.types;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.lang.reflect.Array;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The component types of arrays of primitives: as what elements are kept in expressions. */
public enum ElementKind {
  BOOLEAN(boolean.class, Sort.INT) {
    @Override
    public Expr narrow(ExprFactory factory, Expr value) {
      return factory.apply(Op.INT_AND, value, factory.intConst(1));
    }

    @Override
    public Object read(Object array, int index) {
      return Array.getBoolean(array, index) ? 1 : 0;
    }

    @Override
    public void write(Object array, int index, Object value) {
      Array.setBoolean(array, index, (((Integer) value) & 1) != 0);
    }
  },
  BYTE(byte.class, Sort.INT) {
    @Override
    public Expr narrow(ExprFactory factory, Expr value) {
      return factory.apply(Op.INT_TO_BYTE, value);
    }

    @Override
    public void write(Object array, int index, Object value) {
      Array.setByte(array, index, ((Integer) value).byteValue());
    }
  },
  CHAR(char.class, Sort.INT) {
    @Override
    public Expr narrow(ExprFactory factory, Expr value) {
      return factory.apply(Op.INT_TO_CHAR, value);
    }

    @Override
    public void write(Object array, int index, Object value) {
      Array.setChar(array, index, (char) ((Integer) value).intValue());
    }
  },
  SHORT(short.class, Sort.INT) {
    @Override
    public Expr narrow(ExprFactory factory, Expr value) {
      return factory.apply(Op.INT_TO_SHORT, value);
    }

    @Override
    public void write(Object array, int index, Object value) {
      Array.setShort(array, index, ((Integer) value).shortValue());
    }
  },
  INT(int.class, Sort.INT),
  LONG(long.class, Sort.LONG) {
    @Override
    public Object read(Object array, int index) {
      return Array.getLong(array, index);
    }
  },
  FLOAT(float.class, Sort.FLOAT) {
    @Override
    public Object read(Object array, int index) {
      return Array.getFloat(array, index);
    }
  },
  DOUBLE(double.class, Sort.DOUBLE) {
    @Override
    public Object read(Object array, int index) {
      return Array.getDouble(array, index);
    }
  };

  private final Class<?> component;
  private final Sort.Basic sort;

  ElementKind(Class<?> component, Sort.Basic sort) {
    this.component = component;
    this.sort = sort;
  }

  /** The kind of an array's elements; null if they are references. */
  public static @Nullable ElementKind of(Class<?> component) {
    if (component.isPrimitive()) {
      for (ElementKind kind : values()) {
        if (kind.component == component) {
          return kind;
        }
      }
    }
    return null;
  }

  public Sort.Basic sort() {
    return sort;
  }

  /** What an element of this type keeps of a value of its sort. */
  public Expr narrow(ExprFactory factory, Expr value) {
    return value;
  }

  /** The element as a value of the sort. */
  public Object read(Object array, int index) {
    return component == char.class ? (int) Array.getChar(array, index) : Array.getInt(array, index);
  }

  /** Writes a value of the sort, narrowed. */
  public void write(Object array, int index, Object value) {
    Array.set(array, index, value);
  }

  /** The contents of an array as a constant map. */
  public Constant snapshot(ExprFactory factory, Object array) {
    Map<List<Object>, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < Array.getLength(array); i++) {
      entries.put(List.of(i), read(array, i));
    }
    return factory.constant(Sort.map(sort, Sort.INT), new MapValue(sort.defaultValue(), entries));
  }
}
