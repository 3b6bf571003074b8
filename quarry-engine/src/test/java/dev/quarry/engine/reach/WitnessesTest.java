package dev.quarry.engine.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.watch.WatchPoint;
import dev.quarry.concolic.watch.WatchRewriter;
import dev.quarry.engine.backward.Subject;
import dev.quarry.program.ProgramException;
import dev.quarry.program.targets.Goal;
import dev.quarry.program.targets.TargetFinder;
import dev.quarry.program.targets.TargetParser;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the programs of {@code corpus/jdk} say about themselves is true as far as their witnesses
 * tell: plain calls of these come by all that is marked as reached and by nothing else that is
 * marked.
 */
final class WitnessesTest {
  /** Fewer would mean that they were not found. */
  private static final int FEWEST_PROGRAMS = 200;

  @Test
  void witnessesComeByWhatIsReachedAndByNothingThatIsNot(@TempDir Path classes) throws Exception {
    ReachCorpus corpus = ReachCorpus.compileJdk(classes);
    assertThat(corpus.programs()).hasSizeGreaterThanOrEqualTo(FEWEST_PROGRAMS);
    List<String> wrong = new ArrayList<>();
    Map<ReachMark, List<Goal>> goals = goals(corpus, wrong);
    compile(corpus);
    Set<Goal> seen = seen(corpus, goals);

    goals.forEach(
        (mark, ways) -> {
          boolean isSeen = ways.stream().anyMatch(seen::contains);
          if (isSeen != mark.isReachable()) {
            wrong.add(mark + (isSeen ? " is reached by a witness" : " has no witness"));
          }
        });
    assertThat(wrong).isEmpty();
  }

  private static Map<ReachMark, List<Goal>> goals(ReachCorpus corpus, List<String> wrong) {
    Map<ReachMark, List<Goal>> goals = new LinkedHashMap<>();
    try (Subject subject = Subject.open(List.of(corpus.classes()))) {
      TargetFinder finder = new TargetFinder(subject.program(), subject.hierarchy());
      for (ReachMark mark : corpus.marks()) {
        try {
          goals.put(mark, finder.find(TargetParser.parse(mark.target())).goals());
        } catch (ProgramException e) {
          wrong.add(mark + ": " + e.getMessage());
        }
      }
    }
    return goals;
  }

  private static Map<String, List<Witness>> byProgram(ReachCorpus corpus) {
    return corpus.witnesses().stream()
        .collect(
            Collectors.groupingBy(Witness::className, LinkedHashMap::new, Collectors.toList()));
  }

  private static void compile(ReachCorpus corpus) {
    List<WitnessSource> sources = new ArrayList<>();
    byProgram(corpus).forEach((program, all) -> sources.add(new WitnessSource(program, all)));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String path = corpus.classes().toString();
    List<String> options = List.of("-proc:none", "-Xlint:none", "-cp", path, "-d", path);
    StringWriter messages = new StringWriter();
    assertThat(compiler.getTask(messages, null, null, options, null, sources).call())
        .as(messages::toString)
        .isTrue();
  }

  /** What is seen in any of the calls. */
  private static Set<Goal> seen(ReachCorpus corpus, Map<ReachMark, List<Goal>> marked)
      throws ReflectiveOperationException {
    List<Goal> goals = marked.values().stream().flatMap(List::stream).distinct().toList();
    var rewriter = new WatchRewriter(WatchPoint.of(goals));
    var programs = new WatchedClasses(corpus.classes(), rewriter);
    Set<Integer> passed = new TreeSet<>();
    for (Map.Entry<String, List<Witness>> program : byProgram(corpus).entrySet()) {
      String className = WitnessSource.className(program.getKey());
      for (int i = 0; i < program.getValue().size(); i++) {
        passed.addAll(programs.call(className, WitnessSource.methodName(i)));
      }
    }
    return passed.stream().map(goals::get).collect(Collectors.toSet());
  }
}
