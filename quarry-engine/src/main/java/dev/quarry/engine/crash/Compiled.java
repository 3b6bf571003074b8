package dev.quarry.engine.crash;

import dev.quarry.testgen.compile.Compilation;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.source.TestSource;
import dev.quarry.testgen.source.TestWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Tests that compile, and the states whose tests don't.
 *
 * @param tests of each class under test that has some left
 * @param classes class files of tests and probes
 * @param dropped what the others ended as
 */
record Compiled(List<ClassTests> tests, Map<String, byte[]> classes, List<Outcome> dropped) {

  /** Writes and compiles, leaving out what does not compile, until the rest does. */
  static Compiled of(
      TestWriter writer, TestCompiler compiler, Map<String, List<ErrorState>> byClass) {
    Compiled result = new Compiled(new ArrayList<>(), new TreeMap<>(), new ArrayList<>());
    List<ClassTests> pending = new ArrayList<>();
    byClass.forEach((name, states) -> pending.addAll(result.write(writer, name, states)));
    while (!pending.isEmpty()) {
      List<ClassTests> next = result.compile(writer, compiler, pending);
      pending.clear();
      pending.addAll(next);
    }
    return result;
  }

  /** The tests of a class without those that are too long; none if that leaves none. */
  private List<ClassTests> write(TestWriter writer, String name, List<ErrorState> states) {
    if (states.isEmpty()) {
      return List.of();
    }
    ClassTests written = ClassTests.write(writer, name, states);
    List<ErrorState> tooLong = written.tooLong();
    if (tooLong.isEmpty()) {
      return List.of(written);
    }
    tooLong.forEach(state -> dropped.add(Outcome.of(state, StateEnding.TOO_LONG, "")));
    return write(writer, name, without(states, tooLong));
  }

  /** Keeps what compiles; returns what is to be tried again. */
  private List<ClassTests> compile(
      TestWriter writer, TestCompiler compiler, List<ClassTests> pending) {
    List<TestSource> sources =
        pending.stream().flatMap(some -> Stream.of(some.tests(), some.probes())).toList();
    Compilation compilation = compiler.compile(sources);
    classes.putAll(compilation.classes());
    List<ClassTests> again = new ArrayList<>();
    for (ClassTests some : pending) {
      Map<ErrorState, String> blamed = some.blame(compilation.errors());
      blamed.forEach(
          (state, error) -> dropped.add(Outcome.of(state, StateEnding.NOT_COMPILABLE, error)));
      if (blamed.isEmpty()) {
        tests.add(some);
      } else {
        List<ErrorState> left = without(some.states(), List.copyOf(blamed.keySet()));
        again.addAll(write(writer, some.classUnderTest(), left));
      }
    }
    return again;
  }

  private static List<ErrorState> without(List<ErrorState> states, List<ErrorState> others) {
    List<ErrorState> left = new ArrayList<>(states);
    left.removeAll(others);
    return left;
  }

  /** States by the class under test, in the order in which classes first appear. */
  static Map<String, List<ErrorState>> byClass(List<ErrorState> states) {
    Map<String, List<ErrorState>> byClass = new LinkedHashMap<>();
    for (ErrorState state : states) {
      byClass.computeIfAbsent(state.method().owner(), name -> new ArrayList<>()).add(state);
    }
    return byClass;
  }
}
