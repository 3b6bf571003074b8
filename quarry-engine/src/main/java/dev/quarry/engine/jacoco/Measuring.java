package dev.quarry.engine.jacoco;

import dev.quarry.engine.coverage.Count;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Names;
import dev.quarry.program.Program;
import dev.quarry.testgen.compile.Compilation;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.replay.JUnitJars;
import dev.quarry.testgen.replay.Replay;
import dev.quarry.testgen.replay.ReplayOptions;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.replay.runner.ReplayMain;
import dev.quarry.testgen.source.Framework;
import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jacoco.agent.AgentJar;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.tools.ExecFileLoader;

/** Compiles a suite and runs it in a fresh JVM with JaCoCo's agent. */
final class Measuring {
  private static final String DATA = "measured.exec";
  private static final String AGENT = "jacocoagent.jar";

  /** What is left in the directory. */
  static final List<String> FILES = List.of(DATA, AGENT);

  private final List<Path> classPath;
  private final Framework framework;

  /**
   * @param classPath of the program
   * @param framework of the tests
   */
  Measuring(List<Path> classPath, Framework framework) {
    this.classPath = List.copyOf(classPath);
    this.framework = framework;
  }

  /**
   * Runs a suite.
   *
   * @param sources the suite
   * @param classes the binary names of the classes to look at
   * @param directory an existing directory for the agent and what it writes
   */
  Measurement of(List<TestSource> sources, Collection<String> classes, Path directory)
      throws IOException {
    List<Measurement.Failure> failures = new ArrayList<>();
    Path data = directory.resolve(DATA);
    Files.deleteIfExists(data);
    run(sources, data, directory, failures);
    ExecFileLoader loader = new ExecFileLoader();
    if (Files.exists(data)) {
      loader.load(data.toFile());
    }
    return analyse(loader.getExecutionDataStore(), classes, failures);
  }

  private void run(
      List<TestSource> sources, Path data, Path directory, List<Measurement.Failure> failures)
      throws IOException {
    var compiler = new TestCompiler(JUnitJars.behind(classPath, framework));
    Compilation compilation = compiler.compile(sources);
    compilation
        .errors()
        .forEach(
            error ->
                failures.add(
                    new Measurement.Failure(
                        error.className(), "Does not compile: " + error.message())));
    Path agent = directory.resolve(AGENT);
    AgentJar.extractTo(agent.toFile());
    List<TestId> tests = new ArrayList<>();
    for (TestSource source : sources) {
      if (compilation.classes().containsKey(source.className())) {
        source.methods().forEach(name -> tests.add(new TestId(source.className(), name)));
      }
    }
    ReplayOptions options =
        ReplayOptions.of(classPath)
            .withFramework(framework)
            .withJvmArguments(
                List.of(
                    "-javaagent:" + agent + "=destfile=" + data.toAbsolutePath(),
                    "-D" + ReplayMain.HOOKS + "=true"));
    for (Replayed result : new Replay(options).run(compilation.classes(), tests, List.of())) {
      if (result.kind() != Replayed.Kind.PASSED) {
        String type = result.test().className();
        failures.add(
            new Measurement.Failure(
                type, type + "." + result.test().method() + ": " + result.message()));
      }
    }
  }

  private Measurement analyse(
      ExecutionDataStore data, Collection<String> classes, List<Measurement.Failure> failures)
      throws IOException {
    CoverageBuilder builder = new CoverageBuilder();
    Analyzer analyzer = new Analyzer(data, builder);
    try (Program program = new Program(ClassPath.of(classPath))) {
      for (String name : classes) {
        analyzer.analyzeClass(program.classPath().get(name).bytes(), name);
      }
    }
    Map<String, Count> branches = new LinkedHashMap<>();
    Map<String, Count> lines = new LinkedHashMap<>();
    for (IClassCoverage type : builder.getClasses()) {
      String name = Names.binary(type.getName());
      branches.put(name, count(type.getBranchCounter()));
      lines.put(name, count(type.getLineCounter()));
      if (type.isNoMatch()) {
        failures.add(
            new Measurement.Failure(name, "The tests ran another version of " + name + "."));
      }
    }
    return new Measurement(branches, lines, failures);
  }

  private static Count count(ICounter counter) {
    return new Count(counter.getCoveredCount(), counter.getTotalCount());
  }
}
