package dev.quarry.testgen.confirm;

import dev.quarry.testgen.compile.Diagnosis;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.LineRange;
import dev.quarry.testgen.source.TestCase;
import dev.quarry.testgen.source.TestSource;
import dev.quarry.testgen.source.TestWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The drafts of one class under test as sources, each of which has a method for each draft.
 *
 * @param owner the binary name of the class
 * @param drafts in the order of the methods
 * @param tests what people read
 * @param probes what nobody reads
 * @param <D> the drafts
 */
record DraftClass<D extends Draft>(
    String owner, List<D> drafts, Optional<TestSource> tests, Optional<TestSource> probes) {
  DraftClass {
    drafts = List.copyOf(drafts);
  }

  static <D extends Draft> DraftClass<D> write(
      TestWriter writer, Form form, String owner, List<D> drafts) {
    List<TestCase> cases = drafts.stream().map(Draft::test).toList();
    return switch (form) {
      case TESTS ->
          new DraftClass<>(
              owner, drafts, Optional.of(writer.write(owner, cases)), Optional.empty());
      case PROBED_TESTS ->
          new DraftClass<>(
              owner,
              drafts,
              Optional.of(writer.write(owner, cases)),
              Optional.of(writer.probes(owner, cases)));
      case OBSERVATIONS ->
          new DraftClass<>(
              owner, drafts, Optional.empty(), Optional.of(writer.observations(owner, cases)));
    };
  }

  /** Drafts by the class under test, in the order in which classes first appear. */
  static <D extends Draft> Map<String, List<D>> byOwner(List<D> drafts) {
    Map<String, List<D>> byOwner = new LinkedHashMap<>();
    drafts.forEach(d -> byOwner.computeIfAbsent(d.owner(), name -> new ArrayList<>()).add(d));
    return byOwner;
  }

  List<TestSource> sources() {
    return Stream.of(tests, probes).flatMap(Optional::stream).toList();
  }

  Optional<TestId> test(int number) {
    return tests.map(source -> id(source, number));
  }

  Optional<TestId> probe(int number) {
    return probes.map(source -> id(source, number));
  }

  private static TestId id(TestSource source, int number) {
    return new TestId(source.className(), source.methods().get(number));
  }

  /** How many lines a test has, its annotation not counted; 0 if there is none. */
  int lines(int number) {
    return tests
        .map(source -> source.ranges().get(number))
        .map(range -> range.last() - range.first())
        .orElse(0);
  }

  /** The drafts that errors are in; all of them if an error is between them. */
  Map<D, String> blame(List<Diagnosis> errors) {
    Map<D, String> blamed = new LinkedHashMap<>();
    for (TestSource source : sources()) {
      errors.stream()
          .filter(error -> error.className().equals(source.className()))
          .forEach(error -> blame(error, source.ranges(), blamed));
    }
    return blamed;
  }

  private void blame(Diagnosis error, List<LineRange> ranges, Map<D, String> blamed) {
    boolean isFound = false;
    for (int i = 0; i < ranges.size(); i++) {
      if (ranges.get(i).contains(error.line())) {
        blamed.putIfAbsent(drafts.get(i), error.message());
        isFound = true;
      }
    }
    if (!isFound) {
      drafts.forEach(draft -> blamed.putIfAbsent(draft, error.message()));
    }
  }
}
