package dev.quarry.engine.suite;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.TestSource;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A suite that was written.
 *
 * @param files one for each class under test that has tests
 * @param sources what is in them, in the same order
 * @param tests how many
 * @param notes a sentence about each input that has no test
 * @param executed what each of its tests executes in the program
 */
public record Suite(
    List<Path> files,
    List<TestSource> sources,
    int tests,
    List<String> notes,
    Map<TestId, CoveredProbes> executed) {
  public Suite {
    files = List.copyOf(files);
    sources = List.copyOf(sources);
    notes = List.copyOf(notes);
    executed = Collections.unmodifiableMap(new LinkedHashMap<>(executed));
  }

  /** What all its tests together execute in the program. */
  public CoveredProbes coverage() {
    Map<String, BitSet> all = new TreeMap<>();
    for (CoveredProbes some : executed.values()) {
      some.byClass()
          .forEach((name, bits) -> all.computeIfAbsent(name, any -> new BitSet()).or(bits));
    }
    return new CoveredProbes(all);
  }
}
