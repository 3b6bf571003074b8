package dev.quarry.testgen.driver;

import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.Sequence;
import java.util.Map;

/**
 * A method that makes calls one after the other, as its inputs choose.
 *
 * @param entry the method
 * @param sequence what it calls
 * @param choices what it means that a branch of it is taken
 */
public record SequenceDriver(MethodId entry, Sequence sequence, Map<Branch, Choice> choices) {
  public SequenceDriver {
    choices = Map.copyOf(choices);
  }

  /**
   * A call that is chosen.
   *
   * @param round counted from 0
   * @param state of the monitor before
   * @param changed whether the call before changed something
   * @param call its number in the sequence, from 0; -1 for the end
   */
  public record Choice(int round, int state, boolean changed, int call) {}
}
