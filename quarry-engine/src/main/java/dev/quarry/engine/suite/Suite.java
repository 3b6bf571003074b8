package dev.quarry.engine.suite;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.testgen.source.TestSource;
import java.nio.file.Path;
import java.util.List;

/**
 * A suite that was written.
 *
 * @param files one for each class under test that has tests
 * @param sources what is in them, in the same order
 * @param tests how many
 * @param notes a sentence about each input that has no test
 * @param coverage what all its tests together execute in the program
 */
public record Suite(
    List<Path> files,
    List<TestSource> sources,
    int tests,
    List<String> notes,
    CoveredProbes coverage) {
  public Suite {
    files = List.copyOf(files);
    sources = List.copyOf(sources);
    notes = List.copyOf(notes);
  }
}
