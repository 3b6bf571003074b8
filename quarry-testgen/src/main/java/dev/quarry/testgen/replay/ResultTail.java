package dev.quarry.testgen.replay;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.quarry.testgen.replay.runner.Line;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** Reads the lines of a file while another process writes them. */
final class ResultTail implements Closeable {
  private static final int BUFFER = 1 << 16;

  private final FileChannel file;
  private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
  private final StringBuilder begun = new StringBuilder();

  ResultTail(Path file) throws IOException {
    this.file = FileChannel.open(file, StandardOpenOption.READ);
  }

  /** The fields of the lines that were completed since the last call. */
  List<List<String>> read() throws IOException {
    List<List<String>> lines = new ArrayList<>();
    while (file.read(buffer.clear()) > 0) {
      begun.append(US_ASCII.decode(buffer.flip()));
      int start = 0;
      int end = begun.indexOf("\n");
      while (end >= 0) {
        lines.add(Line.fields(begun.substring(start, end)));
        start = end + 1;
        end = begun.indexOf("\n", start);
      }
      begun.delete(0, start);
    }
    return lines;
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      // Nobody will read it any more.
    }
  }
}
