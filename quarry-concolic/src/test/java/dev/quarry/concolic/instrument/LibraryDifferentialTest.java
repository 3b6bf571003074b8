package dev.quarry.concolic.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.instrument.samples.Csv;
import dev.quarry.concolic.runtime.ShadowedRun;
import dev.quarry.concolic.runtime.hooks.Fuel;
import dev.quarry.concolic.runtime.statics.Statics;
import dev.quarry.program.ClassPath;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Library methods do the same rewritten and plain, with and without shadows. */
class LibraryDifferentialTest {
  private static final int INPUTS = 12;

  private static final List<String> CLASSES =
      List.of(
          "org.apache.commons.lang3.StringUtils",
          "org.apache.commons.lang3.CharUtils",
          "org.apache.commons.lang3.BooleanUtils",
          "org.apache.commons.lang3.Strings",
          "org.apache.commons.lang3.ArrayUtils",
          "org.apache.commons.lang3.StringEscapeUtils",
          "org.apache.commons.lang3.math.NumberUtils",
          "org.apache.commons.lang3.math.IEEE754rUtils",
          "org.apache.commons.lang3.math.Fraction",
          "org.apache.commons.lang3.text.WordUtils",
          "org.apache.commons.math3.util.FastMath",
          "org.apache.commons.math3.util.ArithmeticUtils",
          "org.apache.commons.math3.util.MathArrays",
          "org.apache.commons.math3.util.MathUtils",
          "org.apache.commons.math3.util.Precision",
          "org.apache.commons.math3.util.CombinatoricsUtils",
          "org.apache.commons.math3.special.Gamma",
          "org.apache.commons.math3.special.Erf",
          "org.apache.commons.math3.special.Beta",
          "org.apache.commons.math3.primes.Primes",
          "org.apache.commons.math3.stat.StatUtils",
          "org.jsoup.Jsoup",
          "org.jsoup.parser.Parser",
          "org.jsoup.internal.StringUtil",
          "org.jsoup.nodes.Entities",
          "com.google.gson.JsonParser",
          Csv.class.getName(),
          "com.google.common.base.Strings",
          "com.google.common.base.Ascii",
          "com.google.common.math.IntMath",
          "com.google.common.math.LongMath",
          "com.google.common.primitives.Ints");

  /** Their answers depend on identity, chance, time, threads, or are too slow on odd inputs. */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "shuffle",
          "random",
          "sample",
          "natural",
          "factorialLog",
          "connect",
          "swap",
          "getFirstNonEmpty",
          "buildArray",
          "nextPrime",
          "primeFactors",
          "sleep",
          "newSession",
          "binomialCoefficient",
          "factorial",
          "identityToString",
          "isPrime",
          "main",
          "regularizedBeta",
          "regularizedGammaP",
          "regularizedGammaQ");

  private static ClassPath classPath;
  private static RewritingLoader plain;
  private static RewritingLoader rewritten;

  @BeforeAll
  static void openLibraries() throws Exception {
    List<Path> path =
        new ArrayList<>(Libraries.jars("commons-", "gson", "jsoup", "guava", "failureaccess"));
    path.add(Path.of(Csv.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
    classPath = ClassPath.of(path);
    plain = new RewritingLoader(classPath, null);
    rewritten = new RewritingLoader(classPath, Mode.SYMBOLIC);
  }

  @AfterAll
  static void closeLibraries() {
    Statics.reset();
    classPath.close();
  }

  @Test
  void withoutShadowsNothingChanges() throws Exception {
    compare((method, arguments) -> method.invoke(null, arguments));
  }

  @Test
  void withShadowsOnAllPrimitivesNothingChanges() throws Exception {
    ShadowedRun run = new ShadowedRun(rewritten);
    compare(run::call);
  }

  /** How the rewritten method is called. */
  private interface Caller {
    Object call(Method method, Object[] arguments) throws Exception;
  }

  private static void compare(Caller caller) throws Exception {
    List<String> different = new ArrayList<>();
    int methods = 0;
    for (String name : CLASSES) {
      List<Method> ours = methods(Class.forName(name, true, rewritten));
      for (Method method : ours) {
        Method original =
            Class.forName(name, true, plain)
                .getMethod(method.getName(), method.getParameterTypes());
        methods++;
        compare(original, method, caller, different);
      }
    }
    assertThat(different).isEmpty();
    assertThat(methods).isGreaterThan(100);
  }

  private static void compare(Method original, Method method, Caller caller, List<String> different)
      throws Exception {
    for (int seed = 0; seed < INPUTS; seed++) {
      Object[] once = arguments(method, seed);
      Object[] again = arguments(method, seed);
      Fuel.steps = Integer.MAX_VALUE;
      String expected = Rendered.outcome(() -> original.invoke(null, once));
      String actual = Rendered.outcome(() -> caller.call(method, again));
      if (!expected.equals(actual) || !Rendered.value(once).equals(Rendered.value(again))) {
        different.add(
            method + Rendered.value(arguments(method, seed)) + ": " + expected + " / " + actual);
        return;
      }
    }
  }

  private static Object[] arguments(Method method, int seed) {
    long mixed = 31L * method.toGenericString().hashCode() + seed;
    boolean large =
        !method
            .getName()
            .matches("repeat|.*[pP]ad.*|center|.*[pP]ow.*|sequence|factorial.*|copyOf.*");
    return new RandomArguments(mixed, large).forParameters(method.getParameterTypes());
  }

  private static List<Method> methods(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(m -> Modifier.isStatic(m.getModifiers()) && Modifier.isPublic(m.getModifiers()))
        .filter(m -> !m.isSynthetic() && !LEFT_OUT.contains(m.getName()))
        .filter(m -> m.getParameterCount() > 0)
        .filter(m -> Arrays.stream(m.getParameterTypes()).allMatch(RandomArguments::supports))
        .sorted(Comparator.comparing(Method::toString))
        .toList();
  }
}
