package dev.quarry.lab.symcretic;

import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.TargetReport;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** How the backward engine's work grows with a program's size. */
final class Scaling {
  private static final int SEED = 1;

  private final SymcreticSettings settings;

  Scaling(SymcreticSettings settings) {
    this.settings = settings;
  }

  List<ScalingFigures> measure(Consumer<String> progress) throws IOException, InterruptedException {
    List<ScalingFigures> all = new ArrayList<>();
    for (int size : settings.sizes()) {
      all.add(
          measure(progress, "unreach", size, ScalingPatterns.unreach(name("unreach", size), size)));
    }
    for (int size : settings.sizes()) {
      all.add(
          measure(progress, "slicing", size, ScalingPatterns.slicing(name("slicing", size), size)));
    }
    for (int power : settings.powers()) {
      int size = 1 << power;
      all.add(
          measure(
              progress,
              "hard-loop",
              size,
              ScalingPatterns.hardLoop(name("hard-loop", size), size)));
    }
    return all;
  }

  private static String name(String pattern, int size) {
    return "Grown_" + pattern.replace('-', '_') + "_" + size;
  }

  private ScalingFigures measure(Consumer<String> progress, String pattern, int size, String source)
      throws IOException, InterruptedException {
    progress.accept(pattern + " of size " + size);
    try (SubjectDirectory directory = SubjectDirectory.create()) {
      directory.compile(name(pattern, size), source);
      TargetReport report =
          new Seeker(directory, settings.budget()).seek(Engine.BACKWARD, SEED).get(0);
      TargetRun run = TargetRun.of(pattern, Engine.BACKWARD, SEED, report);
      return new ScalingFigures(pattern, size, run.outcome(), run.segments(), run.seconds());
    }
  }
}
