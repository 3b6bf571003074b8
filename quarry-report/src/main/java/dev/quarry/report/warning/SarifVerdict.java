package dev.quarry.report.warning;

import java.util.Map;

/**
 * A verdict on a result of a SARIF log.
 *
 * @param properties for the result: the verdict and what it rests on
 * @param justification why the result can be suppressed; "" if it can't
 * @param flow what shows that it is true; "" if nothing does
 */
public record SarifVerdict(Map<String, String> properties, String justification, String flow) {
  public SarifVerdict {
    properties = Map.copyOf(properties);
  }
}
