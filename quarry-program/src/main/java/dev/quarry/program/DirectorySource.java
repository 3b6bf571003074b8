package dev.quarry.program;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Class files below a directory. */
final class DirectorySource implements ClassSource {
  private static final int MAGIC = 0xcafebabe;

  /** Class files of Java 8 have the version 52. */
  private static final int VERSION_BEFORE_JAVA_1 = 44;

  private final Path root;

  DirectorySource(Path root) {
    this.root = root;
  }

  @Override
  public Optional<byte[]> read(String internalName) throws IOException {
    Path file;
    try {
      file = root.resolve(internalName + ".class");
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
    return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
  }

  @Override
  public List<String> classNames() throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .filter(ClassSource::isClassName)
          .map(ClassSource::nameOf)
          .sorted()
          .toList();
    }
  }

  @Override
  public OptionalInt release() throws IOException {
    int newest = 0;
    for (String name : classNames()) {
      try (var in = new DataInputStream(Files.newInputStream(root.resolve(name + ".class")))) {
        newest = Math.max(newest, in.readInt() == MAGIC ? in.readInt() & 0xffff : 0);
      } catch (EOFException e) {
        // No class file; whoever needs it will be told.
      }
    }
    return newest == 0 ? OptionalInt.empty() : OptionalInt.of(newest - VERSION_BEFORE_JAVA_1);
  }

  @Override
  public String description() {
    return root.toString();
  }

  @Override
  public void close() {}
}
