package dev.quarry.engine.reach;

import dev.quarry.concolic.RunReport;
import dev.quarry.engine.backward.Subject;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.recipe.FieldSources;
import dev.quarry.testgen.recipe.Imitation;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Runs drivers so that they make objects like those of an input that reaches a target. */
final class Imitations {
  private final ExprFactory factory;
  private final FieldSources fields;
  private final Trials trials;
  private final GoalCheck check;

  /**
   * @param subject the program with the drivers
   */
  Imitations(ExprFactory factory, Subject subject, Trials trials, Question question) {
    this.factory = factory;
    this.fields = new FieldSources(subject.hierarchy());
    this.trials = trials;
    this.check = new GoalCheck(subject, question);
  }

  /**
   * A run of one of the drivers that reaches the target.
   *
   * @param input of the method that the drivers call
   */
  Optional<Hit> find(List<Driver> drivers, Model input) throws IOException, InterruptedException {
    for (Driver driver : drivers) {
      Model like = Imitation.of(driver.scenario(), fields, factory, input);
      RunReport report = trials.run(driver.entry(), like);
      if (check.isReached(report)) {
        return Optional.of(new Hit(driver.entry(), report.input(), List.of()));
      }
    }
    return Optional.empty();
  }
}
