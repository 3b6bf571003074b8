package dev.quarry.testgen.confirm;

import dev.quarry.testgen.replay.Replay;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.replay.TestId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs drafts twice, each time in a fresh JVM: all of them one after the other, and once more alone
 * those that did not come by what they should. An initialiser runs for the first test only, and
 * what one test leaves in static fields the next one finds.
 */
final class TwoReplays {
  private final Replay replay;

  TwoReplays(Replay replay) {
    this.replay = replay;
  }

  /** What the runs together showed; those alone are only watched. */
  <D extends Draft> Map<D, Replays> of(Built<D> built, Watch<D> watch) {
    Map<D, Methods> methods = methods(built);
    Map<D, Replays> seen = run(built, methods);
    seen.forEach((draft, runs) -> watch.saw(draft, runs.points()));
    if (methods.size() > 1) {
      methods.forEach(
          (draft, own) -> {
            if (!watch.showsAll(draft)) {
              run(built, Map.of(draft, own))
                  .forEach((same, runs) -> watch.saw(same, runs.points()));
            }
          });
    }
    return seen;
  }

  /** What is run of a draft. */
  private record Methods(Optional<TestId> test, Optional<TestId> probe) {}

  private static <D extends Draft> Map<D, Methods> methods(Built<D> built) {
    Map<D, Methods> methods = new LinkedHashMap<>();
    for (DraftClass<D> part : built.parts()) {
      for (int i = 0; i < part.drafts().size(); i++) {
        methods.put(part.drafts().get(i), new Methods(part.test(i), part.probe(i)));
      }
    }
    return methods;
  }

  private <D extends Draft> Map<D, Replays> run(Built<D> built, Map<D, Methods> methods) {
    List<TestId> tests = new ArrayList<>();
    List<TestId> probes = new ArrayList<>();
    for (Methods own : methods.values()) {
      own.test().ifPresent(tests::add);
      own.probe().ifPresent(probes::add);
    }
    Map<D, Replays> seen = new LinkedHashMap<>();
    for (List<Replayed> time : replay.runTwice(built.classes(), tests, probes)) {
      Map<TestId, Replayed> results = new HashMap<>();
      time.forEach(result -> results.put(result.test(), result));
      methods.forEach(
          (draft, own) ->
              seen.merge(
                  draft,
                  new Replays(of(own.test(), results), of(own.probe(), results)),
                  Replays::with));
    }
    return seen;
  }

  private static List<Replayed> of(Optional<TestId> method, Map<TestId, Replayed> results) {
    return method.map(results::get).stream().toList();
  }
}
