package dev.quarry.engine.check;

import dev.quarry.engine.setting.TestOutput;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.spec.Moment;
import dev.quarry.spec.Specification;
import dev.quarry.spec.weave.Following;
import dev.quarry.spec.weave.Weaver;
import dev.quarry.spec.weave.WovenMonitor;
import dev.quarry.testgen.compile.Compilation;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.confirm.TestFiles;
import dev.quarry.testgen.confirm.WrittenTest;
import dev.quarry.testgen.recipe.CallSequence;
import dev.quarry.testgen.recipe.Value;
import dev.quarry.testgen.replay.JUnitJars;
import dev.quarry.testgen.replay.Replay;
import dev.quarry.testgen.replay.ReplayOptions;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.SequenceTest;
import dev.quarry.testgen.source.SequenceTestWriter;
import dev.quarry.testgen.source.TestSource;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes the calls of a violation in plain virtual machines: with monitors that write down what
 * happens, and as a test on the program as it is.
 */
final class Confirmation {
  private final ClassHierarchy hierarchy;
  private final List<Path> classPath;
  private final List<Path> wovenPath;
  private final TestOutput output;
  private final List<String> jvmArguments;
  private final SequenceTestWriter writer;
  private final TestCompiler compiler;
  private final TestCompiler probeCompiler;

  /**
   * @param hierarchy of the program as it is
   * @param classPath of the same
   * @param wovenPath of the program with monitors that keep events
   * @param jvmArguments guard the virtual machines
   */
  Confirmation(
      ClassHierarchy hierarchy,
      List<Path> classPath,
      List<Path> wovenPath,
      TestOutput output,
      List<String> jvmArguments) {
    this.hierarchy = hierarchy;
    this.classPath = classPath;
    this.wovenPath = wovenPath;
    this.output = output;
    this.jvmArguments = jvmArguments;
    this.writer = new SequenceTestWriter(hierarchy, output.framework());
    this.probeCompiler = new TestCompiler(JUnitJars.behind(wovenPath, output.framework()));
    this.compiler =
        new TestCompiler(
            JUnitJars.behind(classPath, output.framework()), hierarchy.classPath().release());
  }

  /**
   * What plain runs showed.
   *
   * @param events that lead to the violation; empty if it was not seen
   * @param test that fails because of it
   * @param note why there is no test, or no violation
   */
  record Confirmed(List<String> events, Optional<WrittenTest> test, String note) {}

  Confirmed confirm(WovenMonitor monitor, String owner, CallSequence calls, TestFiles files) {
    SequenceTest probe =
        new SequenceTest(
            "probe1", calls, last -> new SequenceTest.End(act(monitor, last), List.of()));
    TestSource source = writer.probes(owner, "QuarryProbe", List.of(probe));
    Compilation compiled = probeCompiler.compile(List.of(source));
    if (!compiled.errors().isEmpty()) {
      return none("The calls can't be written in Java: " + compiled.errors().get(0).message());
    }
    List<Replayed> runs = twice(wovenPath, compiled, source, Role.PROBE);
    for (Replayed run : runs) {
      if (!run.exception().equals(monitor.violation())) {
        return none(
            "A plain run did not show it, but "
                + (run.exception().isEmpty() ? run.kind().toString() : run.exception())
                + ".");
      }
    }
    String message = runs.get(0).message();
    int end = message.lastIndexOf(Weaver.IN_STATE);
    List<String> events = Arrays.asList(message.substring(0, end).split("; "));
    int state = Integer.parseInt(message.substring(end + Weaver.IN_STATE.length()));
    return test(monitor, owner, calls, files, events, state);
  }

  /** The last call, after which the runs of objects are over if they must be complete then. */
  private static List<String> act(WovenMonitor monitor, SequenceTest.LastCall last) {
    String call = last.text() + ";";
    String end = monitor.following().map(Following::end).orElse("");
    return end.isEmpty()
        ? List.of(call)
        : List.of("try {", "  " + call, "} finally {", "  " + Names.binary(end) + ".end();", "}");
  }

  private static Confirmed none(String note) {
    return new Confirmed(List.of(), Optional.empty(), note);
  }

  private enum Role {
    PROBE,
    TEST
  }

  private List<Replayed> twice(
      List<Path> path, Compilation compiled, TestSource source, Role role) {
    ReplayOptions options =
        ReplayOptions.of(path).withFramework(output.framework()).withJvmArguments(jvmArguments);
    List<TestId> ids =
        source.methods().stream().map(name -> new TestId(source.className(), name)).toList();
    try (Replay replay = new Replay(options)) {
      Map<String, byte[]> classes = compiled.classes();
      return (role == Role.TEST
              ? replay.runTwice(classes, ids, List.of())
              : replay.runTwice(classes, List.of(), ids))
          .stream().flatMap(List::stream).toList();
    }
  }

  /** A test can see what happens to the object that it calls itself. */
  private Confirmed test(
      WovenMonitor monitor,
      String owner,
      CallSequence calls,
      TestFiles files,
      List<String> events,
      int state) {
    Specification specification = monitor.specification();
    if (calls.calls().isEmpty()) {
      return new Confirmed(
          events, Optional.empty(), "It happens in a constructor, so no test asserts it.");
    }
    Value.Call last = calls.calls().get(calls.calls().size() - 1);
    String[] event = events.get(events.size() - 1).split(" ");
    boolean isSeen =
        specification.kind() == Specification.Kind.BEHAVIOUR
            && event[1].equals(last.callee().name());
    if (!isSeen) {
      return new Confirmed(
          events,
          Optional.empty(),
          "It happens to an object that a test does not see, so no test asserts it.");
    }
    Moment moment = Moment.valueOf(event[0].toUpperCase(java.util.Locale.ROOT));
    ViolationEnd end =
        new ViolationEnd(
            specification, monitor.monitor(), last.callee(), moment, state, output.framework());
    SequenceTest test =
        new SequenceTest(
            last.callee().name() + "_satisfies_" + specification.name(), calls, end::of);
    String name = specification.name();
    String suffix = Character.toUpperCase(name.charAt(0)) + name.substring(1) + "QuarryTest";
    TestSource source = writer.tests(owner, suffix, List.of(test));
    Compilation compiled = compiler.compile(List.of(source));
    if (!compiled.errors().isEmpty()) {
      return new Confirmed(
          events,
          Optional.empty(),
          "What it asserts can't be written in Java: " + compiled.errors().get(0).message());
    }
    for (Replayed run : twice(classPath, compiled, source, Role.TEST)) {
      if (run.kind() != Replayed.Kind.FAILED || !run.message().startsWith(ViolationEnd.MESSAGE)) {
        return new Confirmed(
            events,
            Optional.empty(),
            "A test of it ends otherwise on the program as it is: %s %s %s"
                .formatted(run.kind(), run.exception(), run.message())
                .strip());
      }
    }
    return new Confirmed(
        events, Optional.of(new WrittenTest(files.write(source), test.name())), "");
  }
}
