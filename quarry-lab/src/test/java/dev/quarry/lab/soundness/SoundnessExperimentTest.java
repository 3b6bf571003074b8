package dev.quarry.lab.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.lab.report.Table;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No engine says anything about random programs that plain Java contradicts. How many of them is
 * for {@code quarry.soundness} to say; what is undecided depends on the machine, and is not looked
 * at.
 */
class SoundnessExperimentTest {
  private static final int PROGRAMS = Integer.getInteger("quarry.soundness", 40);

  @TempDir Path directory;

  @Test
  void noVerdictIsWrong() throws Exception {
    SoundnessSettings settings = settings(PROGRAMS);
    SoundnessFigures figures = new SoundnessExperiment(settings).measure(result -> {});
    assertThat(figures.wrong()).isEmpty();
    assertThat(figures.programs()).hasSizeGreaterThan(PROGRAMS * 8 / 10);
    for (Claimant by : List.of(Claimant.BACKWARD, Claimant.FORWARD, Claimant.BOTH)) {
      assertThat(figures.claims(by)).extracting(Claim::verdict).contains(Claim.REACHED);
    }
    assertThat(figures.claims(Claimant.EXPLORE)).isNotEmpty();

    List<ProgramResult> again = new ArrayList<>();
    SoundnessFigures kept = new SoundnessExperiment(settings).measure(again::add);
    assertThat(again).isEmpty();
    assertThat(kept.programs())
        .extracting(ProgramResult::seed)
        .containsExactlyElementsOf(figures.programs().stream().map(ProgramResult::seed).toList());
    assertThat(new SoundnessTables(kept).tables())
        .extracting(Table::title)
        .contains("Wrong verdicts: 0");
  }

  private SoundnessSettings settings(int programs) {
    return new SoundnessSettings(
        programs,
        1,
        6,
        Duration.ofSeconds(1),
        0,
        2,
        directory.resolve("log.tsv"),
        Optional.empty());
  }
}
