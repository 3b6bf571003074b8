package dev.quarry.cli.verify;

import dev.quarry.engine.reach.TargetReport;
import dev.quarry.engine.verify.Judgement;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a verdict rests on, in words. */
final class VerdictWords {
  private VerdictWords() {}

  /** The input of the test that decides; "" if none does. */
  static String input(Judgement judgement) {
    return judgement.shown().map(TargetReport::input).orElse("");
  }

  /** The test that decides, as {@code file#method}; "" if there is none. */
  static String test(Judgement judgement) {
    return judgement
        .shown()
        .flatMap(TargetReport::test)
        .map(test -> test.file() + "#" + test.method())
        .orElse("");
  }

  /** What the proof says that decides; "" if none does. */
  static String proof(Judgement judgement) {
    return judgement.proved().map(TargetReport::scope).orElse("");
  }

  /** Why a warning can be passed over: a proof, or what tests show. */
  static String justification(Judgement judgement) {
    Optional<TargetReport> proved = judgement.proved();
    if (proved.isPresent()) {
      return "Quarry proved that it does not happen. " + proved.get().scope();
    }
    String inputs =
        judgement.asked().stream()
            .map(TargetReport::input)
            .distinct()
            .collect(Collectors.joining("; "));
    return "Quarry's tests show the contrary: " + inputs + ".";
  }
}
