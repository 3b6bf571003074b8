package dev.quarry.engine.suite;

import dev.quarry.testgen.replay.TestId;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Tests that nothing is wrong with.
 *
 * @param written their sources
 * @param classes what they were compiled to, by binary name
 */
record Checked(List<ClassDrafts> written, Map<String, byte[]> classes) {
  Checked {
    written = List.copyOf(written);
    classes = Map.copyOf(classes);
  }

  /** In the order of the sources. */
  List<TestId> tests() {
    return written.stream()
        .flatMap(some -> IntStream.range(0, some.drafts().size()).mapToObj(some::id))
        .toList();
  }
}
