package dev.quarry.testgen.replay.runner;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Values as fields of a line. A letter first: the descriptor of a primitive and its digits (bits of
 * those with a fraction, {@code H} for shorts); {@code S} and a text; {@code E}, class and name of
 * an enum constant; {@code [}, the descriptor, the length and the elements of an array; {@code L},
 * {@code T}, {@code M} or {@code O}, how many and the elements of a list, set, map (keys and
 * values) or optional; {@code V}, class and text of a value of the JDK that a text says all about;
 * {@code X}, class, how many and then name and value of what getters and {@code toString} give;
 * {@code N} for null, {@code R} for the object that was called, {@code ?} for what can't be told or
 * is too long.
 */
final class Encoding {
  private static final int MOST_CHARACTERS = 120;
  private static final int MOST_ELEMENTS = 10;
  private static final int DEEPEST = 3;
  private static final List<String> HIDDEN = List.of("?");

  /** Names of methods that may change what they are asked about. */
  private static final Pattern CHANGES =
      Pattern.compile("next|previous|read|poll|pop|remove|take|advance|skip|consume|clear|reset");

  /** Classes whose texts can be read back; equal texts, equal values. */
  private static final Set<String> VALUES =
      Set.of(
          "java.math.BigDecimal",
          "java.math.BigInteger",
          "java.net.URI",
          "java.time.Duration",
          "java.time.Instant",
          "java.time.LocalDate",
          "java.time.LocalDateTime",
          "java.time.LocalTime",
          "java.time.OffsetDateTime",
          "java.time.Period",
          "java.time.Year",
          "java.time.YearMonth",
          "java.time.ZonedDateTime",
          "java.util.UUID");

  /** What methods may be declared to return that are asked. */
  private static final Set<String> ASKED =
      Set.of(
          "java.lang.CharSequence",
          "java.lang.Iterable",
          "java.lang.Number",
          "java.lang.Object",
          "java.util.Collection",
          "java.util.List",
          "java.util.Map",
          "java.util.Optional",
          "java.util.Set",
          "java.util.SortedMap",
          "java.util.SortedSet");

  private Encoding() {}

  /** What a probe returned: the result, and the arguments, null where nobody looks. */
  static List<String> of(@Nullable Object[] seen) {
    List<String> fields = new ArrayList<>();
    boolean same = seen[0] != null && seen.length > 1 && seen[0] == seen[1];
    fields.addAll(same ? List.of("R") : orHidden(top(seen[0])));
    for (int i = 1; i < seen.length; i++) {
      fields.addAll(orHidden(top(seen[i])));
    }
    return fields;
  }

  private static List<String> orHidden(@Nullable List<String> fields) {
    return fields == null ? HIDDEN : fields;
  }

  private static @Nullable List<String> top(@Nullable Object value) {
    List<String> plain = plain(value, 0);
    return plain == null && value != null ? thing(value) : plain;
  }

  /** Null if it is not plain. */
  private static @Nullable List<String> plain(@Nullable Object value, int depth) {
    if (value == null) {
      return List.of("N");
    }
    if (value instanceof String text) {
      return text.length() > MOST_CHARACTERS ? null : List.of("S", text);
    }
    if (value instanceof Enum<?> constant) {
      return List.of("E", constant.getDeclaringClass().getName(), constant.name());
    }
    if (VALUES.contains(value.getClass().getName())) {
      String text = value.toString();
      return text.length() > MOST_CHARACTERS
          ? null
          : List.of("V", value.getClass().getName(), text);
    }
    List<String> number = number(value);
    if (number != null || depth >= DEEPEST) {
      return number;
    }
    if (value.getClass().isArray()) {
      return array(value, depth);
    }
    return value.getClass().getName().startsWith("java.util.") ? collected(value, depth) : null;
  }

  private static @Nullable List<String> number(Object value) {
    if (value instanceof Double real) {
      return List.of("D", String.valueOf(Double.doubleToLongBits(real)));
    }
    if (value instanceof Float real) {
      return List.of("F", String.valueOf(Float.floatToIntBits(real)));
    }
    if (value instanceof Character c) {
      return List.of("C", String.valueOf((int) c));
    }
    if (value instanceof Boolean truth) {
      return List.of("Z", String.valueOf(truth));
    }
    String type =
        value instanceof Integer
            ? "I"
            : value instanceof Long
                ? "J"
                : value instanceof Short ? "S" : value instanceof Byte ? "B" : "";
    return type.isEmpty()
        ? null
        : List.of(type.equals("S") ? "H" : type, String.valueOf(((Number) value).longValue()));
  }

  private static @Nullable List<String> array(Object array, int depth) {
    int length = Array.getLength(array);
    List<@Nullable Object> elements = new ArrayList<>();
    for (int i = 0; i < length && i <= MOST_ELEMENTS; i++) {
      elements.add(Array.get(array, i));
    }
    List<String> fields = elements(elements, depth);
    if (fields != null) {
      fields.addAll(0, List.of("[", array.getClass().descriptorString(), String.valueOf(length)));
    }
    return fields;
  }

  /** Sets and maps in an order of their own: which one they have may differ from day to day. */
  private static @Nullable List<String> collected(Object value, int depth) {
    if (value instanceof Optional<?> optional) {
      return headed("O", optional.stream().toList(), depth);
    }
    if (value instanceof List<?> list) {
      return headed("L", list, depth);
    }
    List<List<String>> parts = new ArrayList<>();
    if (value instanceof Set<?> set) {
      for (Object element : set) {
        if (!add(parts, Arrays.asList(element), depth)) {
          return null;
        }
      }
    } else if (value instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        if (!add(parts, Arrays.asList(entry.getKey(), entry.getValue()), depth)) {
          return null;
        }
      }
    } else {
      return null;
    }
    parts.sort(Comparator.comparing(List::toString));
    List<String> fields = new ArrayList<>();
    fields.add(value instanceof Set ? "T" : "M");
    fields.add(String.valueOf(parts.size()));
    parts.forEach(fields::addAll);
    return fields;
  }

  private static boolean add(List<List<String>> parts, List<?> elements, int depth) {
    List<String> part = elements(elements, depth);
    if (part != null) {
      parts.add(part);
    }
    return part != null && parts.size() <= MOST_ELEMENTS;
  }

  private static @Nullable List<String> headed(String head, Collection<?> elements, int depth) {
    List<String> fields = elements(elements, depth);
    if (fields != null) {
      fields.addAll(0, List.of(head, String.valueOf(elements.size())));
    }
    return fields;
  }

  private static @Nullable List<String> elements(Collection<?> elements, int depth) {
    List<String> fields = new ArrayList<>();
    int count = 0;
    for (Object element : elements) {
      List<String> one = count++ < MOST_ELEMENTS ? plain(element, depth + 1) : null;
      if (one == null) {
        return null;
      }
      fields.addAll(one);
    }
    return fields;
  }

  /** What an object says about itself. */
  private static List<String> thing(Object value) {
    List<String> fields = new ArrayList<>();
    int count = 0;
    for (Method getter : getters(value.getClass())) {
      List<String> given = given(getter, value);
      if (given != null) {
        fields.add(getter.getName());
        fields.addAll(given);
        count++;
      }
    }
    fields.addAll(0, List.of("X", value.getClass().getName(), String.valueOf(count)));
    return fields;
  }

  private static @Nullable List<String> given(Method getter, Object value) {
    try {
      return plain(getter.invoke(value), DEEPEST - 1);
    } catch (InvocationTargetException | IllegalAccessException | RuntimeException e) {
      return null;
    }
  }

  private static List<Method> getters(Class<?> type) {
    List<Method> getters = new ArrayList<>();
    for (Method method : type.getMethods()) {
      boolean usual =
          method.getParameterCount() == 0
              && !Modifier.isStatic(method.getModifiers())
              && !method.isSynthetic()
              && method.getDeclaringClass() != Object.class
              && isTelling(method.getReturnType());
      boolean isGetter = isGetter(type, method.getName()) || isNamedLikeField(method);
      if (usual && isGetter && method.trySetAccessible()) {
        getters.add(method);
      }
    }
    getters.sort(Comparator.comparing(Method::getName));
    return getters;
  }

  private static boolean isGetter(Class<?> type, String name) {
    if (Set.of("size", "length", "isEmpty", "toString").contains(name) || name.endsWith("Value")) {
      return true;
    }
    RecordComponent[] components = type.getRecordComponents();
    return components == null
        ? name.matches("(get|has|is|to)[A-Z].*")
        : Arrays.stream(components).anyMatch(component -> component.getName().equals(name));
  }

  /** Whether it is called like a field that it may return; not if it sounds like a change. */
  private static boolean isNamedLikeField(Method method) {
    return !CHANGES.matcher(method.getName()).lookingAt()
        && Arrays.stream(method.getDeclaringClass().getDeclaredFields())
            .anyMatch(
                field ->
                    field.getName().equals(method.getName())
                        && field.getType() == method.getReturnType());
  }

  /** Whether a value of the type may be plain. */
  private static boolean isTelling(Class<?> type) {
    return isSimple(type)
        || type.isArray()
        || ASKED.contains(type.getName())
        || VALUES.contains(type.getName());
  }

  private static boolean isSimple(Class<?> type) {
    return type.isPrimitive() && type != void.class
        || type == String.class
        || type.isEnum()
        || Set.of(
                Integer.class,
                Long.class,
                Short.class,
                Byte.class,
                Character.class,
                Boolean.class,
                Float.class,
                Double.class)
            .contains(type);
  }
}
