package readers;

import java.nio.ByteBuffer;

/** Packs a message into a buffer. */
// witness: pack(1, 700)
// witness: pack(2, 5)
// witness: pack(3, 5)
public final class Packet {
  public static int pack(int kind, int value) {
    ByteBuffer buffer = ByteBuffer.allocate(8);
    buffer.putInt(kind);
    if (kind == 2) {
      buffer.putShort((short) value);
    } else if (kind == 3) {
      buffer.putLong(value); // reach: BufferOverflowException yes
      return -1; // reach: no
    } else {
      buffer.putInt(value);
    }
    buffer.flip();
    if (buffer.getInt() != kind) {
      return -2; // reach: no
    }
    return buffer.remaining() == 2 ? 2 : buffer.getInt(); // reach: true yes, false yes
  }
}
