package dev.quarry.program.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LedgerTest {
  @Test
  void aSearchThatHasNotEndedIsNoProof() {
    assertThat(new Ledger().proof()).isEmpty();
  }

  @Test
  void aSearchThatEndedAndAssumedNothingIsAProof() {
    Ledger ledger = new Ledger();
    ledger.settle();

    assertThat(ledger.proof()).isPresent();
  }

  @ParameterizedTest
  @EnumSource(AssumptionCode.class)
  void everyAssumptionEitherIsStatedByTheProofOrForbidsIt(AssumptionCode code) {
    Ledger ledger = new Ledger();
    Assumption assumption = any(code);
    ledger.add(assumption);
    ledger.settle();

    if (code.forbidsProof()) {
      assertThat(ledger.proof()).isEmpty();
      assertThat(ledger.obstacles()).containsExactly(assumption);
      assertThat(code.remedy()).as("a remedy").isNotEmpty();
    } else {
      assertThat(ledger.proof().orElseThrow().scope()).contains(assumption.what());
      assertThat(ledger.obstacles()).isEmpty();
    }
  }

  @Test
  void severalSearchesAreAProofIfAllOfThemAre() {
    Ledger ended = new Ledger();
    ended.settle();
    Ledger bounded = new Ledger();
    bounded.settle();
    bounded.add(any(AssumptionCode.LOOP_BOUND));

    assertThat(Ledger.union(List.of(ended, ended)).proof()).isPresent();
    assertThat(Ledger.union(List.of(ended, bounded)).proof()).isEmpty();
    assertThat(Ledger.union(List.of(ended, new Ledger())).proof()).isEmpty();
    assertThat(Ledger.union(List.of()).proof()).isEmpty();
  }

  @Test
  void causesAreToldBeforeWhatOnlyTakesTime() {
    Ledger ledger = new Ledger();
    ledger.add(Assumption.of(AssumptionCode.TIME_UP, "1 s"));
    ledger.add(Assumption.of(AssumptionCode.CLASS_MISSING, "a.B", "a.C"));

    assertThat(ledger.obstacles())
        .extracting(Assumption::code)
        .containsExactly(AssumptionCode.CLASS_MISSING, AssumptionCode.TIME_UP);
  }

  @Test
  void anAssumptionHasTheArgumentsOfItsSentence() {
    assertThat(Assumption.of(AssumptionCode.CLASS_MISSING, "a.B", "a.C").what())
        .isEqualTo("a.B is not on the class path, but a.C mentions it.");
    assertThatThrownBy(() -> Assumption.of(AssumptionCode.CLASS_MISSING, "a.B"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyCodeStandsInTheDocumentation() throws Exception {
    String page = Files.readString(Path.of("..", "docs", "proofs.md"));

    assertThat(Arrays.stream(AssumptionCode.values()).map(AssumptionCode::text))
        .allSatisfy(code -> assertThat(page).contains("| `" + code + "` |"));
  }

  private static Assumption any(AssumptionCode code) {
    String[] arguments = new String[code.arguments()];
    Arrays.fill(arguments, "x");
    return Assumption.of(code, arguments);
  }
}
