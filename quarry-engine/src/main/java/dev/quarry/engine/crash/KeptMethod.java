package dev.quarry.engine.crash;

import dev.quarry.engine.coverage.Count;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.confirm.StateEnding;
import java.util.List;
import java.util.Map;

/** An {@link Explored} as it is kept; what it found is confirmed anew by whoever uses it. */
record KeptMethod(
    int runs,
    int paths,
    Count branches,
    List<ErrorState> states,
    Map<StateEnding, Long> endings,
    String note) {

  static KeptMethod of(Explored explored) {
    return new KeptMethod(
        explored.runs(),
        explored.paths(),
        explored.branches(),
        explored.states(),
        explored.endings().rows(),
        explored.note());
  }

  Explored of(MethodId method) {
    Endings all = new Endings();
    endings.forEach(all::add);
    return new Explored(method, runs, paths, branches, states, all, note);
  }
}
