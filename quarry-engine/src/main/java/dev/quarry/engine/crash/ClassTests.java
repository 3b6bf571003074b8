package dev.quarry.engine.crash;

import dev.quarry.testgen.compile.Diagnosis;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.Expectation;
import dev.quarry.testgen.source.LineRange;
import dev.quarry.testgen.source.TestCase;
import dev.quarry.testgen.source.TestSource;
import dev.quarry.testgen.source.TestWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tests of one class under test, and the probes that do the same without asserting.
 *
 * @param classUnderTest its binary name
 * @param states one for each test
 * @param tests in the order of the states
 * @param probes in the order of the states
 */
record ClassTests(
    String classUnderTest, List<ErrorState> states, TestSource tests, TestSource probes) {
  /** More lines nobody wants to read, the annotation not counted. */
  static final int LONGEST = 25;

  ClassTests {
    states = List.copyOf(states);
  }

  static ClassTests write(TestWriter writer, String classUnderTest, List<ErrorState> states) {
    List<TestCase> cases = states.stream().map(ClassTests::testCase).toList();
    return new ClassTests(
        classUnderTest,
        states,
        writer.write(classUnderTest, cases),
        writer.probes(classUnderTest, cases));
  }

  private static TestCase testCase(ErrorState state) {
    return new TestCase(state.call(), new Expectation.Throws(state.exception()), state.telling());
  }

  TestId test(int number) {
    return new TestId(tests.className(), tests.methods().get(number));
  }

  TestId probe(int number) {
    return new TestId(probes.className(), probes.methods().get(number));
  }

  /** States whose tests are too long to be shown to anybody. */
  List<ErrorState> tooLong() {
    List<ErrorState> tooLong = new ArrayList<>();
    for (int i = 0; i < states.size(); i++) {
      LineRange range = tests.ranges().get(i);
      if (range.last() - range.first() > LONGEST) {
        tooLong.add(states.get(i));
      }
    }
    return tooLong;
  }

  /** The states whose tests or probes have errors; if an error is between them, all states. */
  Map<ErrorState, String> blame(List<Diagnosis> errors) {
    Map<ErrorState, String> blamed = new LinkedHashMap<>();
    for (Diagnosis error : errors) {
      if (error.className().equals(tests.className())) {
        blame(error, tests.ranges(), blamed);
      } else if (error.className().equals(probes.className())) {
        blame(error, probes.ranges(), blamed);
      }
    }
    return blamed;
  }

  private void blame(Diagnosis error, List<LineRange> ranges, Map<ErrorState, String> blamed) {
    boolean found = false;
    for (int i = 0; i < ranges.size(); i++) {
      if (ranges.get(i).contains(error.line())) {
        blamed.putIfAbsent(states.get(i), error.message());
        found = true;
      }
    }
    if (!found) {
      states.forEach(state -> blamed.putIfAbsent(state, error.message()));
    }
  }
}
