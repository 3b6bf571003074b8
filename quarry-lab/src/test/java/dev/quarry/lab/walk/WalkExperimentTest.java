package dev.quarry.lab.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.lab.corpus.Corpus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** One run on three functions: one for the SMT solver, one for the walk, one without a solution. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WalkExperimentTest {
  private static final Pattern THREE =
      Pattern.compile("^(blind\\.example1|trig\\.sine-value|integer\\.never)$");
  private static final WalkSettings SETTINGS = new WalkSettings(2, Duration.ofSeconds(3), 1);

  private final List<String> seen = Collections.synchronizedList(new ArrayList<>());
  private WalkResults results;

  @BeforeAll
  void runOnce() throws Exception {
    Corpus corpus = Corpus.complete().matching(THREE);
    results = new WalkExperiment(corpus, SETTINGS, (done, total, id) -> seen.add(id)).run();
  }

  @Test
  void chainSolvesWhatIsKnownToBeSatisfiable() {
    assertThat(results.satisfiable()).hasSize(2);
    assertThat(results.mostlySolved(Variant.CHAIN)).isEqualTo(2);
  }

  @Test
  void everyAnswerHoldsInPlainJava() {
    assertThat(results.wrong()).isZero();
    assertThat(results.checked()).isPositive();
  }

  @Test
  void chainRefutesWhatNothingSatisfies() {
    assertThat(row("integer.never").of(Variant.CHAIN))
        .extracting(Attempt::ending)
        .containsOnly(Ending.REFUTED);
  }

  @Test
  void theLinkThatAnsweredIsNamed() {
    assertThat(row("integer.never").of(Variant.CHAIN))
        .extracting(Attempt::link)
        .containsOnly("smt");
    assertThat(row("trig.sine-value").of(Variant.CHAIN))
        .extracting(Attempt::link)
        .containsOnly("repair");
  }

  @Test
  void everyVariantHasOneAttemptPerSeed() {
    for (WalkResults.Row row : results.rows()) {
      for (Variant variant : Variant.values()) {
        assertThat(row.of(variant)).as("%s %s", row.benchmark().id(), variant).hasSize(2);
      }
    }
  }

  @Test
  void progressIsToldForEveryBenchmarkAndSeed() {
    assertThat(seen).hasSize(6);
  }

  @Test
  void reportStatesTheFractionAndTheRecheck() {
    var report = new WalkReport(results, SETTINGS, Duration.ofSeconds(3));
    assertThat(report.text())
        .contains("full chain solved 2 of 2 known-satisfiable constraints (100.0 %)")
        .contains(" 0 of them wrong")
        .contains("coral");
    assertThat(report.markdown()).contains("| blind.example1 |");
    assertThat(report.json()).containsEntry("rejectedByJava", 0L);
  }

  private WalkResults.Row row(String id) {
    return results.rows().stream()
        .filter(row -> row.benchmark().id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
