package dev.quarry.testgen.compile;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles many sources at once, as most of the time goes into starting. Sources that don't compile
 * are set aside with all their errors, and the others are compiled without them.
 */
public final class TestCompiler {
  private static final List<String> OPTIONS =
      List.of(
          "-proc:none",
          "-nowarn",
          "-Xlint:none",
          "-implicit:none",
          // Many sources, and the caller wants all errors, not the first hundred of them.
          "-Xmaxerrs",
          "1000000",
          // An error in one source must not hide those that are found later in another.
          "-XDshould-stop.ifError=FLOW");

  private final List<Path> classPath;
  private final int release;
  private final JavaCompiler compiler;

  /** For the JDK that this runs on. */
  public TestCompiler(List<Path> classPath) {
    this(classPath, Runtime.version().feature());
  }

  /**
   * For any JDK.
   *
   * @param classPath the program's and the test framework's
   * @param release the Java version whose language and library the sources use
   */
  public TestCompiler(List<Path> classPath, int release) {
    this.classPath = classPath.stream().filter(Files::exists).toList();
    this.release = release;
    JavaCompiler found = ToolProvider.getSystemJavaCompiler();
    if (found == null) {
      throw new CompilerMissingException(System.getProperty("java.home"));
    }
    this.compiler = found;
  }

  /** Compiles sources of different classes. */
  public Compilation compile(List<TestSource> sources) {
    Map<String, byte[]> classes = new TreeMap<>();
    Map<String, List<Diagnosis>> errors = new HashMap<>();
    compile(sources, classes, errors);
    List<Diagnosis> inOrder = new ArrayList<>();
    for (TestSource source : sources) {
      inOrder.addAll(errors.getOrDefault(source.className(), List.of()));
    }
    return new Compilation(classes, inOrder);
  }

  private void compile(
      List<TestSource> sources, Map<String, byte[]> classes, Map<String, List<Diagnosis>> errors) {
    List<TestSource> left = sources;
    while (!left.isEmpty()) {
      Round round = round(left);
      classes.putAll(round.classes());
      errors.putAll(round.errors());
      if (round.succeeded()) {
        return;
      }
      if (round.errors().isEmpty()) {
        split(left, round, classes, errors);
        return;
      }
      left = left.stream().filter(s -> !errors.containsKey(s.className())).toList();
    }
  }

  /** Which source it is that the compiler can't digest, it did not say: halves tell. */
  private void split(
      List<TestSource> sources,
      Round round,
      Map<String, byte[]> classes,
      Map<String, List<Diagnosis>> errors) {
    if (sources.size() == 1) {
      String name = sources.get(0).className();
      String message = String.join("; ", round.unplaced());
      errors.put(name, List.of(new Diagnosis(name, 0, message)));
      return;
    }
    int middle = sources.size() / 2;
    compile(sources.subList(0, middle), classes, errors);
    compile(sources.subList(middle, sources.size()), classes, errors);
  }

  private Round round(List<TestSource> sources) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    Map<String, TestSource> byUri = new HashMap<>();
    List<SourceFile> files = new ArrayList<>();
    for (TestSource source : sources) {
      SourceFile file = new SourceFile(source);
      files.add(file);
      byUri.put(file.toUri().toString(), source);
    }
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, UTF_8)) {
      manager.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
      // Else the compiler would take sources from the class path.
      manager.setLocationFromPaths(StandardLocation.SOURCE_PATH, List.of());
      ClassFiles outputs = new ClassFiles(manager);
      boolean success =
          compiler.getTask(new StringWriter(), outputs, diagnostics, options(), null, files).call();
      return success
          ? Round.success(outputs.written())
          : Round.failure(diagnostics.getDiagnostics(), byUri);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      // A deep expression, or a fault of the compiler.
      return Round.broken(e);
    }
  }

  private List<String> options() {
    List<String> options = new ArrayList<>(OPTIONS);
    if (release != Runtime.version().feature()) {
      options.add("--release");
      options.add(String.valueOf(release));
    }
    return options;
  }
}
