package dev.quarry.testgen.confirm;

import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.TestSource;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Drafts that compile.
 *
 * @param <D> the drafts
 */
public final class Built<D extends Draft> {
  private final List<DraftClass<D>> parts;
  private final Map<String, byte[]> classes;

  Built(List<DraftClass<D>> parts, Map<String, byte[]> classes) {
    this.parts = List.copyOf(parts);
    this.classes = Map.copyOf(classes);
  }

  /** One for each class under test that has some. */
  List<DraftClass<D>> parts() {
    return parts;
  }

  /** Class files by binary name. */
  public Map<String, byte[]> classes() {
    return classes;
  }

  /** Whether a draft is among them. */
  boolean has(D draft) {
    return parts.stream().anyMatch(part -> part.drafts().contains(draft));
  }

  /** The tests, in the order of the sources. */
  public List<TestId> tests() {
    return parts.stream()
        .flatMap(part -> IntStream.range(0, part.drafts().size()).mapToObj(part::test))
        .flatMap(Optional::stream)
        .toList();
  }

  /** The probes of drafts that have one. */
  Map<D, TestId> probes() {
    Map<D, TestId> probes = new LinkedHashMap<>();
    for (DraftClass<D> part : parts) {
      for (int i = 0; i < part.drafts().size(); i++) {
        D draft = part.drafts().get(i);
        part.probe(i).ifPresent(probe -> probes.put(draft, probe));
      }
    }
    return probes;
  }

  /** The test classes, one for each class under test that has some. */
  public List<TestSource> sources() {
    return parts.stream().map(DraftClass::tests).flatMap(Optional::stream).toList();
  }

  /** Writes the tests into files; where each draft's is, in the order of the sources. */
  public Map<D, WrittenTest> write(TestFiles files) {
    Map<D, WrittenTest> written = new LinkedHashMap<>();
    for (DraftClass<D> part : parts) {
      part.tests().ifPresent(source -> note(part, files.write(source), source, written));
    }
    return written;
  }

  private static <D extends Draft> void note(
      DraftClass<D> part, Path file, TestSource source, Map<D, WrittenTest> written) {
    List<D> drafts = new ArrayList<>(part.drafts());
    for (int i = 0; i < drafts.size(); i++) {
      written.put(drafts.get(i), new WrittenTest(file, source.methods().get(i)));
    }
  }
}
