package dev.quarry.concolic.client;

import dev.quarry.process.Scratch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** What a hostile program must not touch: a directory, and a listener that counts connections. */
final class Outside implements AutoCloseable {
  private static final String MARK = "kept";

  final Path directory;
  private final ServerSocket listener;
  private List<String> furnished = List.of();
  private final AtomicInteger connections = new AtomicInteger();

  Outside(Path directory) throws IOException {
    this.directory = Files.createDirectories(directory).toRealPath();
    furnish();
    listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread counting = new Thread(this::count, "counts connections");
    counting.setDaemon(true);
    counting.start();
  }

  /** Makes it anew, after something got at it. */
  void restore() throws IOException {
    Scratch.delete(directory);
    Files.createDirectories(directory);
    furnish();
  }

  /** How it was when it was made. */
  List<String> furnished() {
    return furnished;
  }

  private void furnish() throws IOException {
    Files.writeString(precious(), "kept");
    Files.createDirectory(directory.resolve("empty"));
    Files.createSymbolicLink(directory.resolve("link"), precious());
    Files.createSymbolicLink(directory.resolve("dangling"), directory.resolve("nothing"));
    try (ZipOutputStream zip =
        new ZipOutputStream(Files.newOutputStream(directory.resolve("archive.zip")))) {
      zip.putNextEntry(new ZipEntry("entry"));
      zip.closeEntry();
    }
    try {
      marks(precious()).write(MARK, ByteBuffer.wrap(new byte[] {1}));
    } catch (IOException | UnsupportedOperationException e) {
      // The file system has no such attributes; then none can be changed.
    }
    furnished = state();
  }

  private static UserDefinedFileAttributeView marks(Path file) {
    return Files.getFileAttributeView(file, UserDefinedFileAttributeView.class);
  }

  private void count() {
    while (!listener.isClosed()) {
      try {
        listener.accept().close();
        connections.incrementAndGet();
      } catch (IOException e) {
        return;
      }
    }
  }

  Path precious() {
    return directory.resolve("precious.txt");
  }

  /** Declarations of what hostile programs know about it. */
  String constants() {
    return """
           static final String OUT = "%s";
           static final String FILE = "%s";
           static final int PORT = %d;
           static final String TMP = System.getProperty("java.io.tmpdir");
           """
        .formatted(directory, precious(), listener.getLocalPort());
  }

  /** How many there were since the last time somebody asked. */
  int connections() {
    return connections.getAndSet(0);
  }

  /** All that a program could change: names, contents, times, permissions, owners. */
  List<String> state() throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.sorted().map(Outside::state).toList();
    }
  }

  private static String state(Path file) {
    try {
      Object attributes =
          Files.readAttributes(
              file, "unix:mode,uid,gid,nlink,lastModifiedTime,size", LinkOption.NOFOLLOW_LINKS);
      String content = Files.isRegularFile(file) ? marks(file).list().toString() : "";
      return file + " " + attributes + " " + content;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
