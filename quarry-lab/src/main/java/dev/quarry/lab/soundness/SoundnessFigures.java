package dev.quarry.lab.soundness;

import java.util.List;

/**
 * What came of a comparison.
 *
 * @param settings of it
 * @param programs each that the compiler accepted and that ends
 */
public record SoundnessFigures(SoundnessSettings settings, List<ProgramResult> programs) {
  public SoundnessFigures {
    programs = List.copyOf(programs);
  }

  /** All claims of one claimant. */
  public List<Claim> claims(Claimant by) {
    return programs.stream()
        .flatMap(program -> program.claims().stream())
        .filter(claim -> claim.by() == by)
        .toList();
  }

  /** All wrong ones. */
  public List<WrongVerdict> wrong() {
    return programs.stream().flatMap(program -> program.wrong().stream()).toList();
  }
}
