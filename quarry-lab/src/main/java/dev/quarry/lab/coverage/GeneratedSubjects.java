package dev.quarry.lab.coverage;

import dev.quarry.lab.coverage.CoverageSubject.Kind;
import dev.quarry.testgen.compile.ClassDirectory;
import dev.quarry.testgen.compile.Compilation;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Classes made to be large, so that what decisions cost can be seen. */
public final class GeneratedSubjects {
  private static final long SEED = 1;

  private GeneratedSubjects() {}

  /**
   * Writes and compiles a class.
   *
   * @param blocks about how many basic blocks it has
   * @param directory for its class file
   */
  public static CoverageSubject of(int blocks, Path directory) throws IOException {
    String name = GeneratedSource.name(blocks);
    var source = new TestSource(name, GeneratedSource.of(blocks, SEED), List.of(), List.of());
    Compilation compiled = new TestCompiler(List.of()).compile(List.of(source));
    if (!compiled.errors().isEmpty()) {
      throw new IllegalStateException(compiled.errors().get(0).toString());
    }
    ClassDirectory.write(directory, compiled.classes());
    return new CoverageSubject(name, Kind.NUMERIC, List.of(directory));
  }
}
