package dev.quarry.engine.suite;

import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.confirm.Replays;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.source.Expectation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a test can say about a call that was observed, where nobody asks which mistakes it notices. */
public final class SeenExpectations {
  private final Assertable assertable;

  public SeenExpectations(ClassHierarchy hierarchy) {
    this.assertable = new Assertable(new States(hierarchy));
  }

  /**
   * Expectations of one call, the most telling first: its result, or else what people would look at
   * first.
   *
   * @param seen what two virtual machines showed of it
   */
  public List<Expectation> of(TestCall call, Replays seen) {
    var evidence = new Evidence(seen, Map.of());
    List<Aspect> left = assertable.aspects(call, evidence);
    List<Aspect> chosen = new ArrayList<>();
    left.stream()
        .filter(aspect -> assertable.isAlwaysTold(call, evidence, aspect))
        .forEach(chosen::add);
    if (chosen.isEmpty()) {
      left.stream().filter(aspect -> !aspect.isItself()).findFirst().ifPresent(chosen::add);
    }
    return assertable.of(call, evidence, chosen);
  }
}
