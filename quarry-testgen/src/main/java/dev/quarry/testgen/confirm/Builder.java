package dev.quarry.testgen.confirm;

import dev.quarry.testgen.compile.Compilation;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.source.TestWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Writes and compiles drafts, leaving out those that can't be, until the rest compiles. */
final class Builder {
  private final TestWriter writer;
  private final TestCompiler compiler;
  private final int longest;

  /**
   * @param longest how many lines a test may have
   */
  Builder(TestWriter writer, TestCompiler compiler, int longest) {
    this.writer = writer;
    this.compiler = compiler;
    this.longest = longest;
  }

  /**
   * @param dropped takes those that are left out
   */
  <D extends Draft> Built<D> build(List<D> drafts, Form form, Map<D, Ended> dropped) {
    List<DraftClass<D>> parts = new ArrayList<>();
    Map<String, byte[]> classes = new TreeMap<>();
    Map<String, List<D>> left = DraftClass.byOwner(drafts);
    while (!left.isEmpty()) {
      List<DraftClass<D>> written = new ArrayList<>();
      left.forEach((owner, some) -> write(form, owner, some, dropped).ifPresent(written::add));
      Compilation compilation =
          compiler.compile(written.stream().flatMap(part -> part.sources().stream()).toList());
      classes.putAll(compilation.classes());
      left = new LinkedHashMap<>();
      for (DraftClass<D> part : written) {
        Map<D, String> blamed = part.blame(compilation.errors());
        if (blamed.isEmpty()) {
          parts.add(part);
        } else {
          blamed.forEach((d, e) -> leaveOut(d, new Ended(StateEnding.NOT_COMPILABLE, e), dropped));
          left.put(part.owner(), without(part.drafts(), dropped));
        }
      }
    }
    return new Built<>(parts, classes);
  }

  /** Empty if no draft is left. */
  private <D extends Draft> Optional<DraftClass<D>> write(
      Form form, String owner, List<D> drafts, Map<D, Ended> dropped) {
    List<D> left = drafts;
    while (!left.isEmpty()) {
      Map<D, Ended> wrong = new LinkedHashMap<>();
      try {
        DraftClass<D> written = DraftClass.write(writer, form, owner, left);
        wrong.putAll(tooLong(written));
        if (wrong.isEmpty()) {
          return Optional.of(written);
        }
      } catch (RuntimeException | StackOverflowError e) {
        wrong.putAll(unwritable(form, owner, left, e));
      }
      wrong.forEach((draft, ended) -> leaveOut(draft, ended, dropped));
      left = without(left, dropped);
    }
    return Optional.empty();
  }

  private <D extends Draft> Map<D, Ended> tooLong(DraftClass<D> written) {
    Map<D, Ended> wrong = new LinkedHashMap<>();
    for (int i = 0; i < written.drafts().size(); i++) {
      if (written.lines(i) > longest) {
        wrong.put(
            written.drafts().get(i), new Ended(StateEnding.TOO_LONG, written.lines(i) + " lines"));
      }
    }
    return wrong;
  }

  /** Those that can't be written alone; all if each can. */
  private <D extends Draft> Map<D, Ended> unwritable(
      Form form, String owner, List<D> drafts, Throwable together) {
    Map<D, Ended> wrong = new LinkedHashMap<>();
    for (D draft : drafts) {
      try {
        DraftClass.write(writer, form, owner, List.of(draft));
      } catch (RuntimeException | StackOverflowError e) {
        wrong.put(draft, Ended.broken(e));
      }
    }
    if (wrong.isEmpty()) {
      drafts.forEach(draft -> wrong.put(draft, Ended.broken(together)));
    }
    return wrong;
  }

  private static <D extends Draft> void leaveOut(D draft, Ended ended, Map<D, Ended> dropped) {
    if (!draft.assertLess()) {
      dropped.put(draft, ended);
    }
  }

  private static <D> List<D> without(List<D> drafts, Map<D, Ended> dropped) {
    return drafts.stream().filter(draft -> !dropped.containsKey(draft)).toList();
  }
}
