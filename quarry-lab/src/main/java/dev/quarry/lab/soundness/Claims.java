package dev.quarry.lab.soundness;

import dev.quarry.lab.soundness.generate.GeneratedProgram;
import dev.quarry.lab.soundness.oracle.Truth;
import java.util.List;
import java.util.Optional;

/** Holds claims about lines against the truth. */
final class Claims {
  private Claims() {}

  /** What is wrong with a claim about a line. */
  static Optional<WrongVerdict> check(Claim claim, int line, Truth truth) {
    boolean isExecuted = truth.executed().contains(line);
    if (isExecuted && claim.verdict().equals(Claim.UNREACHABLE)) {
      return Optional.of(wrong(claim, WrongVerdict.Kind.EXECUTED, ""));
    }
    if (!isExecuted && claim.verdict().equals(Claim.REACHED)) {
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

  /** A line as users write it. */
  static String target(GeneratedProgram program, int line) {
    return program.className().replace('.', '/') + ".java:" + line;
  }
}
