package dev.quarry.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.jacoco.Constructs;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.engine.jacoco.Measurement;
import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.source.Framework;
import dev.quarry.testgen.source.TestSource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuiteWriterTest {
  @TempDir Path directory;

  @Test
  void resultsStatesAndExceptionsAreAsserted() throws Exception {
    try (Workbench bench = Workbench.of(directory, Account.class)) {
      Suite suite = bench.write(Wanted.EVERYTHING);
      assertThat(suite.notes()).isEmpty();
      assertThat(suite.sources()).hasSize(1);
      TestSource source = suite.sources().get(0);
      // The first line of a file tells whether somebody edited it.
      assertThat(Files.readAllLines(suite.files().get(0)).stream().skip(1))
          .containsExactlyElementsOf(source.text().lines().skip(1).toList());
      assertThat(source.text())
          .contains(
              "assertThrows(NullPointerException.class, () -> new Account(null, 0));",
              "account.deposit(1);\n    assertEquals(1, account.getBalance());",
              "assertSame(account, account.buy(item));",
              "assertThrows(IllegalStateException.class, () -> account.buy(item));",
              "assertEquals(Account.Mood.POOR, account.mood());",
              "assertEquals(Optional.empty(), Account.initial(null));",
              "assertEquals(Optional.of(\"A\"), Account.initial(\"a\"));",
              "assertArrayEquals(new int[0], Account.split(0, 0));",
              "assertEquals(Map.of(\"null\", 2), Account.count(null, null));",
              "assertEquals(Double.NaN, Account.rate(7.5, 0.0));",
              "actual.toString());",
              "assertNotNull(Account.token(true));",
              "  void moment_completes() {\n    Account.moment();\n  }");
      assertSameAsJacoco(bench, suite);
    }
  }

  @Test
  void whatOnlyAssertionsCallCountsToo() throws Exception {
    Wanted deposits =
        new Wanted() {
          @Override
          public boolean wants(Branch branch) {
            return wantsCall(branch.method());
          }

          @Override
          public boolean wantsCall(MethodId method) {
            return method.name().equals("deposit");
          }
        };
    try (Workbench bench = Workbench.of(directory, Account.class)) {
      Suite suite = bench.write(deposits);
      CountedBranches counted = CountedBranches.of(bench.program(), bench.classes());
      assertThat(counted.methods())
          .filteredOn(method -> counted.isCovered(method, suite.coverage()))
          .extracting(MethodId::name)
          .containsExactlyInAnyOrder("<init>", "deposit", "getBalance");
      assertSameAsJacoco(bench, suite);
    }
  }

  @Test
  void aTestThatIsRefusedCostsNoOther() throws Exception {
    try (Workbench bench = Workbench.of(directory, Alarm.class)) {
      Suite suite = bench.write(Wanted.EVERYTHING);
      assertThat(suite.sources()).hasSize(1);
      assertThat(suite.sources().get(0).text()).contains("Alarm.isLate(13)").doesNotContain("ring");
      assertThat(suite.notes()).isNotEmpty().allMatch(note -> note.contains("--allow exit"));
    }
  }

  @Test
  void whateverCompilersMakeJacocoCountsTheSame() throws Exception {
    try (Workbench bench = Workbench.of(directory, Constructs.class)) {
      Suite suite = bench.write(Wanted.EVERYTHING);
      assertThat(suite.tests()).isPositive();
      assertSameAsJacoco(bench, suite);
    }
  }

  private static void assertSameAsJacoco(Workbench bench, Suite suite) {
    CountedBranches counted = CountedBranches.of(bench.program(), bench.classes());
    assertThat(counted.inexact()).isEmpty();
    Measurement measured =
        Measurement.of(bench.classPath(), Framework.JUNIT5, suite.sources(), bench.classes());
    assertThat(measured.failures()).isEmpty();
    Map<String, Count> own = new LinkedHashMap<>();
    measured.branches().keySet().forEach(c -> own.put(c, counted.count(c, suite.coverage())));
    assertThat(own).isEqualTo(measured.branches());
    assertThat(counted.lines(suite.coverage()))
        .isEqualTo(
            new Count(
                measured.lines().values().stream().mapToInt(Count::covered).sum(),
                measured.lines().values().stream().mapToInt(Count::total).sum()));
    assertThat(own.values().stream().mapToInt(Count::covered).sum()).isPositive();
  }
}
