package dev.quarry.engine.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.engine.Session;
import dev.quarry.engine.reach.ReachOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.program.ProgramException;
import dev.quarry.program.trace.TraceParser;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program is run and crashes; what is kept of it is its stack trace. */
final class ReproductionTest {
  private static final String SOURCE =
      """
      package acme;

      public class Orders {
        private int total;

        public void add(int amount) {
          total += amount;
        }

        public int share(int people) {
          return divide(people - 7);
        }

        private int divide(int people) {
          if (total < 1000) {
            return 0;
          }
          return total / people;
        }

        public static int number(String text) {
          return digits(text.trim());
        }

        private static int digits(String text) {
          return Integer.parseInt(
              text.substring(1));
        }

        public static void load(String text) {
          try {
            number(text);
          } catch (NumberFormatException e) {
            throw new IllegalStateException("not loaded", e);
          }
        }

        public static void refuse(int code) {
          if (code == 4711) {
            throw refusal(code);
          }
        }

        private static RuntimeException refusal(int code) {
          return new UnsupportedOperationException("code " + code);
        }

        public static void look(String word) {
          java.util.zip.CRC32 sum = new java.util.zip.CRC32();
          byte[] bytes = word.getBytes(java.nio.charset.StandardCharsets.UTF_8);
          sum.update(bytes, 0, bytes.length);
          if (sum.getValue() == 4206145493L) {
            throw new IllegalStateException("not sold any more: " + word);
          }
        }

        public interface Step {
          int take(int x);
        }

        private static int walk(Step step, int x) {
          return step.take(x);
        }

        public static int referred(int x) {
          return walk(Orders::inner, x + 2);
        }

        public static int outer(int x) {
          return x > 0 ? inner(x) : 0;
        }

        public static int inner(int x) {
          int[] cells = new int[4];
          return cells[x & 7];
        }

        public static int guarded(int x) {
          return x < 4 ? inner(x & 3) : 0;
        }

        public static Object readAll(String text) {
          return read(text, int[].class);
        }

        public static Object read(String text, Class<?> type) {
          return type.isArray() ? items(text) : text;
        }

        private static int[] items(String text) {
          return new int[] {Integer.parseInt(text.substring(text.indexOf('[') + 1))};
        }

        private static final class Settings {
          static {
            System.setProperty("acme.quiet", "true");
          }

          static void check(int level) {
            if (level > 9) {
              throw new IllegalArgumentException("level " + level);
            }
          }
        }

        public static void configure(int level) {
          Settings.check(level);
        }

        public static void retry(String text) {
          try {
            load(text);
          } catch (IllegalStateException e) {
            throw new UnsupportedOperationException("no retry", e);
          }
        }
      }
      """;

  @TempDir static Path directory;
  private static Session session;

  @BeforeAll
  static void compile() throws IOException {
    Path file = directory.resolve("Orders.java");
    Files.writeString(file, SOURCE);
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", classes().toString(), file.toString());
    assertThat(code).isZero();
    session = Session.open(SolverOptions.defaults());
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static Path classes() {
    return directory.resolve("classes");
  }

  /** What a caller of the program would have logged. */
  private static String crash(String method, Object argument, int... added) throws Exception {
    URL[] path = {classes().toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, null)) {
      Class<?> orders = loader.loadClass("acme.Orders");
      Object receiver = orders.getDeclaredConstructor().newInstance();
      for (int amount : added) {
        orders.getMethod("add", int.class).invoke(receiver, amount);
      }
      Class<?> type = argument instanceof Integer ? int.class : String.class;
      orders.getMethod(method, type).invoke(receiver, argument);
    } catch (InvocationTargetException e) {
      StringWriter text = new StringWriter();
      e.getCause().printStackTrace(new PrintWriter(text, true));
      return text.toString();
    }
    throw new IllegalStateException("Nothing was thrown.");
  }

  private static ReproduceResult reproduce(String trace, LineMatching matching, int frames)
      throws IOException, InterruptedException {
    var options =
        new ReproduceOptions(
            Setting.of(List.of(classes())),
            TraceParser.parse(trace).get(0),
            matching,
            frames,
            Duration.ofSeconds(60),
            TestOutput.in(directory.resolve("tests")),
            ReachOptions.Told.REACHED);
    return session.reproduce(options, ReproduceProgress.NONE);
  }

  private static ReproduceResult reproduce(String trace) throws Exception {
    return reproduce(trace, LineMatching.BY_LINE, 1);
  }

  private static int lineOf(String text) {
    List<String> lines = SOURCE.lines().toList();
    return lines.indexOf(lines.stream().filter(line -> line.contains(text)).findFirst().get()) + 1;
  }

  @Test
  void objectIsBroughtIntoTheStateThatCrashes() throws Exception {
    ReproduceResult result = reproduce(crash("share", 7, 600, 600));

    assertThat(result.matched()).isEqualTo(2);
    assertThat(result.total()).isEqualTo(2);
    assertThat(result.reproduced().orElseThrow().input()).contains(".share(7)");
    assertThat(Files.readString(result.reproduced().orElseThrow().test().orElseThrow().file()))
        .contains("assertThrows(ArithmeticException.class");
  }

  @Test
  void exceptionOfTheJdkIsThrownByTheSameCall() throws Exception {
    ReproduceResult result = reproduce(crash("number", " ax"));

    assertThat(result.matched()).isEqualTo(2);
    assertThat(result.frames().stream().map(FrameReport::state))
        .startsWith(FrameReport.State.OTHER)
        .contains(FrameReport.State.MATCHED);
    assertThat(result.trace().exception()).isEqualTo("java.lang.NumberFormatException");
  }

  @Test
  void wrappedExceptionNeedsItsCause() throws Exception {
    ReproduceResult result = reproduce(crash("load", "xy"));

    assertThat(result.trace().exception()).isEqualTo("java.lang.IllegalStateException");
    assertThat(result.matched()).isEqualTo(1);
    assertThat(result.reproduced().orElseThrow().input()).startsWith("Orders.load(\"");
  }

  @Test
  void causesOfCausesAreWantedToo() throws Exception {
    ReproduceResult result = reproduce(crash("retry", "xy"));

    assertThat(result.trace().exception()).isEqualTo("java.lang.UnsupportedOperationException");
    assertThat(result.matched()).isEqualTo(1);
    assertThat(result.reproduced().orElseThrow().input()).startsWith("Orders.retry(\"");
  }

  @Test
  void aTypeIsNamedWhereOneIsAskedFor() throws Exception {
    List<String> lines = List.of(crash("readAll", "[x").split("\n"));
    int outer = lines.indexOf(lines.stream().filter(l -> l.contains("readAll")).findFirst().get());
    String trace = String.join("\n", lines.subList(0, outer)) + "\n";

    ReproduceResult result = reproduce(trace);

    assertThat(result.matched()).isEqualTo(2);
    assertThat(result.reproduced().orElseThrow().input()).contains("[].class");
  }

  /** Whoever uses the class first has the property set, so it is not the test's doing. */
  @Test
  void propertiesThatAClassSetsOnceAreNoObstacle() throws Exception {
    String before = System.getProperty("acme.quiet");
    assertThat(before).isNull();
    String trace = crash("configure", 12);
    System.clearProperty("acme.quiet");

    assertThat(reproduce(trace).matched()).isEqualTo(2);
  }

  @Test
  void exceptionMadeElsewhereThanThrownIsFound() throws Exception {
    ReproduceResult result = reproduce(crash("refuse", 4711));

    assertThat(result.matched()).isEqualTo(2);
    assertThat(result.reproduced().orElseThrow().input()).isEqualTo("Orders.refuse(4711)");
  }

  /** The frame of what a method reference makes is hidden, and its call has another name. */
  @Test
  void callsThroughMethodReferencesFit() throws Exception {
    String trace = crash("referred", 3);
    assertThat(trace).contains("Orders.inner", "Orders.walk", "Orders.referred");

    assertThat(reproduce(trace).matched()).isEqualTo(3);
  }

  /** No solver undoes a checksum. */
  @Test
  void valuesInTheMessageAreTried() throws Exception {
    ReproduceResult result = reproduce(crash("look", "tango-9"));

    assertThat(result.matched()).isEqualTo(1);
    assertThat(result.reproduced().orElseThrow().input()).isEqualTo("Orders.look(\"tango-9\")");
  }

  /** In this version of the program, the outer method does not let through what crashes. */
  @Test
  void framesThatCanNotBeReachedAreLeftOut() throws Exception {
    String called = "outer(Orders.java:" + lineOf("? inner(x) :") + ")";
    String trace =
        crash("outer", 5).replace(called, "guarded(Orders.java:" + lineOf("? inner(x & 3)") + ")");
    assertThat(trace).contains("guarded");

    ReproduceResult result = reproduce(trace);

    assertThat(result.matched()).isEqualTo(1);
    assertThat(result.total()).isEqualTo(2);
    assertThat(result.nextMissed().orElseThrow().entries())
        .containsExactly("acme.Orders#guarded(int)");
    assertThat(reproduce(trace, LineMatching.BY_LINE, 2).reproduced()).isEmpty();
  }

  @Test
  void frameThatNoTestCanCallIsReachedByOthers() throws Exception {
    String trace = crash("share", 7, 2000);
    String inner = String.join("\n", Arrays.stream(trace.split("\n")).limit(2).toList()) + "\n";
    assertThat(inner).doesNotContain("share");

    ReproduceResult result = reproduce(inner);

    assertThat(result.matched()).isEqualTo(1);
    assertThat(result.reproduced().orElseThrow().input()).contains(".share(7)");
  }

  @Test
  void linesOfAnotherVersionAreToldAndCanBeIgnored() throws Exception {
    String trace = crash("outer", 5);
    String other =
        trace.replace("Orders.java:" + lineOf("? inner(x) :"), "Orders.java:" + lineOf("total +="));

    assertThatThrownBy(() -> reproduce(other))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("Frame 2, `acme.Orders.outer(Orders.java:7)`")
        .hasMessageContaining("has no code on line 7")
        .hasMessageContaining("--fuzzy");
    assertThat(reproduce(other, LineMatching.BY_METHOD, 1).matched()).isEqualTo(2);
  }

  @Test
  void callThatIsNotThereIsTold() throws Exception {
    String trace = crash("outer", 5).replace(".inner(", ".number(");
    assertThatThrownBy(() -> reproduce(trace))
        .hasMessageContaining("Frame 1, `acme.Orders.number(Orders.java:")
        .hasMessageContaining("there is no call of `number` on line " + lineOf("? inner(x) :"));
  }

  @Test
  void traceOfAnotherProgramIsRefused() {
    assertThatThrownBy(() -> reproduce("java.lang.Error\n\tat com.acme.Foo.bar(Foo.java:1)\n"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("`com.acme.Foo`")
        .hasMessageContaining("-cp");
  }
}
