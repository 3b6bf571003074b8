package dev.quarry.process;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;

/**
 * Messages on a stream: a mark, a length, the bytes. A reader skips what stands before a mark, so
 * that native code that prints to the same stream between two messages does no harm.
 */
public final class Frames {
  /** Eight bytes that text does not contain. */
  private static final long MARK = 0xC0_4C_0B_1C_F7_A3_E5_01L;

  private static final int LONGEST = 1 << 30;

  /** Less than buffers have: streams of the JDK allocate native memory for what bypasses them. */
  private static final int CHUNK = 1 << 15;

  private Frames() {}

  /** Writes and flushes one message in one or more parts; the stream should be buffered. */
  public static void write(OutputStream stream, byte[]... parts) throws IOException {
    int length = 0;
    for (byte[] part : parts) {
      length = Math.addExact(length, part.length);
    }
    DataOutputStream out = new DataOutputStream(stream);
    out.writeLong(MARK);
    out.writeInt(length);
    for (byte[] part : parts) {
      for (int at = 0; at < part.length; at += CHUNK) {
        out.write(part, at, Math.min(CHUNK, part.length - at));
      }
    }
    out.flush();
  }

  /** The next message; empty at the end of the stream, also in the middle of a message. */
  public static Optional<byte[]> read(InputStream stream) throws IOException {
    DataInputStream in = new DataInputStream(stream);
    try {
      long window = in.readLong();
      while (window != MARK) {
        window = (window << 8) | in.readUnsignedByte();
      }
      int length = in.readInt();
      if (length < 0 || length > LONGEST) {
        throw new IOException("A message claims to have " + length + " bytes.");
      }
      byte[] message = new byte[length];
      for (int at = 0; at < length; at += CHUNK) {
        in.readFully(message, at, Math.min(CHUNK, length - at));
      }
      return Optional.of(message);
    } catch (EOFException e) {
      return Optional.empty();
    }
  }
}
