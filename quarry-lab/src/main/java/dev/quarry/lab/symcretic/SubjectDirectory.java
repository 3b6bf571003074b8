package dev.quarry.lab.symcretic;

import dev.quarry.api.Quarry;
import dev.quarry.lab.symcretic.subject.Dart;
import dev.quarry.process.Scratch;
import dev.quarry.testgen.compile.Compilation;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A class path with programs under test and nothing else: next to the lab's own classes there would
 * be all of Quarry.
 */
final class SubjectDirectory implements AutoCloseable {
  private final Path root;

  private SubjectDirectory(Path root) {
    this.root = root;
  }

  /** A directory with no class but the one that marks targets. */
  static SubjectDirectory create() throws IOException {
    var directory = new SubjectDirectory(Files.createTempDirectory("quarry-lab"));
    directory.copy(Quarry.class.getName());
    return directory;
  }

  List<Path> classPath() {
    return List.of(root.resolve("classes"));
  }

  /** Where tests may be written. */
  Path tests() {
    return root.resolve("tests");
  }

  void add(LabProgram program) throws IOException {
    copy(Dart.class.getPackageName() + "." + program.className());
  }

  /** Compiles a class in the unnamed package. */
  void compile(String className, String text) throws IOException {
    Compilation compilation =
        new TestCompiler(classPath())
            .compile(List.of(new TestSource(className, text, List.of(), List.of())));
    if (!compilation.errors().isEmpty()) {
      throw new IllegalStateException(compilation.errors().get(0).message());
    }
    for (var compiled : compilation.classes().entrySet()) {
      write(compiled.getKey(), compiled.getValue());
    }
  }

  private void copy(String className) throws IOException {
    String resource = "/" + className.replace('.', '/') + ".class";
    try (InputStream in = SubjectDirectory.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IOException("There is no class " + className + ".");
      }
      write(className, in.readAllBytes());
    }
  }

  private void write(String className, byte[] bytes) throws IOException {
    Path file = classPath().get(0).resolve(className.replace('.', '/') + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, bytes);
  }

  @Override
  public void close() {
    Scratch.delete(root);
  }
}
