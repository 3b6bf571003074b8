package dev.quarry.lab.soundness;

import dev.quarry.engine.jobs.Crew;
import dev.quarry.lab.soundness.generate.GeneratedProgram;
import dev.quarry.lab.soundness.generate.ProgramGenerator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Grows programs, asks Quarry about their lines and paths, and compares the answers with what plain
 * Java does for all inputs.
 */
public final class SoundnessExperiment {
  /** More on one class path would make each of them slower to ask about. */
  private static final int BATCH = 20;

  /** Smaller programs that are tried to find the smallest. */
  private static final int MOST_ATTEMPTS = 400;

  private static final String PACKAGE = "soundness";

  private final SoundnessSettings settings;

  public SoundnessExperiment(SoundnessSettings settings) {
    this.settings = settings;
  }

  /**
   * Checks all programs that the log does not have yet.
   *
   * @param listener told of each program when it is done, from any thread but one at a time
   */
  public SoundnessFigures measure(Consumer<ProgramResult> listener)
      throws IOException, InterruptedException {
    ResultLog log = new ResultLog(settings.log());
    List<ProgramResult> results = new ArrayList<>();
    Set<Long> known = new HashSet<>();
    for (ProgramResult result : log.read()) {
      if (isMeant(result.seed())) {
        results.add(result);
        known.add(result.seed());
      }
    }
    Batch.Listener listening =
        result -> {
          synchronized (log) {
            log.add(result);
            save(result);
            results.add(result);
            listener.accept(result);
          }
        };
    try (Crew<Integer> crew = new Crew<>(settings.jobs(), () -> 0, member -> {})) {
      crew.<List<Long>, Integer, IOException>each(
          batches(known),
          (member, seeds) -> {
            new Batch(settings, listening).check(CompiledProgram.of(programs(seeds)));
            return 0;
          });
    }
    return new SoundnessFigures(settings, results);
  }

  private boolean isMeant(long seed) {
    return seed >= settings.seed() && seed < settings.seed() + settings.programs();
  }

  private List<List<Long>> batches(Set<Long> known) {
    List<List<Long>> batches = new ArrayList<>();
    List<Long> seeds = new ArrayList<>();
    for (long seed = settings.seed(); isMeant(seed); seed++) {
      if (!known.contains(seed)) {
        seeds.add(seed);
      }
      if (seeds.size() == BATCH || !isMeant(seed + 1)) {
        batches.add(List.copyOf(seeds));
        seeds.clear();
      }
    }
    return batches;
  }

  private static List<GeneratedProgram> programs(List<Long> seeds) {
    return seeds.stream().map(SoundnessExperiment::program).toList();
  }

  private static GeneratedProgram program(long seed) {
    return ProgramGenerator.grow(seed, PACKAGE);
  }

  /** Keeps the source of a program with a wrong verdict. */
  private void save(ProgramResult result) throws IOException {
    if (settings.save().isPresent() && !result.wrong().isEmpty()) {
      Path directory = Files.createDirectories(settings.save().get());
      GeneratedProgram program = program(result.seed());
      Files.writeString(directory.resolve(program.fileName()), program.source());
    }
  }

  /** The smallest program found that has a wrong verdict of the same kind by the same engine. */
  public String reduced(WrongVerdict wrong) throws IOException, InterruptedException {
    try (Reduction reduction = new Reduction(settings, wrong)) {
      return new Reducer(reduction, MOST_ATTEMPTS).reduce(program(wrong.seed())).source();
    }
  }
}
