package dev.quarry.solver.smt.wire;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;

/**
 * Messages on a stream: a mark, a length, the bytes. A reader skips whatever stands before a mark,
 * so text that native code prints to the same stream between messages does no harm.
 */
public final class Frames {
  private static final long MARK = 0x9A51_F00D_17EE_C0DEL;

  private Frames() {}

  /** Writes and flushes one message. */
  public static void write(OutputStream stream, byte[] message) throws IOException {
    DataOutputStream out = new DataOutputStream(stream);
    out.writeLong(MARK);
    out.writeInt(message.length);
    out.write(message);
    out.flush();
  }

  /** The next message; empty at the end of the stream. */
  public static Optional<byte[]> read(InputStream stream) throws IOException {
    DataInputStream in = new DataInputStream(stream);
    try {
      long window = in.readLong();
      while (window != MARK) {
        window = (window << 8) | in.readUnsignedByte();
      }
      byte[] message = new byte[in.readInt()];
      in.readFully(message);
      return Optional.of(message);
    } catch (EOFException e) {
      return Optional.empty();
    }
  }
}
