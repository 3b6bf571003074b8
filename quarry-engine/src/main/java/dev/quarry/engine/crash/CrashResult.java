package dev.quarry.engine.crash;

import java.time.Duration;
import java.util.List;

/**
 * What a hunt found.
 *
 * @param findings confirmed ones, by class, method and place
 * @param states exceptions that runs have shown, confirmed or not, each method, type and place once
 * @param methods what became of each
 * @param endings of all states of all methods
 * @param warnings sentences about the class path
 * @param time what it took
 */
public record CrashResult(
    List<Finding> findings,
    List<StateReport> states,
    List<MethodReport> methods,
    Endings endings,
    List<String> warnings,
    Duration time) {
  public CrashResult {
    findings = List.copyOf(findings);
    states = List.copyOf(states);
    methods = List.copyOf(methods);
    warnings = List.copyOf(warnings);
  }
}
