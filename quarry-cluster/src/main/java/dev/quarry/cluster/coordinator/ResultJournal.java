package dev.quarry.cluster.coordinator;

import dev.quarry.cluster.link.ClusterException;
import dev.quarry.engine.spread.GoalEnd;
import dev.quarry.engine.spread.Spread;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * How goals ended, in a file, each written before anybody relies on it. A process that is killed
 * loses none; of a machine that loses power, the last may be missing.
 */
final class ResultJournal implements AutoCloseable {
  private static final byte[] HEADER =
      "quarry journal 1\n".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
  private static final int DONE = 1;
  private static final int KILLS_WORKER = 2;

  /** Of an entry: goal, kind, length and check sum. */
  private static final int FRAME = 4 * Integer.BYTES;

  private final Path file;
  private final FileChannel channel;
  private final Map<Integer, GoalEnd> known;

  private ResultJournal(Path file, FileChannel channel, Map<Integer, GoalEnd> known) {
    this.file = file;
    this.channel = channel;
    this.known = known;
  }

  /**
   * Opens a journal.
   *
   * @param digest of what is done; a journal of something else is refused
   * @throws ClusterException if it can't be used
   */
  static ResultJournal open(Path file, byte[] digest, Listening.Start start) throws IOException {
    byte[] head =
        ByteBuffer.allocate(HEADER.length + digest.length).put(HEADER).put(digest).array();
    if (start == Listening.Start.FRESH && Files.exists(file)) {
      throw new ClusterException(
          "`%s` has results of a run that did not end. Add --resume to go on with it, or delete the file."
              .formatted(file));
    }
    FileChannel channel = open(file);
    try {
      lock(file, channel);
      byte[] content = read(channel);
      if (content.length == 0) {
        write(channel, ByteBuffer.wrap(head));
        return new ResultJournal(file, channel, Map.of());
      }
      if (content.length < head.length
          || !Arrays.equals(head, Arrays.copyOf(content, head.length))) {
        throw new ClusterException(
            "`%s` is the journal of something else: another command line, program, or version of Quarry. Repeat the same command, or name another file with --journal."
                .formatted(file));
      }
      Map<Integer, GoalEnd> known = new LinkedHashMap<>();
      int end = entries(ByteBuffer.wrap(content), head.length, known);
      channel.truncate(end).position(end);
      return new ResultJournal(file, channel, known);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static FileChannel open(Path file) throws ClusterException {
    try {
      return FileChannel.open(
          file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw new ClusterException(
          "The journal `%s` can't be written (%s); name another file with --journal."
              .formatted(file, e),
          e);
    }
  }

  private static void lock(Path file, FileChannel channel) throws IOException {
    boolean isMine;
    try {
      isMine = channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      isMine = false;
    }
    if (!isMine) {
      throw new ClusterException(
          "Another process writes the journal `%s`; name another file with --journal."
              .formatted(file));
    }
  }

  private static byte[] read(FileChannel channel) throws IOException {
    ByteBuffer content = ByteBuffer.allocate(Math.toIntExact(channel.size()));
    while (content.hasRemaining() && channel.read(content) >= 0) {
      // Reads on.
    }
    return Arrays.copyOf(content.array(), content.position());
  }

  /** Where the last whole entry ends. */
  private static int entries(ByteBuffer content, int start, Map<Integer, GoalEnd> known) {
    int at = start;
    while (content.limit() - at >= FRAME) {
      int goal = content.getInt(at);
      int kind = content.getInt(at + Integer.BYTES);
      int length = content.getInt(at + 2 * Integer.BYTES);
      if (length < 0 || length > Math.min(Spread.LONGEST_RESULT, content.limit() - at - FRAME)) {
        return at;
      }
      int sumAt = at + FRAME - Integer.BYTES + length;
      if (content.getInt(sumAt) != sum(content.array(), at, sumAt - at)) {
        return at;
      }
      int from = at + FRAME - Integer.BYTES;
      byte[] result = Arrays.copyOfRange(content.array(), from, from + length);
      known.put(goal, kind == DONE ? new GoalEnd.Done(result) : new GoalEnd.KillsWorker());
      at = sumAt + Integer.BYTES;
    }
    return at;
  }

  private static int sum(byte[] bytes, int from, int length) {
    CRC32 sum = new CRC32();
    sum.update(bytes, from, length);
    return (int) sum.getValue();
  }

  /** What was there when it was opened. */
  Map<Integer, GoalEnd> known() {
    return known;
  }

  /** Adds how a goal ended. */
  void add(int goal, GoalEnd end) throws IOException {
    byte[] result = end instanceof GoalEnd.Done done ? done.result() : new byte[0];
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(goal);
      out.writeInt(end instanceof GoalEnd.Done ? DONE : KILLS_WORKER);
      out.writeInt(result.length);
      out.write(result);
      out.writeInt(sum(bytes.toByteArray(), 0, bytes.size()));
    }
    write(channel, ByteBuffer.wrap(bytes.toByteArray()));
  }

  private static void write(FileChannel channel, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  /** Nobody needs it any more. */
  void delete() throws IOException {
    channel.close();
    Files.deleteIfExists(file);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
