package dev.quarry.engine.verify;

import dev.quarry.engine.reach.TargetReport;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What came of a warning.
 *
 * @param verdict what is known
 * @param shown what a test was seen to do, if that decides
 * @param proved what a proof says, if that decides
 * @param reason why it is undecided or was not asked, as sentences; "" if it is decided
 * @param asked all targets of the question; several warnings may share them
 */
public record Judgement(
    Verdict verdict,
    Optional<TargetReport> shown,
    Optional<TargetReport> proved,
    String reason,
    List<TargetReport> asked) {
  public Judgement {
    asked = List.copyOf(asked);
  }

  /** A verdict without a question. */
  static Judgement without(Verdict verdict, String reason) {
    return new Judgement(verdict, Optional.empty(), Optional.empty(), reason, List.of());
  }

  /** What its targets took. */
  public Duration time() {
    return asked.stream().map(TargetReport::time).reduce(Duration.ZERO, Duration::plus);
  }
}
