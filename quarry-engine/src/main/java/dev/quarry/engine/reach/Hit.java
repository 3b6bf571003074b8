package dev.quarry.engine.reach;

import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.symcretic.search.Stage;
import java.util.List;

/**
 * An input that was seen to reach a target.
 *
 * @param entry where the run began
 * @param input of the run
 * @param way what had to hold, from the entry to the target; empty if nobody asked backwards
 */
record Hit(MethodId entry, Model input, List<Stage> way) {
  Hit {
    way = List.copyOf(way);
  }
}
