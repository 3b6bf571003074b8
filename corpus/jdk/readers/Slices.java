package readers;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Reads blocks that begin with their length. */
// witness: first(new byte[] {2, 0, 'h', 'i'})
// witness: first(new byte[] {9, 0, 'h', 'i'})
// witness: first(new byte[] {9})
public final class Slices {
  public static String first(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int length;
    try {
      length = buffer.getShort() & 0xffff;
    } catch (BufferUnderflowException e) {
      return "no length"; // reach: yes
    }
    if (length > buffer.remaining()) {
      return "cut off"; // reach: yes
    }
    byte[] block = new byte[length]; // reach: NegativeArraySizeException no
    buffer.get(block); // reach: BufferUnderflowException no
    return length == 2 && block[0] == 'h' ? "hi" : "block"; // reach: true yes
  }
}
