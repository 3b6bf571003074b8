package dev.quarry.engine.cover;

import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.jacoco.Measurement;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What was covered of one class and the classes nested in it.
 *
 * @param name its binary name
 * @param branches that the suite takes, of those wanted
 * @param lines that the suite executes
 * @param open branches that it does not take, by place
 * @param tests how many
 * @param files where they are
 * @param notes sentences about what was not done
 * @param measured what JaCoCo says about the suite, if it was asked
 * @param effort what it took to find inputs
 * @param curve how the campaign's coverage grew
 * @param code its lines, by file and number
 * @param seconds in all, with writing tests
 */
public record ClassCoverage(
    String name,
    Count branches,
    Count lines,
    List<OpenBranch> open,
    int tests,
    List<Path> files,
    List<String> notes,
    Optional<Measurement> measured,
    CoverEffort effort,
    List<CurvePoint> curve,
    List<CodeLine> code,
    double seconds) {
  public ClassCoverage {
    open = List.copyOf(open);
    files = List.copyOf(files);
    notes = List.copyOf(notes);
    curve = List.copyOf(curve);
    code = List.copyOf(code);
  }

  /** How many branches were proved dead. */
  public int proved() {
    return (int) open.stream().filter(one -> one.standing() == OpenBranch.Standing.PROVED).count();
  }

  /** Whether nobody looked for inputs, and a note says why. */
  public boolean hadNoTurn() {
    return tests == 0 && !notes.isEmpty() && effort.equals(CoverEffort.NONE);
  }

  /** Whether nothing of it was wanted. */
  boolean isEmpty() {
    return branches.total() == 0 && effort.equals(CoverEffort.NONE);
  }
}
