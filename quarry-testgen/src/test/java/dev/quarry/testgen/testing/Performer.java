package dev.quarry.testgen.testing;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Does what a test would do, by reflection. */
public final class Performer {
  private final ClassLoader loader;

  public Performer(ClassLoader loader) {
    this.loader = loader;
  }

  /** The arguments as objects; two that are the same are the same. */
  public List<@Nullable Object> arguments(TestCall call) throws Throwable {
    List<@Nullable Object> made = new ArrayList<>();
    for (Value value : call.arguments()) {
      made.add(make(value, made));
    }
    return made;
  }

  /** Calls a method; what it throws comes through as it is. */
  public @Nullable Object call(MethodId callee, CallKind kind, List<@Nullable Object> arguments)
      throws Throwable {
    Class<?> owner = Class.forName(callee.owner(), true, loader);
    Class<?>[] types =
        MethodType.fromMethodDescriptorString(callee.descriptor(), loader).parameterArray();
    try {
      if (kind == CallKind.HIDDEN_FIELD) {
        Field field = owner.getDeclaredField(callee.name());
        open(field);
        field.set(arguments.get(0), arguments.get(1));
        return null;
      }
      if (kind.isConstructor()) {
        Constructor<?> constructor = owner.getDeclaredConstructor(types);
        open(constructor);
        return constructor.newInstance(arguments.toArray());
      }
      Method method = owner.getDeclaredMethod(callee.name(), types);
      open(method);
      boolean isStatic = kind == CallKind.STATIC || kind == CallKind.STATIC_INTERFACE;
      return isStatic
          ? method.invoke(null, arguments.toArray())
          : method.invoke(arguments.get(0), arguments.subList(1, arguments.size()).toArray());
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      throw cause == null ? e : cause;
    }
  }

  private void open(java.lang.reflect.AccessibleObject member) {
    if (((java.lang.reflect.Member) member).getDeclaringClass().getClassLoader() == loader) {
      member.setAccessible(true);
    }
  }

  private @Nullable Object make(Value value, List<@Nullable Object> earlier) throws Throwable {
    if (value instanceof Value.Literal literal) {
      return literal.value();
    }
    if (value instanceof Value.Same same) {
      return earlier.get(same.argument());
    }
    if (value instanceof Value.ClassLiteral literal) {
      return type(literal.named());
    }
    if (value instanceof Value.Constant constant) {
      Field field =
          Class.forName(constant.owner().replace('/', '.'), true, loader)
              .getDeclaredField(constant.field());
      open(field);
      return field.get(null);
    }
    if (value instanceof Value.Call call) {
      return call(call.callee(), call.kind(), all(call.arguments(), earlier));
    }
    if (value instanceof Value.Changed changed) {
      Object object = make(changed.object(), earlier);
      for (Value.Call step : changed.steps()) {
        List<@Nullable Object> arguments = new ArrayList<>();
        arguments.add(object);
        arguments.addAll(all(step.arguments(), earlier));
        call(step.callee(), step.kind(), arguments);
      }
      return object;
    }
    if (value instanceof Value.Array array) {
      return array(array, earlier);
    }
    if (value instanceof Value.Stub stub) {
      return stub(stub, earlier);
    }
    return value instanceof Value.Collected collected
        ? collected(collected, earlier)
        : lambda((Value.Lambda) value, earlier);
  }

  /** Of interfaces only. */
  private Object stub(Value.Stub stub, List<@Nullable Object> earlier) throws Throwable {
    Map<String, List<@Nullable Object>> results = new HashMap<>();
    Map<String, Throwable> thrown = new HashMap<>();
    Map<String, Integer> calls = new HashMap<>();
    for (Value.Told told : stub.methods()) {
      String name = told.method().id().name();
      results.put(name, all(told.results(), earlier));
      if (told.exception().isPresent()) {
        thrown.put(name, (Throwable) make(told.exception().get(), earlier));
      }
    }
    return Proxy.newProxyInstance(
        loader,
        new Class<?>[] {type(stub.type())},
        (proxy, method, arguments) -> {
          if (method.getDeclaringClass() == Object.class) {
            return switch (method.getName()) {
              case "equals" -> proxy == arguments[0];
              case "hashCode" -> System.identityHashCode(proxy);
              default -> "stub@";
            };
          }
          if (method.isDefault()) {
            return java.lang.reflect.InvocationHandler.invokeDefault(proxy, method, arguments);
          }
          Throwable exception = thrown.get(method.getName());
          if (exception != null) {
            throw exception;
          }
          List<@Nullable Object> told = results.getOrDefault(method.getName(), List.of());
          int call = calls.merge(method.getName(), 1, Integer::sum);
          return told.isEmpty() ? null : told.get(Math.min(call, told.size()) - 1);
        });
  }

  private Class<?> type(String descriptor) {
    return MethodType.fromMethodDescriptorString("()" + descriptor, loader).returnType();
  }

  private List<@Nullable Object> all(List<Value> values, List<@Nullable Object> earlier)
      throws Throwable {
    List<@Nullable Object> made = new ArrayList<>();
    for (Value value : values) {
      made.add(make(value, earlier));
    }
    return made;
  }

  private Object array(Value.Array value, List<@Nullable Object> earlier) throws Throwable {
    List<@Nullable Object> elements = all(value.elements(), earlier);
    Object array = Array.newInstance(type(value.type()).getComponentType(), elements.size());
    for (int i = 0; i < elements.size(); i++) {
      Array.set(array, i, elements.get(i));
    }
    return array;
  }

  @SuppressWarnings("unchecked")
  private Object collected(Value.Collected value, List<@Nullable Object> earlier) throws Throwable {
    List<@Nullable Object> elements = all(value.elements(), earlier);
    Object made =
        Class.forName(value.kind().implementation().replace('/', '.'))
            .getConstructor()
            .newInstance();
    if (made instanceof Map<?, ?> map) {
      for (int i = 0; i < elements.size(); i += 2) {
        ((Map<@Nullable Object, @Nullable Object>) map).put(elements.get(i), elements.get(i + 1));
      }
    } else {
      ((Collection<@Nullable Object>) made).addAll(elements);
    }
    return made;
  }

  private Object lambda(Value.Lambda value, List<@Nullable Object> earlier) throws Throwable {
    List<@Nullable Object> results = all(value.results(), earlier);
    int[] calls = {0};
    return Proxy.newProxyInstance(
        loader,
        new Class<?>[] {type(value.type())},
        (proxy, method, arguments) ->
            results.isEmpty()
                ? zero(method.getReturnType())
                : results.get(Math.min(calls[0]++, results.size() - 1)));
  }

  private static @Nullable Object zero(Class<?> type) {
    return type.isPrimitive() && type != void.class
        ? Array.get(Array.newInstance(type, 1), 0)
        : null;
  }
}
