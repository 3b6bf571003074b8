package dev.quarry.expr.codec;

import dev.quarry.expr.Sort;
import java.io.IOException;
import java.util.ArrayList;

/** The binary form of sorts: a name; for a map, {@code MAP}, the keys' number, keys, element. */
final class SortForm {
  private static final String MAP = "MAP";
  private static final int MOST_KEYS = 64;

  private SortForm() {}

  static void write(ByteSink out, Sort sort) throws IOException {
    if (sort instanceof Sort.Map map) {
      out.text(MAP);
      out.number(map.keys().size());
      for (Sort.Basic key : map.keys()) {
        out.text(key.name());
      }
      out.text(map.element().name());
    } else {
      out.text(((Sort.Basic) sort).name());
    }
  }

  static Sort read(ByteSource in) throws IOException {
    String name = in.text();
    if (!name.equals(MAP)) {
      return basic(name);
    }
    var keys = new ArrayList<Sort.Basic>();
    int count = in.number(MOST_KEYS, "The number of a map's keys");
    for (int i = 0; i < count; i++) {
      keys.add(basic(in.text()));
    }
    if (keys.isEmpty()) {
      throw new IOException("A map has no keys.");
    }
    return new Sort.Map(keys, basic(in.text()));
  }

  private static Sort.Basic basic(String name) throws IOException {
    try {
      return Sort.Basic.valueOf(name);
    } catch (IllegalArgumentException unknown) {
      throw new IOException("There is no sort " + name + ".", unknown);
    }
  }
}
