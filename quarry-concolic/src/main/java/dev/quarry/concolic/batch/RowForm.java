package dev.quarry.concolic.batch;

import dev.quarry.expr.MapValue;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The binary form of the values of a row, by their sort. */
final class RowForm {
  private RowForm() {}

  static void write(BatchSink out, Sort sort, Object value) {
    if (sort instanceof Sort.Map map) {
      writeMap(out, map, value);
      return;
    }
    switch ((Sort.Basic) sort) {
      case BOOL -> out.number((Boolean) value ? 1 : 0);
      case INT -> out.signed((Integer) value);
      case LONG -> out.signed((Long) value);
      case FLOAT -> out.fixed(Float.floatToRawIntBits((Float) value), Float.BYTES);
      case DOUBLE -> out.fixed(Double.doubleToRawLongBits((Double) value), Double.BYTES);
      case REF -> out.number(((Ref) value).id());
      case TYPE, STRING -> out.text((String) value);
      case TYPES -> writeTypes(out, (TypeSet) value);
    }
  }

  private static void writeTypes(BatchSink out, TypeSet set) {
    out.text(set.name());
    out.number(set.members().size());
    set.members().forEach(out::text);
  }

  /** The elements from index 0 on, the default, the other entries. */
  private static void writeMap(BatchSink out, Sort.Map sort, Object value) {
    IndexedElements dense = IndexedElements.of(sort);
    if (!(value instanceof MapValue map)) {
      if (dense == null) {
        throw new IllegalArgumentException("A value of sort " + sort + " can't be an array.");
      }
      dense.write(out, value);
      write(out, sort.element(), sort.element().defaultValue());
      out.number(0);
      return;
    }
    Map<List<Object>, Object> others = new LinkedHashMap<>(map.entries());
    if (dense != null) {
      dense.write(out, dense.take(others));
    }
    write(out, sort.element(), map.defaultElement());
    out.number(others.size());
    others.forEach(
        (keys, element) -> {
          for (int i = 0; i < keys.size(); i++) {
            write(out, sort.keys().get(i), keys.get(i));
          }
          write(out, sort.element(), element);
        });
  }

  /** A value of the sort; of a map that can be the contents of an array, an IndexedValues. */
  static Object read(BatchSource in, Sort sort) throws IOException {
    if (sort instanceof Sort.Map map) {
      IndexedElements dense = IndexedElements.of(map);
      return dense == null ? readMap(in, map) : new IndexedValues(dense.read(in), readMap(in, map));
    }
    return switch ((Sort.Basic) sort) {
      case BOOL -> in.below(2) == 1;
      case INT -> (int) in.signed();
      case LONG -> in.signed();
      case FLOAT -> Float.intBitsToFloat((int) in.fixed(Float.BYTES));
      case DOUBLE -> Double.longBitsToDouble(in.fixed(Double.BYTES));
      case REF -> ref((int) in.number());
      case TYPE, STRING -> in.text();
      case TYPES -> readTypes(in);
    };
  }

  private static Ref ref(int id) {
    return id == 0 ? Ref.NULL : new Ref(id);
  }

  private static TypeSet readTypes(BatchSource in) throws IOException {
    String name = in.text();
    int size = in.size();
    List<String> members = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      members.add(in.text());
    }
    return TypeSet.of(name, members);
  }

  private static MapValue readMap(BatchSource in, Sort.Map sort) throws IOException {
    Object otherwise = read(in, sort.element());
    int size = in.size();
    if (size == 0) {
      return MapValue.constant(otherwise);
    }
    Map<List<Object>, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < size; i++) {
      List<Object> keys = new ArrayList<>();
      for (Sort.Basic key : sort.keys()) {
        keys.add(read(in, key));
      }
      entries.put(List.copyOf(keys), read(in, sort.element()));
    }
    return new MapValue(otherwise, entries);
  }
}
