package dev.quarry.engine.kept;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A directory of results by fingerprint. A courtesy: where it can't be written or read, everything
 * is done again. Safe for several threads and processes.
 */
public final class KeptResults {
  /** Nothing is kept, and nothing was. */
  public static final KeptResults NONE = new KeptResults(null, Use.WRITTEN);

  /** What nobody asked for in so long will not be asked for. */
  private static final Duration LONGEST = Duration.ofDays(30);

  private final @Nullable Path directory;
  private final Use use;

  /** Which way results go. */
  public enum Use {
    /** They are kept for later runs. */
    WRITTEN,
    /** Those of earlier runs are used as well. */
    READ_AND_WRITTEN
  }

  private KeptResults(@Nullable Path directory, Use use) {
    this.directory = directory;
    this.use = use;
  }

  /** Whether results go anywhere. */
  public boolean isOpen() {
    return directory != null;
  }

  /** Results of one kind in a directory, made when it is needed. */
  public static KeptResults in(Path directory, Use use) {
    forgetOld(directory);
    return new KeptResults(directory, use);
  }

  /**
   * What was kept under a fingerprint, if results of earlier runs are wanted.
   *
   * @param type what it is
   */
  public <T extends Record> Optional<T> find(String fingerprint, Class<T> type) {
    if (directory == null || use == Use.WRITTEN) {
      return Optional.empty();
    }
    Path file = directory.resolve(fingerprint);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      T found = type.cast(new RecordReader(in).read(Expected.of(type)));
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
      return Optional.ofNullable(found);
    } catch (IOException | RuntimeException e) {
      // Of another build, or broken: as good as not there.
      return Optional.empty();
    }
  }

  /** Keeps a result; in one piece or not at all, whenever the process is killed. */
  public void keep(String fingerprint, Record result) {
    if (directory == null) {
      return;
    }
    try {
      prepare(directory);
      Path partial = Files.createTempFile(directory, fingerprint, ".part");
      try (DataOutputStream out =
          new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(partial)))) {
        new RecordWriter(out).write(result);
      }
      Files.move(partial, directory.resolve(fingerprint), StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      // Then the next run has to do it again.
    }
  }

  /** Version control need not see it, and nobody has to tell it so. */
  private static void prepare(Path directory) throws IOException {
    if (Files.isDirectory(directory)) {
      return;
    }
    Files.createDirectories(directory);
    Files.writeString(directory.resolve(".gitignore"), "*\n");
  }

  private static void forgetOld(Path directory) {
    if (!Files.isDirectory(directory)) {
      return;
    }
    Instant limit = Instant.now().minus(LONGEST);
    try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "[!.]*")) {
      for (Path file : files) {
        if (Files.getLastModifiedTime(file).toInstant().isBefore(limit)) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException e) {
      // They are in nobody's way.
    }
  }
}
