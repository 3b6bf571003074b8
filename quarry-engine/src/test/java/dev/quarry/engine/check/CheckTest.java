package dev.quarry.engine.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.Session;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.spec.Specification;
import dev.quarry.spec.language.SpecificationParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program with mistakes that only a sequence of calls shows. */
final class CheckTest {
  private static final String SOURCE =
      """
      package acme;

      public class Bag {
        private final int[] elements;
        private int size;

        public Bag(int capacity) {
          if (capacity < 0 || capacity > 3) {
            throw new IllegalArgumentException();
          }
          elements = new int[capacity];
        }

        public void push(int x) {
          if (size == elements.length) {
            throw new IllegalStateException("full");
          }
          elements[size] = x;
          if (size != 2 || x != 4711) {
            size++;
          }
        }

        public int pop() {
          if (size == 0) {
            throw new IllegalStateException("empty");
          }
          return elements[--size];
        }

        public int size() {
          return size;
        }

        static class Log {
          public void open() {}

          public void write(int level) {}

          public void close() {}
        }

        public static void log(int level) {
          Log log = new Log();
          if (level > 3) {
            log.open();
            log.write(level);
            log.close();
          }
          if (level == 42) {
            log.write(level);
          }
        }
      }
      """;

  private static final String SPECIFICATIONS =
      """
      behaviour grows of acme.Bag { formula always (return push -> size() == old(size()) + 1) }
      behaviour shrinks of acme.Bag { formula always (return pop -> size() == old(size()) - 1) }
      behaviour roomy of acme.Bag { formula always (throw push -> old(size()) > 0) }
      usage protocol of acme.Bag$Log { pattern (open ; write* ; close)* }
      """;

  @TempDir Path directory;

  @Test
  void violationsAreShownByTestsAndTheRestIsProvedWithinItsScope() throws Exception {
    Path source = Files.writeString(directory.resolve("Bag.java"), SOURCE);
    Path classes = Files.createDirectory(directory.resolve("classes"));
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", classes.toString(), source.toString());
    assertThat(failed).isZero();
    List<Specification> specifications = SpecificationParser.file("bag.spec", SPECIFICATIONS);
    CheckOptions options =
        new CheckOptions(
            Setting.of(List.of(classes)),
            ScopeOptions.of("acme.Bag"),
            specifications,
            CheckOptions.Search.of(4, Duration.ofSeconds(60)),
            TestOutput.in(directory.resolve("tests")));
    try (Session session = Session.open(SolverOptions.defaults())) {
      List<SpecificationReport> reports = session.check(options, CheckProgress.NONE).reports();

      assertThat(reports)
          .extracting(SpecificationReport::verdict)
          .containsExactly(Verdict.VIOLATED, Verdict.HOLDS, Verdict.VIOLATED, Verdict.VIOLATED);
      assertThat(reports.get(0).events())
          .containsExactly("return push", "return push", "return push");
      assertThat(Files.readString(reports.get(0).test().orElseThrow().file()))
          .contains("bag.push(4711);")
          .contains("bag.size() == before + 1");
      assertThat(reports.get(1).reasons())
          .filteredOn(reason -> reason.code() == AssumptionCode.CALL_SEQUENCES)
          .singleElement()
          .satisfies(reason -> assertThat(reason.what()).contains("up to 4 calls"));
      assertThat(reports.get(2).events()).containsExactly("throw push");
      assertThat(reports.get(3).events())
          .containsExactly("call open", "call write", "call close", "call write");
      assertThat(reports.get(3).input()).endsWith("log(42)");
      assertThat(reports.get(3).test()).isEmpty();
    }
  }
}
