package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.CollectionKind;
import dev.quarry.testgen.recipe.Value;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Makes values without source; objects become the list of their constructor's arguments. */
final class Builder {
  private Builder() {}

  static @Nullable Object build(Value value) {
    if (value instanceof Value.Literal literal) {
      return literal.value();
    }
    if (value instanceof Value.Array array) {
      return array(array);
    }
    if (value instanceof Value.Collected collected) {
      return collected.kind() == CollectionKind.MAP ? map(collected) : collection(collected);
    }
    List<@Nullable Object> parts = new ArrayList<>();
    ((Value.Call) value).arguments().forEach(argument -> parts.add(build(argument)));
    return parts;
  }

  private static Object array(Value.Array value) {
    Object array = Array.newInstance(component(value.type().substring(1)), value.elements().size());
    for (int i = 0; i < value.elements().size(); i++) {
      Array.set(array, i, build(value.elements().get(i)));
    }
    return array;
  }

  private static Class<?> component(String type) {
    return switch (type) {
      case "I" -> int.class;
      case "B" -> byte.class;
      case "D" -> double.class;
      case "C" -> char.class;
      case "[C" -> char[].class;
      case "Ljava/lang/String;" -> String.class;
      case "Ljava/lang/Object;" -> Object.class;
      default -> throw new IllegalArgumentException(Type.getType(type).getClassName());
    };
  }

  private static Collection<@Nullable Object> collection(Value.Collected value) {
    Collection<@Nullable Object> made =
        value.kind() == CollectionKind.SET ? new LinkedHashSet<>() : new ArrayList<>();
    value.elements().forEach(element -> made.add(build(element)));
    return made;
  }

  private static Map<@Nullable Object, @Nullable Object> map(Value.Collected value) {
    Map<@Nullable Object, @Nullable Object> made = new LinkedHashMap<>();
    for (int i = 0; i < value.elements().size(); i += 2) {
      made.put(build(value.elements().get(i)), build(value.elements().get(i + 1)));
    }
    return made;
  }
}
