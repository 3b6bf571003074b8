package dev.quarry.lab.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.lab.soundness.WrongVerdict.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClaimsTest {
  @Test
  void aPlantedWrongVerdictIsDetected() {
    assertThat(wrong(Claim.UNREACHABLE, Handmade.RARE)).containsExactly(Kind.EXECUTED);
    assertThat(wrong(Claim.REACHED, Handmade.NEVER)).containsExactly(Kind.NOT_EXECUTED);
  }

  @Test
  void trueVerdictsAndNoneAreLeftAlone() {
    assertThat(wrong(Claim.REACHED, Handmade.RARE)).isEmpty();
    assertThat(wrong(Claim.UNREACHABLE, Handmade.NEVER)).isEmpty();
    assertThat(wrong(Claim.UNDECIDED, Handmade.RARE)).isEmpty();
    assertThat(wrong(Claim.UNDECIDED, Handmade.NEVER)).isEmpty();
  }

  private static List<Kind> wrong(String verdict, int line) {
    ProgramCheck check = new ProgramCheck(Handmade.compiled());
    LabTarget target = LabTarget.line(Handmade.program(), line, check.truth());
    check.add(new Claim(0, Claimant.BOTH, target.text(), verdict, List.of(), 0), target);
    return check.result().wrong().stream().map(WrongVerdict::kind).toList();
  }
}
