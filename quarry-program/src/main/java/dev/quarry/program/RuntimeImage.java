package dev.quarry.program;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The classes of the running JDK, read from its image. Nobody asks for their whole list. */
final class RuntimeImage implements ClassSource {
  private final FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
  private final Map<String, List<Path>> modulesOfPackage = new ConcurrentHashMap<>();

  @Override
  public Optional<byte[]> read(String internalName) throws IOException {
    String home = Names.packageOf(internalName);
    List<Path> modules = modulesOfPackage.get(home);
    if (modules == null) {
      modules = modulesWith(home);
      modulesOfPackage.put(home, modules);
    }
    for (Path module : modules) {
      Path file = module.resolve(internalName + ".class");
      if (Files.isRegularFile(file)) {
        return Optional.of(Files.readAllBytes(file));
      }
    }
    return Optional.empty();
  }

  /** The image lists the modules of each package as links below {@code /packages}. */
  private List<Path> modulesWith(String home) throws IOException {
    Path links = image.getPath("/packages", Names.binary(home));
    if (home.isEmpty() || !Files.isDirectory(links)) {
      return List.of();
    }
    try (Stream<Path> modules = Files.list(links)) {
      return modules
          .map(link -> image.getPath("/modules", link.getFileName().toString()))
          .sorted()
          .toList();
    }
  }

  @Override
  public List<String> classNames() {
    return List.of();
  }

  @Override
  public String description() {
    return "the running JDK";
  }

  /** The image belongs to the JVM and stays open. */
  @Override
  public void close() {}
}
