package dev.quarry.program;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.testing.CorpusProgram;
import dev.quarry.program.testing.Libraries;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.internal.analysis.ClassAnalyzer;
import org.jacoco.core.internal.analysis.ClassCoverageImpl;
import org.jacoco.core.internal.analysis.StringPool;
import org.jacoco.core.internal.analysis.filter.IFilter;
import org.jacoco.core.internal.flow.ClassProbesAdapter;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;

/**
 * Branches, lines and instructions per method are those of JaCoCo, exactly and for every method.
 * JaCoCo's analyser runs with a filter that keeps everything in place of its own, which would take
 * away what compilers add; so no difference is allowed.
 */
class JacocoAgreementTest {
  @TempDir Path directory;

  static List<Path> libraries() {
    return Libraries.jars();
  }

  static List<CorpusProgram> corpus() {
    return CorpusProgram.all();
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void librariesAreCountedAlike(Path jar) throws Exception {
    try (Program program = Libraries.program(jar)) {
      assertCountedAlike(program);
    }
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void smallProgramsAreCountedAlike(CorpusProgram small) throws Exception {
    try (Program program = small.compile(directory)) {
      assertCountedAlike(program);
    }
  }

  private static void assertCountedAlike(Program program) throws Exception {
    int methods = 0;
    for (String name : program.classPath().programClasses()) {
      ClassFile type = program.classPath().get(name);
      Map<MethodId, Counts> ours = new LinkedHashMap<>();
      for (MethodBody body : program.bodies(type)) {
        ours.put(body.id(), new Counts(Branches.of(body).size(), body.lines().size(), body.size()));
      }
      assertThat(ours).as(name).isEqualTo(countedByJacoco(type));
      methods += ours.size();
    }
    assertThat(methods).isPositive();
  }

  private static Map<MethodId, Counts> countedByJacoco(ClassFile type) throws Exception {
    ClassCoverageImpl coverage = new ClassCoverageImpl(type.name(), 0, false);
    ClassAnalyzer analyzer = new ClassAnalyzer(coverage, null, new StringPool());
    Field filter = ClassAnalyzer.class.getDeclaredField("filter");
    filter.setAccessible(true);
    IFilter keepsEverything = (method, context, output) -> {};
    filter.set(analyzer, keepsEverything);
    new ClassReader(type.bytes()).accept(new ClassProbesAdapter(analyzer, false), 0);
    Map<MethodId, Counts> counts = new LinkedHashMap<>();
    for (IMethodCoverage method : coverage.getMethods()) {
      counts.put(
          MethodId.ofInternal(type.name(), method.getName(), method.getDesc()),
          new Counts(
              method.getBranchCounter().getTotalCount(),
              method.getLineCounter().getTotalCount(),
              method.getInstructionCounter().getTotalCount()));
    }
    return counts;
  }

  private record Counts(int branches, int lines, int instructions) {}
}
