package dev.quarry.engine.jacoco;

import dev.quarry.engine.coverage.Count;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Program;
import dev.quarry.testgen.source.Framework;
import dev.quarry.testgen.source.TestSource;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IBundleCoverage;
import org.jacoco.core.tools.ExecFileLoader;
import org.jacoco.report.IReportVisitor;
import org.jacoco.report.xml.XMLFormatter;

/** Tests that ran under JaCoCo, and its report about one class. */
public final class Measured {
  private final IBundleCoverage coverage;
  private final ExecFileLoader loader;

  private Measured(IBundleCoverage coverage, ExecFileLoader loader) {
    this.coverage = coverage;
    this.loader = loader;
  }

  /** Runs tests; what was executed goes to a file. */
  public static Measured run(List<Path> classPath, List<TestSource> tests, String type, Path data)
      throws Exception {
    Path directory = Files.createTempDirectory(data.getParent(), "measured");
    new Measuring(classPath, Framework.JUNIT5).of(tests, List.of(type), directory);
    Files.deleteIfExists(data);
    Files.move(directory.resolve(Measuring.FILES.get(0)), data);
    ExecFileLoader loader = new ExecFileLoader();
    loader.load(data.toFile());
    CoverageBuilder builder = new CoverageBuilder();
    try (Program program = new Program(ClassPath.of(classPath))) {
      new Analyzer(loader.getExecutionDataStore(), builder)
          .analyzeClass(program.classPath().get(type).bytes(), type);
    }
    return new Measured(builder.getBundle("all"), loader);
  }

  public Count branches() {
    return new Count(
        coverage.getBranchCounter().getCoveredCount(), coverage.getBranchCounter().getTotalCount());
  }

  /** Branches and methods covered. */
  public int covered() {
    return branches().covered() + coverage.getMethodCounter().getCoveredCount();
  }

  /** Writes the report as Maven's plugin does. */
  public void report(Path file) throws Exception {
    try (OutputStream out = Files.newOutputStream(file)) {
      IReportVisitor visitor = new XMLFormatter().createVisitor(out);
      visitor.visitInfo(
          loader.getSessionInfoStore().getInfos(), loader.getExecutionDataStore().getContents());
      visitor.visitBundle(coverage, null);
      visitor.visitEnd();
    }
  }
}
