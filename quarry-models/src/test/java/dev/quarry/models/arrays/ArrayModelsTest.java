package dev.quarry.models.arrays;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.ExprFactory;
import dev.quarry.models.library.LibraryMethod;
import dev.quarry.models.library.Raise;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.Type;

/** Every model does what the JDK's method does: what it throws, returns and leaves in arrays. */
final class ArrayModelsTest {
  private static final int CALLS = 2_000;

  private static final List<Double> NUMBERS =
      List.of(0.0, -0.0, 1.0, -1.0, Double.NaN, Double.longBitsToDouble(0x7ff8000000000001L), 7.5);

  private final ExprFactory factory = new ExprFactory();
  private final SplittableRandom random = new SplittableRandom(7);

  private static Stream<ArrayModel> models() {
    return ArrayModels.statics().stream();
  }

  @ParameterizedTest
  @MethodSource("models")
  void theModelDoesWhatTheMethodDoes(ArrayModel model) throws ReflectiveOperationException {
    Method method = method(model.method());
    int thrown = 0;
    for (int i = 0; i < CALLS; i++) {
      @Nullable Object[] arguments = arguments(model.method());
      if (isHuge(model.method(), arguments)) {
        continue;
      }
      thrown += agree(model, method, arguments) ? 1 : 0;
    }
    assertThat(thrown).isLessThan(CALLS);
    assertThat(thrown > 0).isEqualTo(!model.method().name().equals("equals"));
  }

  @Test
  void aCloneHasTheElementsOfTheArray() {
    for (Object array : List.of(new int[] {1, 2}, new Object[] {"a", null}, new double[0])) {
      ArrayCall call =
          ArrayModels.find(array.getClass().getName(), "clone", "()Ljava/lang/Object;")
              .orElseThrow()
              .apply(new RealOperands(factory, new Object[] {array}));

      assertThat(call.raises()).noneMatch(raise -> ModelledArrays.isTrue(raise.condition()));
      assertThat(new ModelledArrays(factory, new Object[] {array}).perform(call.effect()))
          .isNotSameAs(array)
          .isEqualTo(array);
    }
  }

  /** A difference that does not fit may be a size that does. */
  private static boolean isHuge(LibraryMethod method, @Nullable Object[] arguments) {
    return method.name().equals("copyOfRange")
        && arguments[2] instanceof Integer to
        && arguments[1] instanceof Integer from
        && to - from > 100;
  }

  /** Whether both threw. */
  private boolean agree(ArrayModel model, Method method, @Nullable Object[] arguments)
      throws ReflectiveOperationException {
    @Nullable Object[] others = copies(arguments);
    String what = method + Arrays.deepToString(arguments);
    ArrayCall call = model.apply(new RealOperands(factory, arguments));
    Optional<String> expected =
        call.raises().stream()
            .filter(raise -> ModelledArrays.isTrue(raise.condition()))
            .findFirst()
            .map(Raise::exception);
    try {
      Object result = method.invoke(null, others);
      assertThat(expected).as("%s returned", what).isEmpty();
      assertThat(new ModelledArrays(factory, arguments).perform(call.effect()))
          .as(what)
          .isEqualTo(result);
      assertThat(arguments).as("what %s leaves", what).isEqualTo(others);
      return false;
    } catch (InvocationTargetException e) {
      Throwable thrown = e.getCause();
      if (thrown instanceof ArrayStoreException) {
        assertThat(expected).as(what).isEmpty();
      } else {
        assertThat(expected).as("%s threw %s", what, thrown).contains(name(thrown));
      }
      return true;
    }
  }

  private static String name(Throwable thrown) {
    return Type.getInternalName(thrown.getClass());
  }

  /** Arrays that are one stay one. */
  private static @Nullable Object[] copies(@Nullable Object[] arguments) {
    Map<Object, Object> made = new IdentityHashMap<>();
    @Nullable Object[] copies = new Object[arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      Object argument = arguments[i];
      copies[i] =
          argument != null && argument.getClass().isArray()
              ? made.computeIfAbsent(argument, ModelledArrays::copyOf)
              : argument;
    }
    return copies;
  }

  private @Nullable Object[] arguments(LibraryMethod method) {
    List<@Nullable Object> arguments = new ArrayList<>();
    Class<?> moved = random.nextBoolean() ? int[].class : String[].class;
    for (Type type : method.argumentTypes()) {
      boolean isMoved = method.name().equals("arraycopy") && type.getSort() == Type.OBJECT;
      arguments.add(isMoved ? array(moved, arguments) : argument(type, arguments));
    }
    return arguments.toArray();
  }

  private @Nullable Object argument(Type type, List<@Nullable Object> before) {
    return switch (type.getSort()) {
      case Type.ARRAY -> array(arrayClass(type), before);
      case Type.INT -> random.nextInt(8) == 0 ? limit() : random.nextInt(7) - 1;
      case Type.OBJECT ->
          type.getInternalName().equals("java/lang/Class")
              ? random.nextInt(6) == 0 ? null : Object[].class
              : random.nextInt(3) == 0 ? null : "v" + random.nextInt(3);
      default -> primitive(type.getDescriptor());
    };
  }

  private int limit() {
    // Sizes that would be allocated are left out.
    return List.of(Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -7).get(random.nextInt(3));
  }

  private static Class<?> arrayClass(Type type) {
    try {
      return Class.forName(type.getDescriptor().replace('/', '.'));
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private @Nullable Object array(Class<?> type, List<@Nullable Object> before) {
    if (random.nextInt(10) == 0) {
      return null;
    }
    if (!before.isEmpty() && type.isInstance(before.get(0)) && random.nextInt(3) == 0) {
      return random.nextBoolean() ? before.get(0) : ModelledArrays.copyOf(before.get(0));
    }
    Object array = Array.newInstance(type.getComponentType(), random.nextInt(5));
    for (int i = 0; i < Array.getLength(array); i++) {
      Array.set(array, i, element(type.getComponentType()));
    }
    return array;
  }

  private @Nullable Object element(Class<?> type) {
    if (!type.isPrimitive()) {
      return random.nextInt(3) == 0 ? null : "e" + random.nextInt(4);
    }
    return type == int.class ? random.nextInt(3) : primitive(Type.getDescriptor(type));
  }

  private Object primitive(String type) {
    double number = NUMBERS.get(random.nextInt(NUMBERS.size()));
    return switch (type) {
      case "Z" -> number > 0;
      case "B" -> (byte) number;
      case "C" -> (char) number;
      case "S" -> (short) number;
      case "J" -> (long) number;
      case "F" -> (float) number;
      default -> number;
    };
  }

  private static Method method(LibraryMethod method) throws ReflectiveOperationException {
    Class<?> owner = Class.forName(method.owner().replace('/', '.'));
    return Arrays.stream(owner.getMethods())
        .filter(
            found ->
                found.getName().equals(method.name())
                    && Type.getMethodDescriptor(found).equals(method.descriptor()))
        .findFirst()
        .orElseThrow();
  }
}
