package dev.quarry.lab.concolic;

import dev.quarry.engine.Session;
import dev.quarry.engine.explore.ExploreResult;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * How fast small methods are explored again and again in one session, and how much of the time is
 * solving. A solver that remembers answers has little to do the second time, so this is measured
 * without its caches, too, and with nothing but a back end.
 */
final class ExplorationSpeed {
  private static final List<String> METHODS =
      List.of(
          "Classics#triangle",
          "Classics#days",
          "Classics#advisory",
          "Classics#conflict",
          "Classics#twoTriangles");

  private final Effort effort;

  ExplorationSpeed(Effort effort) {
    this.effort = effort;
  }

  List<ExplorationFigures> measure(Consumer<String> progress)
      throws IOException, InterruptedException {
    List<ExplorationFigures> all = new ArrayList<>();
    for (SolverSetting setting : SolverSetting.values()) {
      try (Session session = Session.open(setting.options())) {
        var explorer = new Explorer(session);
        for (String method : METHODS) {
          progress.accept("explorations, " + setting.text() + ": " + method);
          all.add(measure(explorer, method, setting));
        }
      }
    }
    return all;
  }

  /** The quickest of all explorations but the first ones. */
  private ExplorationFigures measure(Explorer explorer, String method, SolverSetting setting)
      throws IOException, InterruptedException {
    int warmUp = effort.explorations() / 2;
    ExploreResult best = explorer.explore(method, 1);
    for (int i = 1; i < effort.explorations(); i++) {
      ExploreResult next = explorer.explore(method, 1);
      if (i == warmUp || next.time().compareTo(best.time()) < 0) {
        best = next;
      }
    }
    double start = explorer.startSeconds(effort.explorations() - warmUp, 1);
    // On a busy machine starting alone may take longer than starting and exploring.
    double solver = Explorer.seconds(best.solverTime());
    double seconds = Math.max(Explorer.seconds(best.time()) - start, solver);
    return new ExplorationFigures(method, setting, best.paths().size(), start, seconds, solver);
  }
}
