package dev.quarry.symcretic.search;

import dev.quarry.program.Location;
import dev.quarry.symcretic.state.Conjunct;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What must hold, or can't, at a place on a way, for people to read.
 *
 * @param place before this instruction
 * @param frames where the frames are whose variables the conditions may mention, by level
 * @param conditions with those who asked for them
 */
public record Stage(Location place, Map<Integer, Location> frames, List<Conjunct> conditions) {
  public Stage {
    frames = Map.copyOf(frames);
    conditions = List.copyOf(conditions);
  }

  static Stage of(Obligation obligation, List<Conjunct> conditions) {
    Map<Integer, Location> frames = new LinkedHashMap<>();
    frames.put(obligation.level(), obligation.place());
    int level = obligation.level();
    for (Caller caller = obligation.caller(); caller != null; caller = caller.outer()) {
      frames.put(--level, caller.call());
    }
    return new Stage(obligation.place(), frames, conditions);
  }
}
