package dev.quarry.spec.weave;

import java.util.List;
import java.util.Map;

/**
 * What weaving made.
 *
 * @param classes class files by internal name: changed copies, and what stands beside them
 * @param monitors one for each specification, in their order
 */
public record Woven(Map<String, byte[]> classes, List<WovenMonitor> monitors) {
  public Woven {
    classes = Map.copyOf(classes);
    monitors = List.copyOf(monitors);
  }
}
