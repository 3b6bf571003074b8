package dev.quarry.lab.reach;

import dev.quarry.engine.Session;
import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.ReachOptions;
import dev.quarry.engine.reach.Side;
import dev.quarry.engine.reach.SideSearch;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Draws sides of branches from libraries and has each engine look for each. A session for each
 * library and engine: what one engine solved is no help to the next.
 */
public final class ReachExperiment {
  private static final long SEED = 1;

  private final ReachSettings settings;
  private final RunLog log;

  public ReachExperiment(ReachSettings settings) {
    this.settings = settings;
    this.log = new RunLog(settings.log());
  }

  /**
   * Measures what the log does not have yet.
   *
   * @param progress told where it is
   * @throws IOException if processes can't be had, or the log can't be used
   * @throws dev.quarry.program.ProgramException if a library can't be read
   */
  public ReachFigures measure(Consumer<String> progress) throws IOException, InterruptedException {
    Map<List<Path>, List<Side>> all = new LinkedHashMap<>();
    for (List<Path> library : settings.libraries()) {
      progress.accept(name(library));
      all.put(library, sidesOf(library));
    }
    Map<List<Path>, List<Side>> drawn = draw(all);
    for (List<Path> library : settings.libraries()) {
      for (Engine engine : settings.engines()) {
        measure(library, engine, drawn.getOrDefault(library, List.of()), progress);
      }
    }
    return new ReachFigures(
        settings, all.values().stream().mapToInt(List::size).sum(), kept(drawn));
  }

  private List<Side> sidesOf(List<Path> library) throws IOException {
    try (Session session = Session.open(SolverOptions.defaults());
        SideSearch search = session.sides(options(library, Engine.BOTH))) {
      return search.all(settings::admits);
    }
  }

  /** The first sides of a shuffled list of all; a smaller draw is the beginning of a larger one. */
  private Map<List<Path>, List<Side>> draw(Map<List<Path>, List<Side>> all) {
    record Drawn(List<Path> library, Side side) {}
    List<Drawn> every = new ArrayList<>();
    all.forEach((library, sides) -> sides.forEach(side -> every.add(new Drawn(library, side))));
    Collections.shuffle(every, new Random(settings.seed()));
    Map<List<Path>, List<Side>> drawn = new LinkedHashMap<>();
    for (Drawn one : every.subList(0, Math.min(settings.sides(), every.size()))) {
      drawn.computeIfAbsent(one.library(), any -> new ArrayList<>()).add(one.side());
    }
    return drawn;
  }

  private void measure(
      List<Path> library, Engine engine, List<Side> sides, Consumer<String> progress)
      throws IOException, InterruptedException {
    Set<String> done = new LinkedHashSet<>();
    for (SideRun run : log.read()) {
      if (run.asked() == engine && run.library().equals(name(library))) {
        done.add(run.side());
      }
    }
    List<Side> left = sides.stream().filter(side -> !done.contains(side.text())).toList();
    if (left.isEmpty()) {
      return;
    }
    SolverOptions solver = SolverOptions.defaults().withJobs(settings.jobs()).withSeed(SEED);
    try (Session session = Session.open(solver);
        SideSearch search = session.sides(options(library, engine))) {
      new SideThreads(search, session::workers, settings.jobs())
          .decide(
              left,
              (side, decision, count) -> {
                log.add(decision.run(name(library), side.text(), engine));
                progress.accept(
                    "%s %s: %d/%d".formatted(name(library), engine.text(), count, left.size()));
              });
    }
  }

  private List<SideRun> kept(Map<List<Path>, List<Side>> drawn) throws IOException {
    Set<String> wanted = new LinkedHashSet<>();
    drawn.forEach(
        (library, sides) -> sides.forEach(side -> wanted.add(name(library) + side.text())));
    return log.read().stream()
        .filter(run -> wanted.contains(run.library() + run.side()))
        .filter(run -> settings.engines().contains(run.asked()))
        .toList();
  }

  private static String name(List<Path> library) {
    Path file = library.get(0).toAbsolutePath().normalize().getFileName();
    return file == null ? "library" : file.toString().replaceFirst("\\.jar$", "");
  }

  private ReachOptions options(List<Path> library, Engine engine) {
    return ReachOptions.of(
            Setting.of(library).withSeed(SEED),
            List.of(),
            settings.budget(),
            TestOutput.in(Path.of("unused")))
        .withEngine(engine);
  }
}
