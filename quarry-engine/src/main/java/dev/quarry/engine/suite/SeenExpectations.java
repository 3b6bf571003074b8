package dev.quarry.engine.suite;

import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.confirm.Replays;
import dev.quarry.testgen.recipe.Effects;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.source.Expectation;
import dev.quarry.testgen.source.Expectation.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a test can say about a call that was observed, where nobody asks which mistakes it notices.
 */
public final class SeenExpectations {
  private final States states;
  private final Assertable assertable;
  private final Effects effects;

  public SeenExpectations(ClassHierarchy hierarchy) {
    this.states = new States(hierarchy);
    this.assertable = new Assertable(states);
    this.effects = new Effects(hierarchy);
  }

  /**
   * Expectations of one call, the most telling first: its result, or else what the call changed.
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
      List<Aspect> told = left.stream().filter(aspect -> !aspect.isItself()).toList();
      told.stream()
          .filter(aspect -> isChanged(call, aspect))
          .findFirst()
          .or(() -> told.stream().findFirst())
          .ifPresent(chosen::add);
    }
    return assertable.of(call, evidence, chosen);
  }

  /** Whether the call changed what a getter of its object tells. */
  private boolean isChanged(TestCall call, Aspect aspect) {
    return call.kind().hasReceiver()
        && aspect.subject().equals(Subject.RECEIVER)
        && states
            .getter(call.method().ownerInternal(), aspect.getter())
            .filter(getter -> effects.areShownBy(call.method(), getter.method()))
            .isPresent();
  }
}
