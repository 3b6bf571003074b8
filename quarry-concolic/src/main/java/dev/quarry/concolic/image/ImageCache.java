package dev.quarry.concolic.image;

import dev.quarry.process.Scratch;
import dev.quarry.process.UserCache;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Images in the user's cache, under names made of the Java installation and of what is different in
 * them, so that versions live side by side. An image appears complete by a rename.
 */
public final class ImageCache {
  /** A system property: where images are, if not in the user's cache. */
  public static final String DIRECTORY = "dev.quarry.images";

  private static final String SECTION = "images";

  /** Of other versions and installations, which may be in use; each takes some 150 MB. */
  private static final int KEPT = 3;

  private final Path directory;

  /** The images of the user who runs Quarry. */
  public ImageCache() {
    this(Path.of(System.getProperty(DIRECTORY, UserCache.directory().resolve(SECTION).toString())));
  }

  /**
   * @param directory need not exist
   */
  public ImageCache(Path directory) {
    this.directory = directory;
  }

  /**
   * The image of an installation, if there is one.
   *
   * @param home of the installation
   * @return what {@code JAVA_HOME} would be
   */
  public Optional<Path> find(JdkEdits edits, Path home) {
    return Optional.of(place(edits, home)).filter(Files::isDirectory);
  }

  /**
   * The image of the running JDK, made if there is none, which takes a while.
   *
   * @param progress is told what is being done
   * @throws IOException if it can't be made, with the reason
   */
  public Path make(JdkEdits edits, Consumer<String> progress)
      throws IOException, InterruptedException {
    Path home = Path.of(System.getProperty("java.home"));
    Path place = place(edits, home);
    if (!Files.isDirectory(place)) {
      Files.createDirectories(directory);
      Path room = Files.createTempDirectory(directory, "partial");
      try {
        Path image = room.resolve("image");
        new ImageBuilder(edits, home, progress).build(room, image);
        publish(image, place);
      } finally {
        Scratch.delete(room);
      }
      forgetOldest();
    }
    return place;
  }

  private static void publish(Path image, Path place) throws IOException {
    try {
      UserCache.publish(image, place);
    } catch (FileSystemException e) {
      if (!Files.isDirectory(place)) {
        throw e;
      }
      // Somebody else was quicker, and made the same.
    }
  }

  private Path place(JdkEdits edits, Path home) {
    File modules = home.resolve("lib").resolve("modules").toFile();
    String key = home + " " + modules.length() + " " + modules.lastModified();
    String installation = UserCache.sha256(key.getBytes(StandardCharsets.UTF_8)).substring(0, 16);
    return directory.resolve(edits.version() + "-" + installation);
  }

  /** All images that there are, the newest first. */
  public List<Path> all() throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(directory)) {
      return all.filter(image -> !image.getFileName().toString().startsWith("partial"))
          .sorted(
              Comparator.comparingLong((Path image) -> image.toFile().lastModified()).reversed())
          .toList();
    }
  }

  private void forgetOldest() throws IOException {
    List<Path> newestFirst = all();
    for (Path old : newestFirst.subList(Math.min(KEPT, newestFirst.size()), newestFirst.size())) {
      Scratch.delete(old);
    }
  }
}
