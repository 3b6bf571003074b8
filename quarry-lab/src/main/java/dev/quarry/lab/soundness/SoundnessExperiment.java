package dev.quarry.lab.soundness;

import dev.quarry.engine.jobs.Crew;
import dev.quarry.lab.soundness.generate.GeneratedProgram;
import dev.quarry.lab.soundness.generate.ProgramGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Grows programs, asks Quarry about their lines and paths, and compares the answers with what plain
 * Java does for all inputs.
 */
public final class SoundnessExperiment {
  /** More on one class path would make each of them slower to ask about. */
  private static final int BATCH = 20;

  private static final String PACKAGE = "soundness";

  private final SoundnessSettings settings;

  public SoundnessExperiment(SoundnessSettings settings) {
    this.settings = settings;
  }

  /**
   * Checks all programs.
   *
   * @param listener told of each program when it is done, from any thread but one at a time
   */
  public SoundnessFigures measure(Consumer<ProgramResult> listener)
      throws IOException, InterruptedException {
    List<Integer> batches = new ArrayList<>();
    for (int first = 0; first < settings.programs(); first += BATCH) {
      batches.add(first);
    }
    Consumer<ProgramResult> oneAtATime =
        result -> {
          synchronized (batches) {
            listener.accept(result);
          }
        };
    List<ProgramResult> results = new ArrayList<>();
    try (Crew<Integer> crew = new Crew<>(settings.jobs(), () -> 0, member -> {})) {
      crew.<Integer, List<ProgramResult>, IOException>each(
              batches, (member, first) -> check(first, oneAtATime))
          .forEach(results::addAll);
    }
    return new SoundnessFigures(settings, results);
  }

  private List<ProgramResult> check(int first, Consumer<ProgramResult> listener)
      throws IOException, InterruptedException {
    List<GeneratedProgram> programs = new ArrayList<>();
    for (int i = first; i < Math.min(first + BATCH, settings.programs()); i++) {
      programs.add(ProgramGenerator.grow(settings.seed() + i, PACKAGE));
    }
    return new Batch(settings, listener).check(CompiledProgram.of(programs));
  }

  /** The program of a seed, which need not compile. */
  public static GeneratedProgram program(long seed) {
    return ProgramGenerator.grow(seed, PACKAGE);
  }
}
