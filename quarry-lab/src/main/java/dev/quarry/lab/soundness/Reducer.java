package dev.quarry.lab.soundness;

import dev.quarry.lab.soundness.generate.EntryPoint;
import dev.quarry.lab.soundness.generate.GeneratedProgram;
import dev.quarry.lab.soundness.generate.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes a program small that has a wrong verdict: as long as it goes on having one of the same
 * kind, pieces are cut off or exchanged for simpler ones, larger pieces first.
 */
public final class Reducer {
  private final Suspicion suspicion;
  private final int mostAttempts;
  private int attempts;

  /** Says whether a program shows what is looked for. */
  @FunctionalInterface
  public interface Suspicion {
    boolean isShownBy(GeneratedProgram program) throws InterruptedException;
  }

  /**
   * @param mostAttempts how many smaller programs are tried at most
   */
  public Reducer(Suspicion suspicion, int mostAttempts) {
    this.suspicion = suspicion;
    this.mostAttempts = mostAttempts;
  }

  /** The smallest program that was found. */
  public GeneratedProgram reduce(GeneratedProgram program) throws InterruptedException {
    GeneratedProgram smallest = program;
    boolean isSmaller = true;
    while (isSmaller && attempts < mostAttempts) {
      GeneratedProgram next = smaller(smallest);
      isSmaller = next != smallest;
      smallest = next;
    }
    return smallest;
  }

  /** Goes through the variants of a program, on from each that is still suspicious. */
  private GeneratedProgram smaller(GeneratedProgram start) throws InterruptedException {
    GeneratedProgram best = start;
    int position = 0;
    List<GeneratedProgram> variants = variants(best);
    while (position < variants.size() && attempts < mostAttempts) {
      GeneratedProgram variant = variants.get(position);
      attempts++;
      if (suspicion.isShownBy(variant)) {
        best = variant;
        variants = variants(best);
        // Those before it were of no use, and will hardly be now.
        position = Math.min(position, Math.max(0, variants.size() - 1));
        if (variants.isEmpty()) {
          break;
        }
      } else {
        position++;
      }
    }
    return best;
  }

  private static List<GeneratedProgram> variants(GeneratedProgram program) {
    List<GeneratedProgram> variants = new ArrayList<>();
    if (program.entries().size() > 1) {
      for (EntryPoint entry : program.entries()) {
        variants.add(
            program.with(program.entries().stream().filter(each -> each != entry).toList()));
      }
    }
    for (EntryPoint entry : program.entries()) {
      entry.parameters().forEach(each -> variants.add(Cuts.without(program, entry, each)));
    }
    for (Node tree : Cuts.of(program.tree())) {
      if (program.entries().stream().allMatch(entry -> has(tree, entry))) {
        variants.add(program.with(tree));
      }
    }
    return variants;
  }

  private static boolean has(Node tree, EntryPoint entry) {
    return tree.children().stream().anyMatch(member -> member.label().equals(entry.name()));
  }
}
