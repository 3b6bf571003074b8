package dev.quarry.engine.suite;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.testgen.source.TestSource;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A suite that was written.
 *
 * @param files one for each class under test that has tests
 * @param sources what is in them, in the same order
 * @param tests how many
 * @param dropped how many inputs have no test, by the reason
 * @param notes a sentence about each of those
 * @param coverage what all its tests together execute in the program
 */
public record Suite(
    List<Path> files,
    List<TestSource> sources,
    int tests,
    Map<Dropped, Integer> dropped,
    List<String> notes,
    CoveredProbes coverage) {
  public Suite {
    files = List.copyOf(files);
    sources = List.copyOf(sources);
    dropped = Map.copyOf(dropped);
    notes = List.copyOf(notes);
  }
}
