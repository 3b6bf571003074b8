package dev.quarry.engine.reach;

import dev.quarry.testgen.replay.Frame;
import java.util.List;

/**
 * What came of a search for an exception that comes through certain calls.
 *
 * @param report reached only if plain runs of the test throw it so
 * @param stack what plain runs of the test throw, from the top to the test; empty if there is none
 */
public record StackReport(TargetReport report, List<Frame> stack) {
  public StackReport {
    stack = List.copyOf(stack);
  }
}
