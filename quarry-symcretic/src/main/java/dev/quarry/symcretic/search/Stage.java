package dev.quarry.symcretic.search;

import dev.quarry.expr.Input;
import dev.quarry.program.Location;
import dev.quarry.symcretic.state.Conjunct;
import dev.quarry.symcretic.state.Variable;
import dev.quarry.symcretic.state.Variables;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What must hold, or can't, at a place on a way, for people to read.
 *
 * @param place before this instruction
 * @param frames where the frames are whose variables the conditions may mention, by level
 * @param variables what the conditions speak of
 * @param conditions with those who asked for them
 */
public record Stage(
    Location place,
    Map<Integer, Location> frames,
    Map<Input, Variable> variables,
    List<Conjunct> conditions) {
  public Stage {
    variables = Map.copyOf(variables);
    frames = Map.copyOf(frames);
    conditions = List.copyOf(conditions);
  }

  static Stage of(Obligation obligation, List<Conjunct> conditions, Variables variables) {
    Map<Integer, Location> frames = new LinkedHashMap<>();
    frames.put(obligation.level(), obligation.place());
    int level = obligation.level();
    for (EnteredCall caller = obligation.caller(); caller != null; caller = caller.outer()) {
      frames.put(--level, caller.call());
    }
    return new Stage(obligation.place(), frames, mentioned(conditions, variables), conditions);
  }

  private static Map<Input, Variable> mentioned(List<Conjunct> conditions, Variables variables) {
    Map<Input, Variable> mentioned = new LinkedHashMap<>();
    for (Conjunct conjunct : conditions) {
      for (Input input : conjunct.condition().inputs()) {
        variables.find(input).ifPresent(variable -> mentioned.put(input, variable));
      }
    }
    return mentioned;
  }
}
