package dev.quarry.cluster.program;

import dev.quarry.cluster.link.ProgramEntry;
import dev.quarry.process.Scratch;
import dev.quarry.process.UserCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Programs that were sent, by their digests: what is here need not be sent again. Any number of
 * processes may use it.
 */
public final class ProgramCache {
  private final Path directory;

  public ProgramCache(Path directory) {
    this.directory = directory;
  }

  /** The one of this user. */
  public static ProgramCache ofUser() {
    return new ProgramCache(UserCache.directory().resolve("programs"));
  }

  /** Has a content sent. */
  @FunctionalInterface
  public interface Sender {
    byte[] send(String digest) throws IOException, InterruptedException;
  }

  /**
   * Where an entry is.
   *
   * @param sender asked if it is not here yet
   * @throws IOException if something else was sent, or it can't be kept
   */
  public Path get(ProgramEntry entry, Sender sender) throws IOException, InterruptedException {
    String end = entry.kind() == ProgramEntry.Kind.JAR ? ".jar" : "";
    Path place = directory.resolve(entry.digest() + end);
    if (Files.exists(place)) {
      return place;
    }
    byte[] content = sender.send(entry.digest());
    if (!UserCache.sha256(content).equals(entry.digest())) {
      throw new IOException("What was sent for " + entry.name() + " is something else.");
    }
    Files.createDirectories(directory);
    Path made = Files.createTempDirectory(directory, "part-");
    try {
      Path partial = made.resolve("content");
      if (entry.kind() == ProgramEntry.Kind.JAR) {
        Files.write(partial, content);
      } else {
        Files.createDirectory(partial);
        PackedDirectory.unpack(content, partial);
      }
      publish(partial, place);
    } finally {
      Scratch.delete(made);
    }
    return place;
  }

  /** Another process may have been faster. */
  private static void publish(Path partial, Path place) throws IOException {
    try {
      UserCache.publish(partial, place);
    } catch (IOException e) {
      if (!Files.exists(place)) {
        throw e;
      }
    }
  }
}
