package dev.quarry.cluster.program;

import dev.quarry.cluster.link.ClusterException;
import dev.quarry.cluster.link.ProgramEntry;
import dev.quarry.process.UserCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The class path of a program, ready to be sent.
 *
 * @param entries in order
 * @param contents by their digests
 */
public record PackedProgram(List<ProgramEntry> entries, Map<String, byte[]> contents) {
  /** All of it is kept in memory while it is offered. */
  private static final long LONGEST = 512L << 20;

  /**
   * Reads all of it.
   *
   * @throws ClusterException if it is too large, or incomplete without files beside it
   */
  public static PackedProgram of(List<Path> classPath) throws IOException {
    List<ProgramEntry> entries = new ArrayList<>();
    Map<String, byte[]> contents = new LinkedHashMap<>();
    long length = 0;
    for (Path path : classPath) {
      boolean isDirectory = Files.isDirectory(path);
      if (!isDirectory) {
        ManifestPath.check(path, classPath);
      }
      byte[] content =
          isDirectory ? PackedDirectory.pack(path, LONGEST - length) : file(path, LONGEST - length);
      length += content.length;
      String digest = UserCache.sha256(content);
      ProgramEntry.Kind kind = isDirectory ? ProgramEntry.Kind.DIRECTORY : ProgramEntry.Kind.JAR;
      entries.add(new ProgramEntry(kind, String.valueOf(path.getFileName()), digest));
      contents.put(digest, content);
    }
    return new PackedProgram(entries, contents);
  }

  private static byte[] file(Path file, long most) throws IOException {
    if (Files.size(file) > most) {
      throw tooLong();
    }
    return Files.readAllBytes(file);
  }

  static ClusterException tooLong() {
    return new ClusterException(
        "The class path has more than %d MB, too much to send; leave out what the program does not need."
            .formatted(LONGEST >> 20));
  }
}
