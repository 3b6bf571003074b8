package dev.quarry.testgen.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import dev.quarry.testgen.source.fixture.Keeper;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Written, compiled and run, a value is what it would be without the detour. */
class RoundTripTest {
  private static final int VALUES_PER_TYPE = 10;

  /** The release that compiles it. */
  private static final int RECORDS = 16;

  private static final String RECORD = "Ldev/quarry/testgen/source/fixture/Point;";

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void whatIsWrittenIsTheValueAndGoesToTheRightMethod(long seed) throws Exception {
    isTheValue(seed, Runtime.version().feature());
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 9, 11})
  void olderReleasesAreEnough(int release) throws Exception {
    isTheValue(6, release);
  }

  private static void isTheValue(long seed, int release) throws Exception {
    RandomValues random = new RandomValues(seed);
    List<String> types = new ArrayList<>();
    List<Value> values = new ArrayList<>();
    List<TestCase> cases = new ArrayList<>();
    for (String type : RandomValues.TYPES) {
      if (release < RECORDS && type.equals(RECORD)) {
        continue;
      }
      for (int i = 0; i < VALUES_PER_TYPE; i++) {
        Value value = random.next(type);
        types.add(type);
        values.add(value);
        cases.add(new TestCase(keep(type, value), new Expectation.Completes()));
      }
    }
    TestSource source = write(cases, release);
    Sandbox sandbox = new Sandbox(source, release);
    source.methods().forEach(method -> sandbox.run(source.className(), method));
    Class<?> keeper = sandbox.load(Keeper.class.getName());
    assertThat(call(keeper, "methods")).isEqualTo(types);
    List<?> kept = (List<?>) call(keeper, "values");
    for (int i = 0; i < values.size(); i++) {
      assertThat(comparable(kept.get(i)))
          .as(JavaText.of(values.get(i)))
          .isEqualTo(comparable(Builder.build(values.get(i))));
    }
  }

  private static TestCall keep(String type, Value value) {
    MethodId method = new MethodId(Keeper.class.getName(), "keep", "(" + type + ")V");
    return new TestCall(method, CallKind.STATIC, List.of("value"), List.of(value));
  }

  private static TestSource write(List<TestCase> cases, int release) {
    try (ClassPath classPath =
        ClassPath.of(Sandbox.classPath().stream().filter(Files::exists).toList())) {
      return new TestWriter(
              new ClassHierarchy(classPath), Framework.JUNIT5, release, TestWriter.SUFFIX)
          .write(Keeper.class.getName(), cases);
    }
  }

  private static Object call(Class<?> keeper, String method) throws ReflectiveOperationException {
    Method found = keeper.getDeclaredMethod(method);
    return found.invoke(null);
  }

  /** Something with an equality by content that also knows the class and the order. */
  private static String comparable(@Nullable Object value) throws ReflectiveOperationException {
    if (value == null) {
      return "null";
    }
    if (value.getClass().isRecord()) {
      Object x = value.getClass().getMethod("x").invoke(value);
      Object y = value.getClass().getMethod("y").invoke(value);
      return comparable(new ArrayList<>(Arrays.asList(x, y)));
    }
    if (value instanceof Double real) {
      return "double:" + Double.doubleToRawLongBits(real);
    }
    if (value instanceof Float real) {
      return "float:" + Float.floatToRawIntBits(real);
    }
    String content =
        value.getClass().isArray()
            ? Arrays.deepToString(new Object[] {value})
            : value instanceof Map<?, ?> map ? map.entrySet().toString() : value.toString();
    return value.getClass().getName() + ":" + content;
  }
}
