package dev.quarry.engine.cover;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.cover.OpenBranch.Standing;
import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.jacoco.CountedBranch;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.engine.jacoco.Measurement;
import dev.quarry.engine.suite.Suite;
import dev.quarry.program.ClassFile;
import dev.quarry.program.Program;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.TestSource;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Counts what all tests together cover: a test of one class covers something of others, too, and
 * whoever runs the suite sees that.
 */
final class SuiteCount {
  private final CoverOptions options;
  private final Program program;
  private final List<ClassTurn> turns;
  private final CoveredProbes executed;

  /**
   * @param program under test, without drivers
   * @param turns of all classes
   */
  SuiteCount(CoverOptions options, Program program, List<ClassTurn> turns) {
    this.options = options;
    this.program = program;
    this.turns = List.copyOf(turns);
    this.executed = executed(turns);
  }

  private static CoveredProbes executed(List<ClassTurn> turns) {
    Map<String, BitSet> all = new LinkedHashMap<>();
    turns.stream()
        .flatMap(ClassTurn::executed)
        .forEach(
            some ->
                some.byClass()
                    .forEach(
                        (name, bits) -> all.computeIfAbsent(name, any -> new BitSet()).or(bits)));
    return new CoveredProbes(all);
  }

  /** In the order of the turns. */
  List<ClassCoverage> classes() {
    Optional<Measurement> measured = measure();
    return turns.stream().map(turn -> count(turn, measured)).toList();
  }

  private ClassCoverage count(ClassTurn turn, Optional<Measurement> measured) {
    List<OpenBranch> open = open(turn);
    var code = new CodeLines(program, executed, tests());
    List<String> classes = turn.plan().group().classes();
    int total = turn.aim().branches().size();
    return new ClassCoverage(
        turn.plan().group().name(),
        new Count(total - open.size(), total),
        turn.counted().lines(executed),
        open,
        turn.suite().map(Suite::tests).orElse(0),
        turn.suite().map(Suite::files).orElse(List.of()),
        turn.result().notes(),
        measured.map(all -> all.of(classes, testClasses(turn))),
        turn.result().effort(),
        turn.result().curve(),
        code.of(turn),
        turn.result().seconds());
  }

  private Map<TestId, CoveredProbes> tests() {
    Map<TestId, CoveredProbes> all = new LinkedHashMap<>();
    turns.forEach(turn -> turn.suite().ifPresent(suite -> all.putAll(suite.executed())));
    return all;
  }

  private List<OpenBranch> open(ClassTurn turn) {
    List<OpenBranch> open = new ArrayList<>();
    Set<CountedBranch> untaken = Set.copyOf(turn.result().open());
    for (CountedBranch branch : turn.aim().branches()) {
      if (!CountedBranches.isCovered(branch, executed)) {
        boolean isLost = !turn.result().executed().isEmpty() && !untaken.contains(branch);
        Standing alive = isLost ? Standing.WITHOUT_TEST : Standing.OPEN;
        open.add(
            new OpenBranch(
                branch.method(),
                place(branch),
                turn.result().dead().containsKey(branch) ? Standing.PROVED : alive,
                turn.result().dead().getOrDefault(branch, "")));
      }
    }
    return open;
  }

  private String place(CountedBranch branch) {
    String owner = branch.method().owner();
    String file = program.classPath().find(owner).flatMap(ClassFile::sourceFile).orElse(owner);
    return branch.line() < 0 ? branch.method().userForm() : file + ":" + branch.line();
  }

  private Optional<Measurement> measure() {
    List<TestSource> sources =
        turns.stream()
            .flatMap(turn -> turn.suite().stream())
            .flatMap(s -> s.sources().stream())
            .toList();
    if (!options.extras().contains(CoverOptions.Extra.MEASURE) || sources.isEmpty()) {
      return Optional.empty();
    }
    List<String> classes =
        turns.stream().flatMap(turn -> turn.plan().group().classes().stream()).toList();
    return Optional.of(
        Measurement.of(
            options.setting().classPath(), options.tests().framework(), sources, classes));
  }

  private static List<String> testClasses(ClassTurn turn) {
    return turn.suite().stream()
        .flatMap(suite -> suite.sources().stream())
        .map(TestSource::className)
        .toList();
  }
}
