package dev.quarry.engine.reach;

import dev.quarry.engine.corpus.CorpusFiles;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The programs of the directories {@code corpus/reach} and {@code corpus/reach21}, those of {@code
 * corpus/jdk}, or the main code of a project below {@code examples}, compiled.
 */
final class ReachCorpus {
  private final Path classes;
  private final List<Path> programs = new ArrayList<>();
  private final List<ReachMark> marks = new ArrayList<>();
  private final List<Witness> witnesses = new ArrayList<>();

  private ReachCorpus(Path classes) {
    this.classes = classes;
  }

  /** Compiles all programs that this JDK can compile into a directory. */
  static ReachCorpus compile(Path classes) throws IOException {
    ReachCorpus corpus = new ReachCorpus(classes);
    corpus.add("reach", 17);
    if (Runtime.version().feature() >= 21) {
      corpus.add("reach21", 21);
    }
    return corpus;
  }

  /** Compiles the programs that are mostly calls of the JDK. */
  static ReachCorpus compileJdk(Path classes) throws IOException {
    ReachCorpus corpus = new ReachCorpus(classes);
    corpus.add("jdk", 17);
    return corpus;
  }

  /** Compiles the main code of all modules of a project below {@code examples}. */
  static ReachCorpus compileExample(String project, Path classes) throws IOException {
    ReachCorpus corpus = new ReachCorpus(classes);
    for (Path root : CorpusFiles.exampleRoots(project, "main")) {
      corpus.programs.addAll(CorpusFiles.sources(root));
      for (Path source : CorpusFiles.sources(root)) {
        corpus.read(root, source);
      }
    }
    corpus.compile(corpus.programs, 17);
    return corpus;
  }

  /** Where the class files are. */
  Path classes() {
    return classes;
  }

  /** Source files. */
  List<Path> programs() {
    return List.copyOf(programs);
  }

  /** All targets, in the order of files and lines. */
  List<ReachMark> marks() {
    return List.copyOf(marks);
  }

  /** Calls that show what is reached, in the order of files and lines. */
  List<Witness> witnesses() {
    return List.copyOf(witnesses);
  }

  private void add(String name, int release) throws IOException {
    Path directory = CorpusFiles.home().resolve(name);
    List<Path> sources = CorpusFiles.sources(name);
    compile(sources, release);
    for (Path source : sources) {
      if (read(directory, source).isEmpty()) {
        throw new IllegalStateException(source + " marks no target.");
      }
      programs.add(source);
    }
  }

  /** The marks of a file, which are noted like its witnesses. */
  private List<ReachMark> read(Path root, Path source) throws IOException {
    String file = root.relativize(source).toString().replace('\\', '/');
    List<String> lines = Files.readAllLines(source);
    List<ReachMark> found = ReachMark.in(file, lines);
    marks.addAll(found);
    witnesses.addAll(Witness.in(file, lines));
    return found;
  }

  private void compile(List<Path> sources, int release) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<String> options = CorpusFiles.options(release, classes);
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      var units = files.getJavaFileObjectsFromPaths(sources);
      if (!compiler.getTask(messages, files, null, options, null, units).call()) {
        throw new IllegalStateException("The corpus does not compile:\n" + messages);
      }
    }
  }
}
