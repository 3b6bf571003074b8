package dev.quarry.engine.crash;

import dev.quarry.engine.driver.MethodPlan;
import java.io.IOException;
import java.util.List;

/** Whoever explores methods: threads of this process, or other machines. */
interface Exploring extends AutoCloseable {
  /** What was found, in the order of the plans. */
  List<Explored> explore(List<MethodPlan> plans) throws IOException, InterruptedException;

  @Override
  void close();
}
