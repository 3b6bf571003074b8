package dev.quarry.engine.verify;

import java.time.Duration;
import java.util.List;

/**
 * What came of all warnings.
 *
 * @param judgements in the order of the warnings
 * @param time what it took
 */
public record VerifyResult(List<Judgement> judgements, Duration time) {
  public VerifyResult {
    judgements = List.copyOf(judgements);
  }

  public long count(Verdict verdict) {
    return judgements.stream().filter(one -> one.verdict() == verdict).count();
  }
}
