package dev.quarry.lab.soundness;

import java.util.List;

/**
 * What came of one program.
 *
 * @param seed of the program
 * @param runs how many plain calls were made
 * @param lines how many lines have code
 * @param executed how many of them are executed
 * @param claims what Quarry said
 * @param wrong what of it is wrong
 */
public record ProgramResult(
    long seed, int runs, int lines, int executed, List<Claim> claims, List<WrongVerdict> wrong) {
  public ProgramResult {
    claims = List.copyOf(claims);
    wrong = List.copyOf(wrong);
  }
}
