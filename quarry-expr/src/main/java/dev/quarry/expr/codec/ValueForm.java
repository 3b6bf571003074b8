package dev.quarry.expr.codec;

import dev.quarry.expr.MapValue;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** The binary form of values; floating-point numbers by their raw bits. */
final class ValueForm {
  private ValueForm() {}

  static void write(ByteSink out, Sort sort, Object value) throws IOException {
    if (sort instanceof Sort.Map map) {
      writeMap(out, map, (MapValue) value);
      return;
    }
    switch ((Sort.Basic) sort) {
      case BOOL -> out.number((boolean) value ? 1 : 0);
      case INT, LONG -> out.signed(((Number) value).longValue());
      case FLOAT -> out.fixed(Float.floatToRawIntBits((float) value), 4);
      case DOUBLE -> out.fixed(Double.doubleToRawLongBits((double) value), 8);
      case REF -> out.signed(((Ref) value).id());
      case TYPE, STRING -> out.text((String) value);
      case TYPES -> writeTypes(out, (TypeSet) value);
    }
  }

  private static void writeTypes(ByteSink out, TypeSet set) throws IOException {
    out.text(set.name());
    out.number(set.members().size());
    for (String member : set.members()) {
      out.text(member);
    }
  }

  private static void writeMap(ByteSink out, Sort.Map sort, MapValue map) throws IOException {
    write(out, sort.element(), map.defaultElement());
    out.number(map.entries().size());
    for (var entry : map.entries().entrySet()) {
      for (int i = 0; i < sort.keys().size(); i++) {
        write(out, sort.keys().get(i), entry.getKey().get(i));
      }
      write(out, sort.element(), entry.getValue());
    }
  }

  static Object read(ByteSource in, Sort sort) throws IOException {
    if (sort instanceof Sort.Map map) {
      return readMap(in, map);
    }
    return switch ((Sort.Basic) sort) {
      case BOOL -> in.number(1, "A truth value") == 1;
      case INT -> (int) in.signed();
      case LONG -> in.signed();
      case FLOAT -> Float.intBitsToFloat((int) in.fixed(4));
      case DOUBLE -> Double.longBitsToDouble(in.fixed(8));
      case REF -> new Ref((int) in.signed());
      case TYPE, STRING -> in.text();
      case TYPES -> readTypes(in);
    };
  }

  private static TypeSet readTypes(ByteSource in) throws IOException {
    String name = in.text();
    int count = in.number(Integer.MAX_VALUE, "The number of a set's members");
    var members = new ArrayList<String>();
    for (int i = 0; i < count; i++) {
      members.add(in.text());
    }
    return TypeSet.of(name, members);
  }

  private static MapValue readMap(ByteSource in, Sort.Map sort) throws IOException {
    Object defaultElement = read(in, sort.element());
    int count = in.number(Integer.MAX_VALUE, "The number of a map's entries");
    var entries = new LinkedHashMap<List<Object>, Object>();
    for (int i = 0; i < count; i++) {
      var keys = new ArrayList<>();
      for (Sort.Basic key : sort.keys()) {
        keys.add(read(in, key));
      }
      entries.put(List.copyOf(keys), read(in, sort.element()));
    }
    return new MapValue(defaultElement, entries);
  }
}
