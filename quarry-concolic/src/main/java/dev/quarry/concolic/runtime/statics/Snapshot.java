package dev.quarry.concolic.runtime.statics;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All that can be reached from the static fields of a class when its initialiser was done, to see
 * later whether anything has changed.
 */
final class Snapshot {
  /** To look at more than this after every run takes longer than loading classes. */
  private static final int MOST_OBJECTS = 10_000;

  private static final Set<String> UNCHANGING_PACKAGES =
      Set.of("java.math", "java.time", "java.time.format", "java.lang.invoke", "java.nio.charset");

  private static final Set<String> UNCHANGING =
      Set.of(
          "java.lang.Object",
          "java.lang.String",
          "java.lang.Class",
          "java.util.Locale",
          "java.util.UUID",
          "java.util.regex.Pattern",
          "java.util.logging.Logger");

  private final Class<?> type;

  /** What each object, and the class itself, consists of. */
  private final Map<Object, List<@Nullable Object>> parts = new IdentityHashMap<>();

  private boolean isComplete = true;

  private Snapshot(Class<?> type) {
    this.type = type;
  }

  static Snapshot of(Class<?> type) {
    Snapshot made = new Snapshot(type);
    made.take();
    return made;
  }

  private void take() {
    ArrayDeque<Object> open = new ArrayDeque<>();
    visit(type, open);
    while (isComplete && !open.isEmpty()) {
      visit(open.remove(), open);
    }
  }

  private void visit(Object object, ArrayDeque<Object> open) {
    if (parts.containsKey(object)) {
      return;
    }
    List<@Nullable Object> found = partsOf(object);
    if (found == null || parts.size() > MOST_OBJECTS) {
      isComplete = false;
      return;
    }
    parts.put(object, found);
    for (Object part : found) {
      if (part != null && !isUnchanging(part)) {
        open.add(part);
      }
    }
  }

  /** Whether everything is as it was; false also if that can't be seen. */
  boolean isUnchanged() {
    if (!isComplete) {
      return false;
    }
    for (Map.Entry<Object, List<@Nullable Object>> entry : parts.entrySet()) {
      List<@Nullable Object> now = partsOf(entry.getKey());
      if (now == null || !areSame(entry.getValue(), now)) {
        return false;
      }
    }
    return true;
  }

  private static boolean areSame(List<@Nullable Object> then, List<@Nullable Object> now) {
    if (then.size() != now.size()) {
      return false;
    }
    for (int i = 0; i < then.size(); i++) {
      Object before = then.get(i);
      boolean isBox = before instanceof Number || before instanceof Boolean;
      boolean same =
          isBox || before instanceof Character ? before.equals(now.get(i)) : before == now.get(i);
      if (!same) {
        return false;
      }
    }
    return true;
  }

  /** Null if it can't be looked into. */
  private @Nullable List<@Nullable Object> partsOf(Object object) {
    try {
      if (object == type) {
        return fields(type, null);
      }
      Class<?> of = object.getClass();
      if (of.isArray()) {
        return elements(object);
      }
      if (of.getClassLoader() == type.getClassLoader()) {
        return ofProgram(object);
      }
      return of.getPackageName().equals("java.util") ? contents(object) : null;
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      return null;
    }
  }

  private static List<@Nullable Object> elements(Object array) {
    List<@Nullable Object> found = new ArrayList<>();
    for (int i = 0; i < Array.getLength(array); i++) {
      found.add(Array.get(array, i));
    }
    return found;
  }

  private static @Nullable List<@Nullable Object> contents(Object object) {
    if (object instanceof Map<?, ?> map) {
      List<@Nullable Object> found = new ArrayList<>();
      map.forEach(
          (key, value) -> {
            found.add(key);
            found.add(value);
          });
      return found;
    }
    return object instanceof Collection<?> collection ? new ArrayList<>(collection) : null;
  }

  private @Nullable List<@Nullable Object> ofProgram(Object object)
      throws ReflectiveOperationException {
    List<@Nullable Object> found = new ArrayList<>();
    Class<?> at = object.getClass();
    for (; at.getClassLoader() == type.getClassLoader(); at = at.getSuperclass()) {
      found.addAll(fields(at, object));
    }
    // What a class of the JDK above keeps is not seen.
    return at == Object.class || at == Enum.class || at == Record.class ? found : null;
  }

  /** The values of static fields, or of an object's. */
  private static List<@Nullable Object> fields(Class<?> type, @Nullable Object object)
      throws ReflectiveOperationException {
    List<@Nullable Object> found = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) == (object == null)) {
        field.setAccessible(true);
        found.add(field.get(object));
      }
    }
    return found;
  }

  private static boolean isUnchanging(Object object) {
    Class<?> of = object.getClass();
    return object instanceof Number && of.getPackageName().equals("java.lang")
        || object instanceof Boolean
        || object instanceof Character
        || UNCHANGING.contains(of.getName())
        || of.getClassLoader() == null && UNCHANGING_PACKAGES.contains(of.getPackageName())
        || of.getClassLoader() == null && object instanceof Enum;
  }
}
