package dev.quarry.cluster.program;

import dev.quarry.engine.spread.WireReader;
import dev.quarry.engine.spread.WireWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of a directory as one content: the same files give the same bytes. */
final class PackedDirectory {
  private PackedDirectory() {}

  /**
   * @param most how long the files may be together
   */
  static byte[] pack(Path directory, long most) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(directory)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    WireWriter out = new WireWriter();
    out.count(files.size());
    long left = most;
    for (Path file : files) {
      left -= Files.size(file);
      if (left < 0) {
        throw PackedProgram.tooLong();
      }
      out.text(
          directory.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/"));
      out.bytes(Files.readAllBytes(file));
    }
    return out.bytes();
  }

  /**
   * Makes the files again.
   *
   * @param directory exists, and is empty
   * @throws IOException if it is no packed directory, or a file would not be in the directory
   */
  static void unpack(byte[] packed, Path directory) throws IOException {
    WireReader in = new WireReader(packed);
    int files = in.index(packed.length);
    for (int i = 0; i < files; i++) {
      Path file = inside(directory, in.text());
      Path parent = file.getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      Files.write(file, in.bytes());
    }
    in.end();
  }

  private static Path inside(Path directory, String name) throws IOException {
    try {
      Path root = directory.normalize();
      Path file = root.resolve(name).normalize();
      if (file.startsWith(root) && !file.equals(root)) {
        return file;
      }
      throw new IOException("A file of the program would be outside its directory.");
    } catch (InvalidPathException e) {
      throw new IOException("A file of the program has a name that can't be.", e);
    }
  }
}
