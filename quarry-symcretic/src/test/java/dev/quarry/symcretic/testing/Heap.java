package dev.quarry.symcretic.testing;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.symcretic.state.Variables;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Real objects, each known by a number, and what the state's maps say of them. */
public final class Heap {
  private final Variables variables;
  private final Map<Object, Ref> numbers = new IdentityHashMap<>();
  private final List<Object> objects = new ArrayList<>();

  public Heap(Variables variables) {
    this.variables = variables;
  }

  /** The number of an object, a new one for an object that is met for the first time. */
  public Ref ref(@Nullable Object object) {
    if (object == null) {
      return Ref.NULL;
    }
    Ref known = numbers.get(object);
    return known == null ? add(object, new Ref(objects.size() + 1)) : known;
  }

  /** An object that the engine knows by name. */
  public void name(Object object, Constant constant) {
    add(object, (Ref) constant.value());
  }

  private Ref add(Object object, Ref number) {
    numbers.put(object, number);
    objects.add(object);
    return number;
  }

  /** A value as one of a sort. */
  public Object value(@Nullable Object real, Sort sort) {
    if (sort == Sort.REF) {
      return ref(real);
    }
    if (real instanceof Boolean truth) {
      return truth ? 1 : 0;
    }
    if (real instanceof Character c) {
      return (int) c;
    }
    return real instanceof Byte || real instanceof Short
        ? (Object) ((Number) real).intValue()
        : java.util.Objects.requireNonNull(real);
  }

  /** The references of all objects met so far, and null. */
  public List<Ref> references() {
    List<Ref> all = new ArrayList<>(List.of(Ref.NULL));
    objects.forEach(object -> all.add(ref(object)));
    return all;
  }

  /** What all maps and static fields have now; objects that are reached are met, too. */
  public Map<Input, Object> contents() {
    Map<Input, Object> all = new LinkedHashMap<>();
    Map<Input, Map<List<Object>, Object>> maps = new LinkedHashMap<>();
    for (Field field : Cell.class.getFields()) {
      if (Modifier.isStatic(field.getModifiers())) {
        Input variable =
            variables.staticField(
                Type.getInternalName(Cell.class),
                field.getName(),
                Type.getDescriptor(field.getType()));
        all.put(variable, value(get(field, null), variable.sort()));
      }
    }
    for (int i = 0; i < objects.size(); i++) {
      describe(objects.get(i), maps);
    }
    maps.forEach(
        (map, entries) ->
            all.put(map, new MapValue(((Sort.Map) map.sort()).element().defaultValue(), entries)));
    return all;
  }

  private void describe(Object object, Map<Input, Map<List<Object>, Object>> maps) {
    Ref key = ref(object);
    put(maps, variables.types(), object.getClass().getName(), key);
    if (object.getClass().isArray()) {
      Sort.Basic sort = Variables.sortOf(Type.getType(object.getClass().getComponentType()));
      put(maps, variables.lengths(), Array.getLength(object), key);
      for (int i = 0; i < Array.getLength(object); i++) {
        put(maps, variables.elements(sort), value(Array.get(object, i), sort), key, i);
      }
    } else if (object instanceof String
        || object instanceof StringBuilder
        || object instanceof StringBuffer) {
      put(maps, variables.texts(), object.toString(), key);
    } else if (object instanceof Number
        || object instanceof Character
        || object instanceof Boolean) {
      Object content = value(object, Sort.INT);
      put(maps, variables.boxes(sortOf(content)), content, key);
    } else if (object instanceof Enum<?> constant) {
      put(maps, variables.ordinals(), constant.ordinal(), key);
    } else if (object instanceof Cell) {
      for (Class<?> type = object.getClass(); type != Object.class; type = type.getSuperclass()) {
        fields(type, object, maps);
      }
    }
  }

  private void fields(Class<?> type, Object object, Map<Input, Map<List<Object>, Object>> maps) {
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
        Input map =
            variables.field(
                Type.getInternalName(type), field.getName(), Type.getDescriptor(field.getType()));
        Object value = value(get(field, object), ((Sort.Map) map.sort()).element());
        put(maps, map, value, ref(object));
      }
    }
  }

  private static Sort.Basic sortOf(Object content) {
    if (content instanceof Long) {
      return Sort.LONG;
    }
    if (content instanceof Float) {
      return Sort.FLOAT;
    }
    return content instanceof Double ? Sort.DOUBLE : Sort.INT;
  }

  private static @Nullable Object get(Field field, @Nullable Object object) {
    try {
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void put(
      Map<Input, Map<List<Object>, Object>> maps, Input map, Object value, Object... keys) {
    maps.computeIfAbsent(map, any -> new LinkedHashMap<>()).put(List.of(keys), value);
  }
}
