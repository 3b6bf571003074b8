package dev.quarry.concolic.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.instrument.samples.Numbers;
import dev.quarry.concolic.instrument.samples.Objects;
import dev.quarry.concolic.runtime.ShadowedRun;
import dev.quarry.concolic.runtime.hooks.Fuel;
import dev.quarry.program.ClassPath;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What javac makes of small programs does the same rewritten and plain. */
class SampleDifferentialTest {
  private static final int INPUTS = 60;

  private static ClassPath classPath;
  private static RewritingLoader symbolic;
  private static RewritingLoader compact;
  private static RewritingLoader plainForm;
  private static RewritingLoader coverage;

  @BeforeAll
  static void open() throws Exception {
    Path classes =
        Path.of(Numbers.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    classPath = ClassPath.of(List.of(classes));
    symbolic = new RewritingLoader(classPath, Mode.SYMBOLIC);
    compact = new RewritingLoader(classPath, Mode.SYMBOLIC, LeftPlain.Form.COMPACT);
    plainForm = new RewritingLoader(classPath, Mode.SYMBOLIC, LeftPlain.Form.PLAIN);
    coverage = new RewritingLoader(classPath, Mode.COVERAGE);
  }

  @AfterAll
  static void close() {
    classPath.close();
  }

  static Stream<Method> samples() {
    return Stream.of(Numbers.class, Objects.class)
        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
        .filter(m -> Modifier.isPublic(m.getModifiers()))
        .sorted(Comparator.comparing(Method::toString));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void withoutShadowsNothingChanges(Method method) throws Exception {
    compare(method, symbolic, (m, arguments) -> m.invoke(null, arguments));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void withShadowsNothingChanges(Method method) throws Exception {
    compare(method, symbolic, new ShadowedRun(symbolic)::call);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void inTheCompactFormNothingChanges(Method method) throws Exception {
    compare(method, compact, new ShadowedRun(compact)::call);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void inThePlainFormNothingChanges(Method method) throws Exception {
    compare(method, plainForm, new ShadowedRun(plainForm)::call);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void withCoverageAloneNothingChanges(Method method) throws Exception {
    compare(method, coverage, (m, arguments) -> m.invoke(null, arguments));
  }

  /** How the rewritten method is called. */
  private interface Caller {
    Object call(Method method, Object[] arguments) throws Exception;
  }

  private static void compare(Method plain, ClassLoader loader, Caller caller) throws Exception {
    Method rewritten =
        Class.forName(plain.getDeclaringClass().getName(), true, loader)
            .getMethod(plain.getName(), plain.getParameterTypes());
    for (int seed = 0; seed < INPUTS; seed++) {
      Fuel.steps = Integer.MAX_VALUE;
      Object[] once = arguments(plain, seed);
      Object[] again = arguments(plain, seed);
      String expected = Rendered.outcome(() -> plain.invoke(null, once));
      String actual = Rendered.outcome(() -> caller.call(rewritten, again));
      assertThat(actual).as("seed %s", seed).isEqualTo(expected);
      assertThat(Rendered.value(again)).isEqualTo(Rendered.value(once));
    }
  }

  private static Object[] arguments(Method method, int seed) {
    return new RandomArguments(seed, !method.getName().equals("arrays"))
        .forParameters(method.getParameterTypes());
  }
}
