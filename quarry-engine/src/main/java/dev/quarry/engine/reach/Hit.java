package dev.quarry.engine.reach;

import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.symcretic.search.Stage;
import dev.quarry.testgen.driver.Driver;
import java.util.List;
import java.util.Optional;

/**
 * An input that was seen to reach a target.
 *
 * @param entry the method that was called
 * @param input of the run
 * @param way what had to hold, from the entry to the target; empty if nobody asked backwards
 * @param driver that calls it, if the input is one of the driver and not of the method itself
 */
record Hit(MethodId entry, Model input, List<Stage> way, Optional<Driver> driver) {
  Hit {
    way = List.copyOf(way);
  }

  /** A hit of a call whose objects have the values that the input says. */
  Hit(MethodId entry, Model input, List<Stage> way) {
    this(entry, input, way, Optional.empty());
  }

  /** Where the run began. */
  MethodId start() {
    return driver.map(Driver::entry).orElse(entry);
  }
}
