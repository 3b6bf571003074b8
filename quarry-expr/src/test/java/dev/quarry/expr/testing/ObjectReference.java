package dev.quarry.expr.testing;

import dev.quarry.expr.MapValue;
import dev.quarry.expr.Op;
import dev.quarry.expr.TypeSet;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** References of strings, references, types and maps. */
final class ObjectReference {
  private ObjectReference() {}

  static void fill(Map<Op, JavaReference.Function> table) {
    anySort(table);
    looks(table);
    searches(table);
    changes(table);
    numerals(table);
  }

  private static void anySort(Map<Op, JavaReference.Function> table) {
    table.put(Op.ITE, v -> (boolean) v[0] ? v[1] : v[2]);
    table.put(Op.SELECT, v -> select((MapValue) v[0], keys(v, v.length)));
    table.put(Op.STORE, v -> store((MapValue) v[0], keys(v, v.length - 1), v[v.length - 1]));
    table.put(Op.REF_EQ, v -> v[0].equals(v[1]));
    table.put(Op.TYPE_EQ, v -> v[0].equals(v[1]));
    table.put(Op.SUBTYPE, v -> ((TypeSet) v[1]).members().contains((String) v[0]));
  }

  private static List<Object> keys(Object[] values, int end) {
    return Arrays.asList(values).subList(1, end);
  }

  private static Object select(MapValue map, List<Object> keys) {
    Object element = map.entries().get(keys);
    return element == null ? map.defaultElement() : element;
  }

  private static Object store(MapValue map, List<Object> keys, Object element) {
    var entries = new LinkedHashMap<>(map.entries());
    entries.put(keys, element);
    return new MapValue(map.defaultElement(), entries);
  }

  private static void looks(Map<Op, JavaReference.Function> table) {
    table.put(Op.STRING_LENGTH, v -> s(v, 0).toCharArray().length);
    table.put(Op.STRING_CHAR_AT, v -> orElse(0, () -> (int) s(v, 0).charAt(i(v, 1))));
    table.put(Op.STRING_IS_EMPTY, v -> s(v, 0).equals(""));
    table.put(Op.STRING_IS_BLANK, v -> s(v, 0).codePoints().allMatch(Character::isWhitespace));
    table.put(Op.STRING_EQ, v -> Arrays.equals(s(v, 0).toCharArray(), s(v, 1).toCharArray()));
    table.put(Op.STRING_EQ_IGNORE_CASE, v -> s(v, 0).equalsIgnoreCase(s(v, 1)));
    table.put(Op.STRING_COMPARE, v -> compare(s(v, 0).toCharArray(), s(v, 1).toCharArray()));
    table.put(
        Op.STRING_COMPARE_IGNORE_CASE,
        v -> String.CASE_INSENSITIVE_ORDER.compare(s(v, 0), s(v, 1)));
    table.put(Op.STRING_HASH, v -> hash(s(v, 0)));
    table.put(Op.STRING_MATCHES, v -> orElse(false, () -> s(v, 0).matches(s(v, 1))));
  }

  private static int compare(char[] a, char[] b) {
    int mismatch = Arrays.mismatch(a, b);
    boolean inside = mismatch >= 0 && mismatch < Math.min(a.length, b.length);
    return inside ? a[mismatch] - b[mismatch] : a.length - b.length;
  }

  private static int hash(String s) {
    int hash = 0;
    for (int i = 0; i < s.length(); i++) {
      hash = 31 * hash + s.charAt(i);
    }
    return hash;
  }

  private static void searches(Map<Op, JavaReference.Function> table) {
    table.put(Op.STRING_STARTS_WITH, v -> s(v, 0).startsWith(s(v, 1), i(v, 2)));
    table.put(Op.STRING_ENDS_WITH, v -> s(v, 0).endsWith(s(v, 1)));
    table.put(Op.STRING_CONTAINS, v -> s(v, 0).indexOf(s(v, 1)) >= 0);
    table.put(Op.STRING_INDEX_OF, v -> s(v, 0).indexOf(s(v, 1), i(v, 2)));
    table.put(Op.STRING_INDEX_OF_CHAR, v -> s(v, 0).indexOf(i(v, 1), i(v, 2)));
    table.put(Op.STRING_LAST_INDEX_OF, v -> s(v, 0).lastIndexOf(s(v, 1), i(v, 2)));
    table.put(Op.STRING_LAST_INDEX_OF_CHAR, v -> s(v, 0).lastIndexOf(i(v, 1), i(v, 2)));
  }

  private static void changes(Map<Op, JavaReference.Function> table) {
    table.put(Op.STRING_SUBSTRING, v -> orElse("", () -> s(v, 0).substring(i(v, 1), i(v, 2))));
    table.put(Op.STRING_CONCAT, v -> s(v, 0) + s(v, 1));
    table.put(Op.STRING_REPLACE, v -> replace(s(v, 0), s(v, 1), s(v, 2)));
    table.put(Op.STRING_REPLACE_CHAR, v -> s(v, 0).replace((char) i(v, 1), (char) i(v, 2)));
    table.put(Op.STRING_TRIM, v -> s(v, 0).trim());
    table.put(Op.STRING_STRIP, v -> s(v, 0).strip());
    table.put(Op.STRING_STRIP_LEADING, v -> s(v, 0).stripLeading());
    table.put(Op.STRING_STRIP_TRAILING, v -> s(v, 0).stripTrailing());
    table.put(Op.STRING_LOWER_CASE, v -> s(v, 0).toLowerCase(Locale.ROOT));
    table.put(Op.STRING_UPPER_CASE, v -> s(v, 0).toUpperCase(Locale.ROOT));
    table.put(Op.STRING_OF_CHAR, v -> "" + (char) i(v, 0));
  }

  private static String replace(String s, String part, String by) {
    if (part.isEmpty()) {
      String units = s.chars().mapToObj(unit -> (char) unit + by).collect(Collectors.joining());
      return by + units;
    }
    int place = s.indexOf(part);
    return place < 0
        ? s
        : s.substring(0, place) + by + replace(s.substring(place + part.length()), part, by);
  }

  private static void numerals(Map<Op, JavaReference.Function> table) {
    table.put(
        Op.STRING_IS_INT, v -> orElse(false, () -> Integer.valueOf(s(v, 0), i(v, 1)) != null));
    table.put(Op.STRING_TO_INT, v -> orElse(0, () -> Integer.valueOf(s(v, 0), i(v, 1))));
    table.put(Op.STRING_IS_LONG, v -> orElse(false, () -> Long.valueOf(s(v, 0), i(v, 1)) != null));
    table.put(Op.STRING_TO_LONG, v -> orElse(0L, () -> Long.valueOf(s(v, 0), i(v, 1))));
    table.put(Op.INT_TO_STRING, v -> Integer.toString(i(v, 0), i(v, 1)));
    table.put(Op.LONG_TO_STRING, v -> Long.toString((long) v[0], i(v, 1)));
  }

  /** What the JVM returns, or the given value where it throws. */
  private static <T> T orElse(T value, Supplier<T> code) {
    try {
      return code.get();
    } catch (IndexOutOfBoundsException | IllegalArgumentException thrown) {
      return value;
    }
  }

  private static String s(Object[] values, int index) {
    return (String) values[index];
  }

  private static int i(Object[] values, int index) {
    return (int) values[index];
  }
}
