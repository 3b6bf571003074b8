package dev.quarry.concolic.runtime.rows;

import dev.quarry.concolic.batch.IndexedValues;
import dev.quarry.concolic.runtime.heap.PrimitiveInputs;
import dev.quarry.concolic.runtime.types.Boxes;
import dev.quarry.concolic.runtime.types.ElementKind;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Makes one argument from a row. */
sealed interface DirectArgument {
  /** The argument for a row, boxed if primitive. */
  @Nullable Object make(Object[] row);

  /** Whether this can make an argument from a row. */
  default boolean takes(Object[] row) {
    return true;
  }

  /** For a parameter; null if its type needs more than this. */
  static @Nullable DirectArgument of(
      RowColumns columns, InputPath path, Class<?> type, int longestArray) {
    if (type.isPrimitive()) {
      return content(columns, path, type);
    }
    ValueType value = ValueType.of(type);
    if (value == ValueType.STRING || (value != null && value.isBox())) {
      int reference = columns.of(path, Sort.REF);
      DirectArgument content = content(columns, value.contentOf(path), value.content());
      return reference == RowColumns.NONE ? new Fixed(null) : new ValueArgument(reference, content);
    }
    ElementKind kind = type.isArray() ? ElementKind.of(type.getComponentType()) : null;
    return kind == null ? null : ArrayArgument.of(columns, path, type, kind, longestArray);
  }

  private static DirectArgument content(RowColumns columns, InputPath path, Class<?> type) {
    Sort.Basic sort = type == boolean.class ? Sort.BOOL : ValueType.sortOf(type);
    int column = columns.of(path, sort);
    int[] range = PrimitiveInputs.range(type);
    if (range.length > 0) {
      return column == RowColumns.NONE
          ? new Fixed(PrimitiveInputs.narrowed(0, type))
          : new Narrow(column, type, range[0], range[1]);
    }
    return column == RowColumns.NONE ? new Fixed(sort.defaultValue()) : new Column(column);
  }

  /** An input that rows say nothing of. */
  record Fixed(@Nullable Object value) implements DirectArgument {
    @Override
    public @Nullable Object make(Object[] row) {
      return value;
    }
  }

  /** What the row has. */
  record Column(int column) implements DirectArgument {
    @Override
    public Object make(Object[] row) {
      return row[column];
    }
  }

  /** A number of a type with fewer values than its sort; others are moved to the nearest one. */
  record Narrow(int column, Class<?> type, int low, int high) implements DirectArgument {
    @Override
    public Object make(Object[] row) {
      return PrimitiveInputs.narrowed(Math.max(low, Math.min(high, (Integer) row[column])), type);
    }
  }

  /** A string or box that nobody else has, or null. */
  record ValueArgument(int reference, DirectArgument content) implements DirectArgument {
    @Override
    public @Nullable Object make(Object[] row) {
      Object value = ((Ref) row[reference]).isNull() ? null : content.make(row);
      return value == null ? null : Boxes.fresh(value);
    }
  }

  /** An array of primitives, or null. */
  record ArrayArgument(
      int reference, int length, int elements, Class<?> component, ElementKind kind, int longest)
      implements DirectArgument {

    static DirectArgument of(
        RowColumns columns, InputPath path, Class<?> type, ElementKind kind, int longest) {
      int reference = columns.of(path, Sort.REF);
      int length = columns.of(path.length(), Sort.INT);
      int elements = columns.of(path.elements(), Sort.map(kind.sort(), Sort.INT));
      return reference == RowColumns.NONE
          ? new Fixed(null)
          : new ArrayArgument(reference, length, elements, type.getComponentType(), kind, longest);
    }

    @Override
    public boolean takes(Object[] row) {
      return elements == RowColumns.NONE || ((IndexedValues) row[elements]).isPlainArray();
    }

    @Override
    public @Nullable Object make(Object[] row) {
      if (((Ref) row[reference]).isNull()) {
        return null;
      }
      int wanted = length == RowColumns.NONE ? 0 : (Integer) row[length];
      int size = Math.max(0, Math.min(longest, wanted));
      Object array = Array.newInstance(component, size);
      if (elements != RowColumns.NONE) {
        fill(array, ((IndexedValues) row[elements]).first(), size);
      }
      return array;
    }

    private void fill(Object array, Object first, int size) {
      int count = Math.min(size, Array.getLength(first));
      if (array.getClass() == first.getClass()) {
        System.arraycopy(first, 0, array, 0, count);
        return;
      }
      for (int i = 0; i < count; i++) {
        kind.write(array, i, Array.get(first, i));
      }
    }
  }
}
