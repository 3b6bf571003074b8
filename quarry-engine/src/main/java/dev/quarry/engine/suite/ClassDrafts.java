package dev.quarry.engine.suite;

import dev.quarry.testgen.compile.Diagnosis;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.LineRange;
import dev.quarry.testgen.source.TestCase;
import dev.quarry.testgen.source.TestSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * The drafts of one class under test as a source.
 *
 * @param owner the binary name of the class
 * @param drafts one for each method of the source
 * @param source in the order of the drafts
 */
record ClassDrafts(String owner, List<Draft> drafts, TestSource source) {
  ClassDrafts {
    drafts = List.copyOf(drafts);
  }

  /** One source for each class, in the order in which classes first appear. */
  static List<ClassDrafts> write(
      List<Draft> drafts, BiFunction<String, List<TestCase>, TestSource> writer) {
    Map<String, List<Draft>> byClass = new LinkedHashMap<>();
    drafts.forEach(d -> byClass.computeIfAbsent(d.owner(), name -> new ArrayList<>()).add(d));
    List<ClassDrafts> written = new ArrayList<>();
    byClass.forEach(
        (owner, some) ->
            written.add(
                new ClassDrafts(
                    owner, some, writer.apply(owner, some.stream().map(Draft::test).toList()))));
    return written;
  }

  TestId id(int number) {
    return new TestId(source.className(), source.methods().get(number));
  }

  /** How many lines a test has, its annotation not counted. */
  int lines(int number) {
    LineRange range = source.ranges().get(number);
    return range.last() - range.first();
  }

  /** The drafts that errors are in; all of them if an error is in none. */
  Map<Draft, String> blame(List<Diagnosis> errors) {
    Map<Draft, String> blamed = new LinkedHashMap<>();
    for (Diagnosis error : errors) {
      if (!error.className().equals(source.className())) {
        continue;
      }
      boolean found = false;
      for (int i = 0; i < drafts.size(); i++) {
        if (source.ranges().get(i).contains(error.line())) {
          blamed.putIfAbsent(drafts.get(i), error.message());
          found = true;
        }
      }
      if (!found) {
        drafts.forEach(draft -> blamed.putIfAbsent(draft, error.message()));
      }
    }
    return blamed;
  }
}
