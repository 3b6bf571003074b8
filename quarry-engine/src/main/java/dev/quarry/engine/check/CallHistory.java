package dev.quarry.engine.check;

import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.search.tree.Node;
import dev.quarry.search.tree.Step;
import dev.quarry.search.tree.Way;
import dev.quarry.spec.Signal;
import dev.quarry.spec.weave.Changes;
import dev.quarry.spec.weave.Changes.Effects;
import dev.quarry.spec.weave.WovenMonitor;
import dev.quarry.testgen.driver.SequenceDriver;
import dev.quarry.testgen.driver.SequenceDriver.Choice;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;

/**
 * What a path says about the calls on it. Two paths come to the same {@link Situation} if the
 * monitor is in the same state and the last calls that changed something decided the same: then the
 * object is in states that the program hardly tells apart.
 */
final class CallHistory {
  private static final int END = -1;
  private static final int MAKING = -2;

  private final SequenceDriver driver;
  private final String steps;
  private final List<Effects> effects;
  private final Set<String> events = new HashSet<>();
  private final Map<Key, Situation> situations = new HashMap<>();
  private final Map<Node, Situation> known = new WeakHashMap<>();

  /**
   * @param changes of the code that is called
   */
  CallHistory(WovenMonitor monitor, SequenceDriver driver, Changes changes) {
    this.driver = driver;
    this.steps = Names.binary(monitor.steps());
    this.effects =
        driver.sequence().calls().stream()
            .map(call -> changes.of(call.method().name(), call.method().descriptor()))
            .toList();
    for (Signal signal : monitor.monitor().alphabet().signals()) {
      String name = signal.method().substring(signal.method().lastIndexOf('.') + 1);
      events.add(name.equals(Signal.CONSTRUCTOR) ? "<init>" : name);
    }
  }

  /** Where a call begins. One object stands for all that are the same. */
  static final class Situation {
    private final Key key;

    private Situation(Key key) {
      this.key = key;
    }

    /** Of the monitor. */
    int state() {
      return key.state();
    }
  }

  /**
   * What makes situations the same.
   *
   * @param changes for calls that changed something which no later call changed again, by their
   *     numbers, what they decided
   */
  private record Key(int state, Map<Integer, Set<Step>> changes) {
    Key {
      changes = Map.copyOf(changes);
    }
  }

  /**
   * Where a way is.
   *
   * @param before where the call begins that it belongs to
   * @param act what it does there
   */
  record Place(Situation before, Act act) {}

  /**
   * A choice of a call, or a decision in it.
   *
   * @param call its number; or another for what makes the object, and for the end
   * @param step none for the choice itself
   */
  record Act(int call, Optional<Step> step) {}

  Place place(Way way) {
    Optional<Way> chosen = lastChoice(Optional.of(way));
    if (chosen.isEmpty()) {
      return new Place(situation(0, Map.of()), new Act(MAKING, Optional.of(way.step())));
    }
    Way choice = chosen.get();
    Optional<Step> step = choice == way ? Optional.empty() : Optional.of(way.step());
    return new Place(situation(choice), new Act(call(choice), step));
  }

  /** Whether the act belongs to a call that can do nothing for a violation. */
  boolean isIdle(Act act) {
    int call = act.call();
    return call == END
        || (call >= 0
            && effects.get(call).changed().isEmpty()
            && Collections.disjoint(effects.get(call).called(), events));
  }

  private Optional<Way> lastChoice(Optional<Way> from) {
    Optional<Way> at = from;
    while (at.isPresent() && choice(at.get()).isEmpty()) {
      at = at.get().previous();
    }
    return at;
  }

  private Optional<Choice> choice(Way way) {
    MethodId method = way.site().location().method();
    if (!method.equals(driver.entry())) {
      return Optional.empty();
    }
    Branch branch = new Branch(method, way.site().location().instruction(), way.outcome());
    return Optional.ofNullable(driver.choices().get(branch));
  }

  private int call(Way choice) {
    return choice(choice).orElseThrow().call();
  }

  /** Where a call is chosen. */
  private Situation situation(Way choice) {
    Situation cached = known.get(choice.node());
    if (cached == null) {
      cached = situation(choice(choice).orElseThrow().state(), changes(choice));
      known.put(choice.node(), cached);
    }
    return cached;
  }

  private Situation situation(int state, Map<Integer, Set<Step>> changes) {
    return situations.computeIfAbsent(new Key(state, changes), Situation::new);
  }

  private Map<Integer, Set<Step>> changes(Way choice) {
    Optional<Way> before = lastChoice(choice.previous());
    if (before.isEmpty()) {
      return Map.of();
    }
    Map<Integer, Set<Step>> changes = new HashMap<>(situation(before.get()).key.changes());
    if (choice(choice).orElseThrow().changed()) {
      int call = call(before.get());
      Set<String> overwritten = effects.get(call).changed();
      changes.keySet().removeIf(other -> overwritten.containsAll(effects.get(other).changed()));
      changes.put(call, decisions(before.get(), choice));
    }
    return changes;
  }

  /** What was decided between two choices, but for what the monitor asked. */
  private Set<Step> decisions(Way first, Way last) {
    Set<Step> decisions = new HashSet<>();
    Optional<Way> at = last.previous();
    while (at.isPresent() && at.get() != first) {
      Step step = at.get().step();
      if (!step.site().location().method().owner().equals(steps)) {
        decisions.add(step);
      }
      at = at.get().previous();
    }
    return decisions;
  }
}
