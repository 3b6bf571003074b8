package dev.quarry.concolic.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.concurrent.FutureTask;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Code at the limits of class files does the same rewritten and plain. */
class ExtremesTest {
  private static final long STACK_BYTES = 256L << 20;
  private static final int[] INPUTS = {0, 1, 7, -5};

  private static String joined(int count, String between, IntFunction<String> part) {
    return IntStream.range(0, count).mapToObj(part).collect(Collectors.joining(between));
  }

  private static String nested(int depth) {
    return joined(depth, "", i -> "x * %d + (".formatted(i % 5)) + "x" + ")".repeat(depth);
  }

  private static String method(String body) {
    return "public class A { public static long f(int x) { %s } }".formatted(body);
  }

  private static DynamicTest test(String name, int size, String source) {
    return DynamicTest.dynamicTest(name + " " + size, () -> compareDeep(source));
  }

  @TestFactory
  Stream<DynamicTest> depthOfExpressions() {
    return IntStream.of(1, 10, 100, 400, 800, 1200)
        .mapToObj(depth -> test("depth", depth, method("return %s;".formatted(nested(depth)))));
  }

  @TestFactory
  Stream<DynamicTest> width() {
    return IntStream.of(10, 100, 250)
        .boxed()
        .flatMap(
            count ->
                Stream.of(
                    test(
                        "parameters",
                        count,
                        "public class A { static int g(%s) { return %s; } public static long f(int x) { return g(%s); } }"
                            .formatted(
                                joined(count, ", ", i -> "int p" + i),
                                joined(count, " + ", i -> "p%d * %d".formatted(i, i)),
                                joined(count, ", ", i -> "x + " + i))),
                    test(
                        "parts of a text",
                        count,
                        method(
                            "String s = %s; return s.hashCode();"
                                .formatted(joined(count, " + ", i -> "\"p%d\" + x".formatted(i))))),
                    test(
                        "elements",
                        10 * count,
                        method(
                            "int[] a = {%s}; return a[Math.floorMod(x, a.length)];"
                                .formatted(joined(10 * count, ", ", i -> i + ""))))));
  }

  @TestFactory
  Stream<DynamicTest> size() {
    return Stream.of(
        test("locals", 1000, method(locals(1000))),
        test("locals", 5000, method(locals(5000))),
        test(
            "cases",
            3000,
            method(
                "switch (x) { %s default: return -1; }"
                    .formatted(
                        joined(3000, " ", i -> "case %d: return x + %dL;".formatted(i * 3, i))))),
        test(
            "statements",
            4000,
            method(
                "long r = x; "
                    + joined(4000, " ", i -> "r += x * %d;".formatted(i))
                    + " return r;")),
        test(
            "handlers",
            300,
            method(
                "long r = x; "
                    + joined(
                        300,
                        " ",
                        i ->
                            "try { r += %d / x; } catch (ArithmeticException e) { r -= %d; }"
                                .formatted(i, i))
                    + " return r;")));
  }

  private static String locals(int count) {
    return joined(count, " ", i -> "long v%d = x + %d;".formatted(i, i))
        + " return "
        + "v0 + v%d + v%d;".formatted(count / 2, count - 1);
  }

  /** The compiler follows deep expressions by recursion, and so needs a deep stack. */
  private static void compareDeep(String source) throws Exception {
    FutureTask<Void> task =
        new FutureTask<>(
            () -> {
              compare(source);
              return null;
            });
    Thread thread = new Thread(null, task, "deep", STACK_BYTES);
    thread.start();
    task.get();
  }

  private static void compare(String source) throws Exception {
    ConcolicHarness program = ConcolicHarness.compile(source);
    URL[] places = {program.classes().toUri().toURL()};
    try (URLClassLoader plain = new URLClassLoader(places)) {
      var method = plain.loadClass("A").getMethod("f", int.class);
      for (int x : INPUTS) {
        RunOutcome outcome = program.run("A#f", "x", x);
        assertThat(outcome.ending()).isEqualTo(Ending.returned(method.invoke(null, x) + "L"));
      }
    }
  }
}
