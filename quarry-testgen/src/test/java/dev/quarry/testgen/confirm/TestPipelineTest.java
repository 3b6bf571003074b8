package dev.quarry.testgen.confirm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import dev.quarry.testgen.replay.ReplayOptions;
import dev.quarry.testgen.source.Expectation;
import dev.quarry.testgen.source.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestPipelineTest {
  private static final Expectation COMPLETES = new Expectation.Completes();

  @TempDir private Path directory;
  private ClassPath program;
  private TestPipeline pipeline;

  @BeforeEach
  void compileTheProgram() throws IOException {
    Path source = directory.resolve("Ways.java");
    Files.writeString(
        source,
        """
        public class Ways {
          public static int calm(int x) { return x; }
          public static int fail(int x) { throw new IllegalStateException(); }
          public static int hang(int x) { while (true) { x++; } }
          public static int leave(int x) { Runtime.getRuntime().halt(3); return x; }
          public static int sum(int[] x) { return x.length; }
          public static int once(int x) throws Exception {
            java.nio.file.Files.createFile(java.nio.file.Path.of("DIRECTORY", "once"));
            return x;
          }
          private static int secret(int x) { return x; }
        }
        """
            .replace("DIRECTORY", directory.toString()));
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", source.toString()))
        .isZero();
    program = ClassPath.of(List.of(directory));
    ReplayOptions options =
        ReplayOptions.of(List.of(directory))
            .withTestTime(Duration.ofSeconds(5))
            .withHeapMegabytes(128);
    pipeline = new TestPipeline(program, options, TestPipeline.LONGEST);
  }

  @AfterEach
  void close() {
    pipeline.close();
    program.close();
  }

  /** A draft that expects one thing after the other. */
  private static final class Example implements Draft {
    private final TestCall call;
    private final String claimed;
    private final Deque<Expectation> expectations = new ArrayDeque<>();

    Example(TestCall call, String claimed, Expectation... expectations) {
      this.call = call;
      this.claimed = claimed;
      this.expectations.addAll(List.of(expectations));
    }

    @Override
    public TestCase test() {
      return new TestCase(call, expectations.element());
    }

    @Override
    public String owner() {
      return "Ways";
    }

    @Override
    public Optional<Claim> claim() {
      return Optional.of(new Claim(claimed, Optional.empty()));
    }

    @Override
    public boolean assertLess() {
      if (expectations.size() > 1) {
        expectations.remove();
        return true;
      }
      return false;
    }
  }

  private static TestCall call(String name) {
    return call(name, "I", new Value.Literal("I", 1));
  }

  private static TestCall call(String name, String type, Value argument) {
    return new TestCall(
        new MethodId("Ways", name, "(" + type + ")I"),
        CallKind.STATIC,
        List.of("x"),
        List.of(argument));
  }

  private static Example example(String name, Expectation... expectations) {
    return new Example(call(name), "", expectations);
  }

  private static Example throwing(String name, String exception) {
    return new Example(call(name), exception, new Expectation.Throws(exception));
  }

  private static Expectation returns(int value) {
    return new Expectation.Returns(new Value.Literal("I", value));
  }

  private static Value manyNumbers() {
    return new Value.Array(
        "[I",
        IntStream.range(0, 400)
            .<Value>mapToObj(i -> new Value.Literal("I", 100_000 + 7 * i * i % 10_007))
            .toList());
  }

  private static Map<Draft, StateEnding> rows(Tried<? extends Draft> tried) {
    Map<Draft, StateEnding> rows = new LinkedHashMap<>();
    tried.confirmed().forEach(draft -> rows.put(draft, StateEnding.CONFIRMED));
    tried.dropped().forEach((draft, ended) -> rows.put(draft, ended.row()));
    return rows;
  }

  @Test
  void aFailureInOneTestCostsThatTest() {
    Map<Draft, StateEnding> expected = new LinkedHashMap<>();
    expected.put(example("calm", returns(1)), StateEnding.CONFIRMED);
    expected.put(throwing("fail", "java.lang.IllegalStateException"), StateEnding.CONFIRMED);
    expected.put(throwing("calm", "java.lang.ArithmeticException"), StateEnding.NO_EXCEPTION);
    expected.put(throwing("fail", "java.lang.ArithmeticException"), StateEnding.OTHER_EXCEPTION);
    expected.put(example("calm", returns(7)), StateEnding.NOT_PASSED);
    expected.put(example("secret", COMPLETES), StateEnding.NOT_COMPILABLE);
    expected.put(
        new Example(call("sum", "[I", manyNumbers()), "", COMPLETES), StateEnding.TOO_LONG);
    expected.put(example("hang", COMPLETES), StateEnding.TIMED_OUT);
    expected.put(example("leave", COMPLETES), StateEnding.PROCESS_LOST);
    expected.put(example("calm"), StateEnding.INTERNAL_ERROR);

    Tried<Draft> tried =
        pipeline.tryOut(List.copyOf(expected.keySet()), Form.PROBED_TESTS, Watch.nothing());

    assertThat(rows(tried)).containsExactlyInAnyOrderEntriesOf(expected);
  }

  @Test
  void whatOneJvmDoesAndAnotherDoesNotIsFlaky() {
    Example once = example("once", COMPLETES);
    Tried<Example> tried = pipeline.tryOut(List.of(once), Form.OBSERVATIONS, Watch.nothing());
    assertThat(rows(tried)).containsExactly(Map.entry(once, StateEnding.FLAKY));
  }

  @Test
  void whatDoesNotHoldIsNotAsserted() {
    Example good = example("calm", returns(1), COMPLETES);
    Example wrong = example("calm", returns(7), COMPLETES);
    Example hopeless = example("calm", returns(7));

    Tried<Example> tried = pipeline.settle(List.of(good, wrong, hopeless), Watch.nothing());

    assertThat(rows(tried))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                good,
                StateEnding.CONFIRMED,
                wrong,
                StateEnding.CONFIRMED,
                hopeless,
                StateEnding.NOT_PASSED));
    assertThat(tried.built().sources()).hasSize(1);
    assertThat(tried.built().sources().get(0).text())
        .contains("assertEquals(1, Ways.calm(1));")
        .contains("    Ways.calm(1);")
        .doesNotContain("7");
  }

  @Test
  void aTestThatMissesItsTargetIsTriedAloneAndThenDropped() {
    Example good = example("calm", returns(1));
    Example lost = example("calm", COMPLETES);
    List<Draft> told = new ArrayList<>();
    Watch<Example> watch =
        new Watch<>() {
          @Override
          public void saw(Example draft, Set<Integer> points) {
            told.add(draft);
          }

          @Override
          public boolean showsAll(Example draft) {
            return draft == good;
          }

          @Override
          public boolean showsAny(Example draft) {
            return draft == good;
          }
        };

    Tried<Example> tried = pipeline.tryOut(List.of(good, lost), Form.TESTS, watch);

    assertThat(told).containsExactly(good, lost, lost);
    assertThat(tried.confirmed()).containsExactly(good);
    assertThat(tried.dropped().get(lost).sentence())
        .isEqualTo("The test is not seen to reach its target in a plain run.");
  }
}
