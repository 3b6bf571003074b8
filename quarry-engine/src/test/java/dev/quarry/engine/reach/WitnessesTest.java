package dev.quarry.engine.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.watch.WatchPoint;
import dev.quarry.concolic.watch.WatchRewriter;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.corpus.CorpusFiles;
import dev.quarry.program.ProgramException;
import dev.quarry.program.targets.Goal;
import dev.quarry.program.targets.TargetFinder;
import dev.quarry.program.targets.TargetParser;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the programs of {@code corpus/jdk} and the projects below {@code examples} say about
 * themselves is true as far as their witnesses tell: plain calls of these come by all that is
 * marked as reached and by nothing else that is marked. The witnesses of a project are its tests.
 */
final class WitnessesTest {
  /** Fewer would mean that they were not found. */
  private static final int FEWEST_PROGRAMS = 200;

  /** Of one project. */
  private static final int FEWEST_MARKS = 30;

  private final List<String> wrong = new ArrayList<>();
  private final Set<Goal> seen = new HashSet<>();

  @Test
  void witnessesComeByWhatIsReachedAndByNothingThatIsNot(@TempDir Path classes) throws Exception {
    ReachCorpus corpus = ReachCorpus.compileJdk(classes);
    assertThat(corpus.programs()).hasSizeGreaterThanOrEqualTo(FEWEST_PROGRAMS);
    Map<ReachMark, List<Goal>> goals = goals(corpus);
    Map<String, List<Witness>> witnesses =
        corpus.witnesses().stream()
            .collect(
                Collectors.groupingBy(Witness::className, LinkedHashMap::new, Collectors.toList()));
    List<WitnessSource> sources = new ArrayList<>();
    witnesses.forEach((program, all) -> sources.add(new WitnessSource(program, all)));
    compile(sources, classes);

    List<Goal> watched = watched(goals);
    var programs = new WatchedClasses(classes, new WatchRewriter(WatchPoint.of(watched)));
    for (Map.Entry<String, List<Witness>> program : witnesses.entrySet()) {
      String className = WitnessSource.className(program.getKey());
      for (int i = 0; i < program.getValue().size(); i++) {
        note(programs.call(className, WitnessSource.methodName(i)), watched);
      }
    }
    compare(goals);
  }

  @ParameterizedTest
  @ValueSource(strings = {"booking", "shop"})
  void testsOfAnExampleComeByWhatIsReachedAndByNothingThatIsNot(
      String project, @TempDir Path classes) throws Exception {
    ReachCorpus corpus = ReachCorpus.compileExample(project, classes);
    assertThat(corpus.marks()).hasSizeGreaterThanOrEqualTo(FEWEST_MARKS);
    Map<ReachMark, List<Goal>> goals = goals(corpus);
    List<Path> tests = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Path root : CorpusFiles.exampleRoots(project, "test")) {
      for (Path source : CorpusFiles.sources(root)) {
        tests.add(source);
        names.add(root.relativize(source).toString().replaceAll("[/\\\\]", "."));
      }
    }
    compileFiles(tests, classes);

    List<Goal> watched = watched(goals);
    var programs = new WatchedClasses(classes, new WatchRewriter(WatchPoint.of(watched)));
    for (String name : names) {
      String className = name.substring(0, name.length() - ".java".length());
      for (Method method : programs.load(className).getDeclaredMethods()) {
        if (method.isAnnotationPresent(Test.class)) {
          WatchedClasses.Call call = programs.call(className, method.getName());
          assertThat(call.thrown()).as(className + "#" + method.getName()).isEmpty();
          note(call, watched);
        }
      }
    }
    compare(goals);
  }

  private Map<ReachMark, List<Goal>> goals(ReachCorpus corpus) {
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

  private static List<Goal> watched(Map<ReachMark, List<Goal>> goals) {
    return goals.values().stream().flatMap(List::stream).distinct().toList();
  }

  private void note(WatchedClasses.Call call, List<Goal> watched) {
    call.passed().forEach(number -> seen.add(watched.get(number)));
  }

  private void compare(Map<ReachMark, List<Goal>> goals) {
    goals.forEach(
        (mark, ways) -> {
          boolean isSeen = ways.stream().anyMatch(seen::contains);
          if (isSeen != mark.isReachable()) {
            wrong.add(mark + (isSeen ? " is reached by a witness" : " has no witness"));
          }
        });
    assertThat(wrong).isEmpty();
  }

  private static void compileFiles(List<Path> sources, Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      List<JavaFileObject> units = new ArrayList<>();
      files.getJavaFileObjectsFromPaths(sources).forEach(units::add);
      compile(units, classes);
    }
  }

  /** Compiles what calls programs beside them; it may use what this test may use. */
  private static void compile(List<? extends JavaFileObject> sources, Path classes) {
    String path = classes + File.pathSeparator + System.getProperty("java.class.path");
    List<String> options =
        List.of("-proc:none", "-Xlint:none", "-cp", path, "-d", classes.toString());
    StringWriter messages = new StringWriter();
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .getTask(messages, null, null, options, null, sources)
                .call())
        .as(messages::toString)
        .isTrue();
  }
}
