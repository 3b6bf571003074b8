package dev.quarry.lab.soundness;

import dev.quarry.lab.soundness.generate.GeneratedProgram;
import java.util.List;
import java.util.Optional;

/** Holds claims about lines against the truth. */
final class Claims {
  private Claims() {}

  /** What is wrong with a claim about a target that is reached in truth, or is not. */
  static Optional<WrongVerdict> check(Claim claim, boolean isReached) {
    if (isReached && claim.verdict().equals(Claim.UNREACHABLE)) {
      return Optional.of(wrong(claim, WrongVerdict.Kind.EXECUTED, ""));
    }
    if (!isReached && claim.verdict().equals(Claim.REACHED)) {
      return Optional.of(wrong(claim, WrongVerdict.Kind.NOT_EXECUTED, ""));
    }
    return Optional.empty();
  }

  static WrongVerdict wrong(Claim claim, WrongVerdict.Kind kind, String detail) {
    return new WrongVerdict(claim.seed(), claim.by(), kind, claim.target(), detail);
  }

  /** The entries as users write them. */
  static List<String> entries(GeneratedProgram program) {
    return program.entries().stream()
        .map(entry -> program.className() + "#" + entry.name())
        .toList();
  }

  /** The name of the source file, with its package. */
  static String file(GeneratedProgram program) {
    return program.className().replace('.', '/') + ".java";
  }
}
