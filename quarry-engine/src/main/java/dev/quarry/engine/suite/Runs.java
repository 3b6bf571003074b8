package dev.quarry.engine.suite;

import dev.quarry.concolic.RunReport;
import dev.quarry.expr.Model;
import dev.quarry.testgen.driver.Driver;
import java.io.IOException;

/** Runs a driver in a worker, to see what a changed input does. */
@FunctionalInterface
public interface Runs {
  /** What the run did; with all its coverage. */
  RunReport run(Driver driver, Model input) throws IOException, InterruptedException;
}
