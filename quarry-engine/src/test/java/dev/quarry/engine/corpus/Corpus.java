package dev.quarry.engine.corpus;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import dev.quarry.engine.corpus.Expectation.Option;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The programs of the directory {@code corpus}, compiled. */
final class Corpus {
  private final Path classes;
  private final List<CorpusEntry> entries = new ArrayList<>();
  private final Set<MethodId> invariants = new LinkedHashSet<>();

  private Corpus(Path classes) {
    this.classes = classes;
  }

  /** Compiles all programs that this JDK can compile into a directory. */
  static Corpus compile(Path classes) throws IOException {
    Corpus corpus = new Corpus(classes);
    corpus.compile("src", 17);
    if (isNewEnough()) {
      corpus.compile("src21", 21);
    }
    return corpus;
  }

  /** Whether this JDK compiles the programs in {@code src21}. */
  static boolean isNewEnough() {
    return Runtime.version().feature() >= 21;
  }

  /** Where the class files are. */
  Path classes() {
    return classes;
  }

  /** Methods to explore, in the order of files and lines. */
  List<CorpusEntry> entries() {
    return List.copyOf(entries);
  }

  /** Methods that say which input objects are well-formed. */
  Set<MethodId> invariants() {
    return Set.copyOf(invariants);
  }

  /** Takes away the classes that programs are to miss when they run. */
  void deleteMissingClasses() throws IOException {
    for (CorpusEntry entry : entries) {
      String missing = entry.expectation().option(Option.DELETE_CLASS, "");
      if (!missing.isEmpty()) {
        Files.deleteIfExists(classes.resolve(missing.replace('.', '/') + ".class"));
      }
    }
  }

  private void compile(String directory, int release) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  messages,
                  files,
                  null,
                  CorpusFiles.options(release, classes),
                  null,
                  files.getJavaFileObjectsFromPaths(CorpusFiles.sources(directory)));
      List<CompilationUnitTree> units = new ArrayList<>();
      task.parse().forEach(units::add);
      task.analyze();
      for (CompilationUnitTree unit : units) {
        EntryScanner scanner = EntryScanner.of(task, unit);
        entries.addAll(scanner.entries());
        invariants.addAll(scanner.invariants());
      }
      task.generate();
    }
    if (messages.toString().contains("error:")) {
      throw new IllegalStateException("The corpus does not compile:\n" + messages);
    }
  }
}
