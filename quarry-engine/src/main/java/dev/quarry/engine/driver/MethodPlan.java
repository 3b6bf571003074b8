package dev.quarry.engine.driver;

import dev.quarry.program.MethodShape;
import dev.quarry.testgen.driver.Driver;
import java.util.List;
import java.util.Optional;

/**
 * How a method is going to be explored.
 *
 * @param method under test
 * @param drivers that call it, the plainest first; none if there is an obstacle
 * @param obstacle why it can't be called
 */
public record MethodPlan(MethodShape method, List<Driver> drivers, Optional<Obstacle> obstacle) {
  public MethodPlan {
    drivers = List.copyOf(drivers);
  }
}
