package dev.quarry.testgen.replay.runner;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** The file for the results. */
final class Results implements Closeable {
  private final OutputStream file;

  Results(String file) throws IOException {
    this.file = new FileOutputStream(file);
  }

  /** Writes a line in one piece, not buffered. */
  void write(List<String> fields) {
    try {
      file.write((Line.of(fields) + "\n").getBytes(US_ASCII));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
