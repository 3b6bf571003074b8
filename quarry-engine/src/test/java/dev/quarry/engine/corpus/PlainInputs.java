package dev.quarry.engine.corpus;

import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Random arguments of any type: object graphs with null, sharing and every subtype. */
final class PlainInputs {
  private static final int DEEPEST = 4;

  private final Guesses guesses;
  private final List<Class<?>> program;
  private final List<Object> made = new ArrayList<>();
  private final Map<Class<?>, Constructor<?>> shells = new HashMap<>();

  /**
   * @param guesses what to put into them
   * @param program classes that objects may be of
   */
  PlainInputs(Guesses guesses, List<Class<?>> program) {
    this.guesses = guesses;
    this.program = program;
  }

  /** Starts a new call. */
  void restart() {
    guesses.restart();
    made.clear();
  }

  /** Objects of the program made for this call. */
  List<Object> made() {
    return List.copyOf(made);
  }

  /** A value of a type. */
  @Nullable Object value(Type type) throws ReflectiveOperationException {
    return value(type, 0);
  }

  /** An object that is not null, such as a receiver. */
  Object instance(Class<?> type) throws ReflectiveOperationException {
    return Objects.requireNonNull(create(type, 0));
  }

  private @Nullable Object value(Type type, int depth) throws ReflectiveOperationException {
    Class<?> raw = raw(type);
    if (raw.isPrimitive()) {
      return primitive(raw);
    }
    if (raw == String.class) {
      return guesses.text();
    }
    if (depth >= DEEPEST || guesses.chance(12)) {
      return null;
    }
    Object shared = guesses.chance(25) ? shared(raw) : null;
    if (shared != null) {
      return shared;
    }
    if (raw.isArray()) {
      return array(raw.getComponentType(), depth);
    }
    if (raw.isEnum()) {
      return guesses.oneOf(List.of(raw.getEnumConstants()));
    }
    Object special = special(raw, type, depth);
    if (special != null) {
      return special;
    }
    if (type instanceof ParameterizedType generic && raw.getName().startsWith("java.util.")) {
      return collection(raw, generic.getActualTypeArguments(), depth);
    }
    Class<?> unboxed = MethodType.methodType(raw).unwrap().returnType();
    return unboxed.isPrimitive() ? primitive(unboxed) : create(raw, depth);
  }

  /** Optionals of primitives, and functions; null for other types. */
  private @Nullable Object special(Class<?> raw, Type type, int depth) {
    if (raw == OptionalInt.class) {
      return guesses.chance(40) ? OptionalInt.empty() : OptionalInt.of((int) guesses.number());
    }
    if (raw == OptionalLong.class) {
      return guesses.chance(40) ? OptionalLong.empty() : OptionalLong.of(guesses.number());
    }
    if (raw == OptionalDouble.class) {
      return guesses.chance(40) ? OptionalDouble.empty() : OptionalDouble.of(guesses.real());
    }
    List<Method> unimplemented =
        Arrays.stream(raw.getMethods())
            .filter(method -> Modifier.isAbstract(method.getModifiers()) && !isOfObject(method))
            .toList();
    boolean isFunction =
        raw.isInterface() && unimplemented.stream().map(Method::getName).distinct().count() == 1;
    return isFunction && !isImplemented(raw) && !Iterable.class.isAssignableFrom(raw)
        ? function(raw, type, depth)
        : null;
  }

  private boolean isImplemented(Class<?> type) {
    return program.stream()
        .anyMatch(each -> type.isAssignableFrom(each) && !Modifier.isAbstract(each.getModifiers()));
  }

  private static boolean isOfObject(Method method) {
    return Arrays.stream(Object.class.getMethods())
        .anyMatch(
            each ->
                each.getName().equals(method.getName())
                    && Arrays.equals(each.getParameterTypes(), method.getParameterTypes()));
  }

  /** Whose method returns something else each time. */
  private Object function(Class<?> raw, Type type, int depth) {
    return Proxy.newProxyInstance(
        raw.getClassLoader() == null ? getClass().getClassLoader() : raw.getClassLoader(),
        new Class<?>[] {raw},
        (proxy, method, arguments) -> {
          if (method.isDefault()) {
            return InvocationHandler.invokeDefault(proxy, method, arguments);
          }
          Type result = method.getGenericReturnType();
          if (result instanceof TypeVariable<?> && type instanceof ParameterizedType generic) {
            Type[] known = generic.getActualTypeArguments();
            // The result is the last parameter of every function used here.
            result = known[known.length - 1];
          }
          return result == void.class ? null : value(result, depth + 1);
        });
  }

  private static Class<?> raw(Type type) {
    return type instanceof ParameterizedType generic
        ? (Class<?>) generic.getRawType()
        : (Class<?>) type;
  }

  private Object primitive(Class<?> type) {
    if (type == boolean.class) {
      return guesses.chance(50);
    }
    if (type == double.class) {
      return guesses.real();
    }
    if (type == float.class) {
      return guesses.single();
    }
    long number = guesses.number();
    if (type == long.class) {
      return number;
    }
    if (type == int.class) {
      return (int) number;
    }
    if (type == char.class) {
      return (char) number;
    }
    return type == short.class ? (Object) (short) number : (Object) (byte) number;
  }

  private @Nullable Object shared(Class<?> type) {
    List<Object> fitting = made.stream().filter(type::isInstance).toList();
    return fitting.isEmpty() ? null : guesses.oneOf(fitting);
  }

  private Object array(Class<?> element, int depth) throws ReflectiveOperationException {
    Object array = Array.newInstance(element, guesses.below(5));
    made.add(array);
    for (int i = 0; i < Array.getLength(array); i++) {
      Array.set(array, i, value(element, depth + 1));
    }
    return array;
  }

  private Object collection(Class<?> type, Type[] elements, int depth)
      throws ReflectiveOperationException {
    List<@Nullable Object> list = new ArrayList<>();
    for (int i = guesses.below(3); i > 0; i--) {
      list.add(value(elements[0], depth + 1));
    }
    if (type == Set.class) {
      return new LinkedHashSet<>(list);
    }
    if (type == Optional.class) {
      return list.isEmpty() ? Optional.empty() : Optional.ofNullable(list.get(0));
    }
    if (type == Map.class) {
      Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
      for (Object key : list) {
        map.put(key, value(elements[1], depth + 1));
      }
      return map;
    }
    return list;
  }

  private @Nullable Object create(Class<?> type, int depth) throws ReflectiveOperationException {
    List<Class<?>> candidates =
        program.stream()
            .filter(
                each -> type.isAssignableFrom(each) && !Modifier.isAbstract(each.getModifiers()))
            .toList();
    if (candidates.isEmpty()) {
      return null;
    }
    Class<?> chosen = guesses.oneOf(candidates);
    if (Enum.class.isAssignableFrom(chosen)) {
      Class<?> constants = chosen.isEnum() ? chosen : chosen.getSuperclass();
      return guesses.oneOf(List.of(constants.getEnumConstants()));
    }
    if (chosen.isRecord()) {
      return create(chosen, chosen.getRecordComponents(), depth);
    }
    Object instance = allocate(chosen);
    made.add(instance);
    for (Class<?> at = chosen; at != null && at != Object.class; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          field.setAccessible(true);
          field.set(instance, value(field.getGenericType(), depth + 1));
        }
      }
    }
    return instance;
  }

  private Object create(Class<?> type, RecordComponent[] components, int depth)
      throws ReflectiveOperationException {
    Class<?>[] types = new Class<?>[components.length];
    @Nullable Object[] values = new @Nullable Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      values[i] = value(components[i].getGenericType(), depth + 1);
    }
    Constructor<?> constructor = type.getDeclaredConstructor(types);
    constructor.setAccessible(true);
    Object instance = constructor.newInstance(values);
    made.add(instance);
    return instance;
  }

  /** Without running a constructor of the program, as an exploration does it. */
  private Object allocate(Class<?> type) throws ReflectiveOperationException {
    Constructor<?> shell = shells.get(type);
    if (shell == null) {
      Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
      shell =
          (Constructor<?>)
              factory
                  .getMethod("newConstructorForSerialization", Class.class, Constructor.class)
                  .invoke(
                      factory.getMethod("getReflectionFactory").invoke(null),
                      type,
                      Object.class.getDeclaredConstructor());
      shells.put(type, shell);
    }
    return shell.newInstance();
  }
}
