package dev.quarry.program;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.flow.ControlFlow;
import dev.quarry.program.flow.Dominators;
import dev.quarry.program.flow.Edge;
import dev.quarry.program.flow.Loop;
import dev.quarry.program.flow.Loops;
import dev.quarry.program.hierarchy.CallSite.DynamicCall;
import dev.quarry.program.hierarchy.CallSite.MethodCall;
import dev.quarry.program.hierarchy.CallSites;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.program.hierarchy.Callees;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.testing.CorpusProgram;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The small programs, each against the expectations in its comments. */
class CorpusTest {
  @TempDir Path directory;

  static List<CorpusProgram> withBranches() {
    return CorpusProgram.expecting("branches");
  }

  static List<CorpusProgram> withLoops() {
    return CorpusProgram.expecting("loops");
  }

  static List<CorpusProgram> withHandlers() {
    return CorpusProgram.expecting("handlers");
  }

  static List<CorpusProgram> withFaults() {
    return CorpusProgram.expecting("faults");
  }

  static List<CorpusProgram> withCalls() {
    return CorpusProgram.expecting("calls");
  }

  static List<CorpusProgram> withDynamicCalls() {
    return CorpusProgram.expecting("dynamic");
  }

  @ParameterizedTest
  @MethodSource("withBranches")
  void branchesAreOnTheirLines(CorpusProgram program) {
    Map<Integer, Integer> counts = new TreeMap<>();
    for (MethodBody body : writtenBodies(program)) {
      Branches.of(body)
          .forEach(branch -> counts.merge(body.line(branch.instruction()), 1, Integer::sum));
    }
    Map<Integer, List<String>> found = new TreeMap<>();
    counts.forEach((line, count) -> found.put(line, List.of(count.toString())));
    assertThat(found).isEqualTo(program.expectations("branches"));
  }

  @ParameterizedTest
  @MethodSource("withLoops")
  void loopsStartOnTheirLinesAtTheirDepth(CorpusProgram program) {
    Map<Integer, List<String>> found = new TreeMap<>();
    for (MethodBody body : writtenBodies(program)) {
      ControlFlow flow = ControlFlow.of(body);
      Loops loops = Loops.of(flow, Dominators.of(flow));
      assertThat(loops.irreducibleRegions()).isEmpty();
      for (Loop loop : loops.loops()) {
        put(found, body.line(flow.block(loop.header()).first()), "" + loop.depth());
      }
    }
    assertThat(found).isEqualTo(program.expectations("loop"));
  }

  @ParameterizedTest
  @MethodSource("withHandlers")
  void handlersThatCanBeReachedAreOnTheirLines(CorpusProgram program) {
    Map<Integer, List<String>> found = new TreeMap<>();
    for (MethodBody body : writtenBodies(program)) {
      ControlFlow flow = ControlFlow.of(body);
      flow.blocks().stream()
          .flatMap(block -> flow.edgesFrom(block.number()).stream())
          .filter(Edge::isExceptional)
          .map(edge -> body.tryRanges().get(edge.label()))
          .distinct()
          .forEach(
              range ->
                  put(
                      found,
                      body.line(range.handler()),
                      Optional.ofNullable(range.type()).orElse("any")));
    }
    assertThat(found).isEqualTo(program.expectations("handler"));
  }

  @ParameterizedTest
  @MethodSource("withFaults")
  void faultsAreOnTheirLines(CorpusProgram program) {
    Map<Integer, List<String>> found = new TreeMap<>();
    for (MethodBody body : writtenBodies(program)) {
      for (ExceptionSite site : ExceptionSites.of(body)) {
        put(found, body.line(site.location().instruction()), site.fault().name());
      }
    }
    assertThat(found).isEqualTo(program.expectations("faults"));
  }

  @ParameterizedTest
  @MethodSource("withCalls")
  void callsHaveTheTargetsOfTheHierarchy(CorpusProgram program) {
    Program compiled = program.compile(directory);
    CallTargets targets = new CallTargets(new ClassHierarchy(compiled.classPath()));
    Map<Integer, List<String>> expected = program.expectations("calls");
    Map<Integer, List<String>> found = new TreeMap<>();
    for (MethodBody body : CorpusProgram.bodies(compiled)) {
      CallSites.of(body).stream()
          .filter(site -> site instanceof MethodCall || site instanceof DynamicCall)
          .filter(site -> expected.containsKey(body.line(site.location().instruction())))
          .forEach(
              site -> {
                Callees callees = targets.of(site);
                int line = body.line(site.location().instruction());
                callees.ids().forEach(id -> put(found, line, id.userForm()));
                put(found, line, callees.complete() ? "complete" : "open");
              });
    }
    expected.replaceAll((line, words) -> words.contains("open") ? words : withComplete(words));
    assertThat(found).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("withDynamicCalls")
  void factoriesAreRecognisedByName(CorpusProgram program) {
    Map<Integer, List<String>> found = new TreeMap<>();
    Program compiled = program.compile(directory);
    for (MethodBody body : CorpusProgram.bodies(compiled)) {
      CallSites.of(body).stream()
          .filter(DynamicCall.class::isInstance)
          .map(DynamicCall.class::cast)
          .forEach(
              call ->
                  put(
                      found,
                      body.line(call.location().instruction()),
                      call.bootstrap().toString()));
    }
    assertThat(found).isEqualTo(program.expectations("dynamic"));
  }

  /** Methods that are in the source; an enum's hidden ones are none of its business. */
  private List<MethodBody> writtenBodies(CorpusProgram program) {
    Program compiled = program.compile(directory);
    return CorpusProgram.bodies(compiled).stream()
        .filter(body -> !body.id().owner().endsWith("Colour") && !body.id().owner().endsWith("$1"))
        .toList();
  }

  private static List<String> withComplete(List<String> words) {
    List<String> all = new ArrayList<>(words);
    all.remove("complete");
    all.add("complete");
    return all;
  }

  private static void put(Map<Integer, List<String>> into, int line, String word) {
    into.computeIfAbsent(line, l -> new ArrayList<>()).add(word);
  }
}
