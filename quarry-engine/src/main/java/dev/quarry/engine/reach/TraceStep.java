package dev.quarry.engine.reach;

import java.util.List;

/**
 * A stage of the way to a target.
 *
 * @param place before this, as {@code File.java:12}
 * @param fit conditions that the code behind the place adds (the thesis' {@code fit})
 * @param change opaque calls whose arguments had to be searched for (the thesis' {@code change})
 * @param must everything that must hold here
 */
public record TraceStep(
    String place, List<Condition> fit, List<String> change, List<Condition> must) {
  public TraceStep {
    fit = List.copyOf(fit);
    change = List.copyOf(change);
    must = List.copyOf(must);
  }
}
