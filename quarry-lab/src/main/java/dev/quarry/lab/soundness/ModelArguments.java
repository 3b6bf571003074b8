package dev.quarry.lab.soundness;

import dev.quarry.expr.Model;
import dev.quarry.input.InputTree;
import dev.quarry.lab.soundness.generate.EntryPoint;
import dev.quarry.lab.soundness.generate.Kind;
import dev.quarry.lab.soundness.oracle.PlainProgram;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The input of an explored path as arguments of a plain call. */
final class ModelArguments implements PlainProgram.Arguments {
  private static final String NAME = "arg";

  private final EntryPoint entry;
  private final Map<String, @Nullable Object> tree;
  private final boolean isCopied;

  /**
   * @param isCopied whether texts and boxes are objects of their own; a path does not say
   */
  ModelArguments(EntryPoint entry, Model input, boolean isCopied) {
    this.entry = entry;
    this.tree = InputTree.of(input).json();
    this.isCopied = isCopied;
  }

  /** Whether all values can be made; an object of any class at all can't. */
  boolean isPossible() {
    for (int i = 0; i < entry.parameters().size(); i++) {
      Object value = tree.get(NAME + i);
      if (entry.parameters().get(i).kind() == Kind.OBJECT
          && value instanceof Map<?, ?> object
          && !"java.lang.Object".equals(object.get("class"))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public @Nullable Object of(int parameter, Class<?> program, List<@Nullable Object> earlier)
      throws ReflectiveOperationException {
    String name = NAME + parameter;
    Object value = tree.get(name);
    Optional<Integer> same = same(value);
    if (same.isPresent()) {
      return earlier.get(same.get());
    }
    Kind kind = entry.parameters().get(parameter).kind();
    return value == null && tree.containsKey(name) ? null : made(kind, value, program);
  }

  private static Optional<Integer> same(@Nullable Object value) {
    return value instanceof Map<?, ?> object && object.get("same") instanceof String name
        ? Optional.of(Integer.parseInt(name.substring(NAME.length())))
        : Optional.empty();
  }

  /** A value that the run never looked at is missing, and may be anything. */
  private @Nullable Object made(Kind kind, @Nullable Object value, Class<?> program)
      throws ReflectiveOperationException {
    return switch (kind) {
      case INT -> value == null ? 0 : value;
      case LONG -> value == null ? 0L : value;
      case DOUBLE -> value == null ? 0.0 : Double.valueOf(value.toString());
      case CHAR -> value == null ? '\0' : character(value);
      case BOOLEAN -> value == null ? Boolean.FALSE : value;
      case STRING -> value == null ? null : text(value instanceof String text ? text : "");
      case BOX -> value == null ? null : box(value instanceof Integer number ? number : 0);
      case INTS -> value == null ? null : array(value);
      case COLOUR -> value == null ? null : constant(value, program);
      case SHAPE -> value == null ? null : shape(value, program);
      default -> value instanceof Map ? new Object() : value;
    };
  }

  private static Object character(Object value) {
    return value instanceof Number number ? (char) number.intValue() : value;
  }

  private Object text(String text) {
    return isCopied ? new String(text) : text.intern();
  }

  @SuppressWarnings("removal")
  private Object box(int number) {
    return isCopied ? new Integer(number) : Integer.valueOf(number);
  }

  private static Object array(Object value) {
    if (value instanceof Map<?, ?> cut && cut.get("length") instanceof Integer length) {
      return new int[length];
    }
    return value instanceof List<?> list
        ? list.stream().mapToInt(each -> each instanceof Integer number ? number : 0).toArray()
        : new int[0];
  }

  private static Object constant(Object value, Class<?> program) throws ClassNotFoundException {
    Object ordinal = value instanceof Map<?, ?> object ? object.get("ordinal") : null;
    int number = ordinal == null ? 0 : Integer.parseInt(ordinal.toString());
    return nested(program, program.getName() + "$Colour").getEnumConstants()[number];
  }

  private static Class<?> nested(Class<?> program, String name) throws ClassNotFoundException {
    return Class.forName(name, true, program.getClassLoader());
  }

  private static Object shape(Object value, Class<?> program) throws ReflectiveOperationException {
    Map<?, ?> object = value instanceof Map<?, ?> map ? map : Map.of();
    Object name = object.get("class");
    Class<?> type = nested(program, name == null ? program.getName() + "$Shape" : name.toString());
    Constructor<?> constructor = type.getConstructors()[0];
    Object made =
        constructor.getParameterCount() == 1
            ? constructor.newInstance(0)
            : constructor.newInstance(0, 0);
    for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
      for (Field field : owner.getDeclaredFields()) {
        if (object.get(field.getName()) instanceof Integer number) {
          field.setAccessible(true);
          field.setInt(made, number);
        }
      }
    }
    return made;
  }
}
