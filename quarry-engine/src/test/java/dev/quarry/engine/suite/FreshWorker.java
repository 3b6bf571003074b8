package dev.quarry.engine.suite;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.client.WorkerOptions;
import dev.quarry.engine.run.Workers;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.driver.Driver;
import java.io.IOException;
import java.util.function.Function;

/** A worker that has run nothing yet. */
final class FreshWorker implements Runs, AutoCloseable {
  private final Workers workers;
  private final Function<MethodId, WorkerOptions> options;

  FreshWorker(ExprFactory factory, Function<MethodId, WorkerOptions> options) {
    this.workers = new Workers(factory);
    this.options = options;
  }

  @Override
  public RunReport run(Driver driver, Model input) throws IOException, InterruptedException {
    return workers.of(options.apply(driver.entry()), 1).run(RunRequest.of(input));
  }

  @Override
  public void close() {
    workers.close();
  }
}
