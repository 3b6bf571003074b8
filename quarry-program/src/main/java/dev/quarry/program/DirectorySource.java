package dev.quarry.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Class files below a directory. */
final class DirectorySource implements ClassSource {
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
  public String description() {
    return root.toString();
  }

  @Override
  public void close() {}
}
