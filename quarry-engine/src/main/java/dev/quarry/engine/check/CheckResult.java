package dev.quarry.engine.check;

import java.time.Duration;
import java.util.List;

/**
 * What a check found.
 *
 * @param reports one for each specification
 * @param warnings sentences
 * @param time what it took
 */
public record CheckResult(List<SpecificationReport> reports, List<String> warnings, Duration time) {
  public CheckResult {
    reports = List.copyOf(reports);
    warnings = List.copyOf(warnings);
  }

  public long count(Verdict verdict) {
    return reports.stream().filter(report -> report.verdict() == verdict).count();
  }
}
