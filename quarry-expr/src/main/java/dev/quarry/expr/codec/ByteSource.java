package dev.quarry.expr.codec;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Reads numbers and texts. */
final class ByteSource {
  private final InputStream in;
  private final List<String> texts = new ArrayList<>();

  ByteSource(InputStream in) {
    this.in = in;
  }

  /** The next byte; -1 at the end. */
  int byteOrEnd() throws IOException {
    return in.read();
  }

  private int oneByte() throws IOException {
    int b = in.read();
    if (b < 0) {
      throw new EOFException("The expression ends in the middle.");
    }
    return b;
  }

  long number() throws IOException {
    long value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      int b = oneByte();
      value |= (long) (b & 0x7f) << shift;
      if (b < 0x80) {
        return value;
      }
    }
    throw new IOException("A number is longer than 64 bits.");
  }

  /** A number that must lie between 0 and a bound, both included. */
  int number(int most, String what) throws IOException {
    long value = number();
    if (value < 0 || value > most) {
      throw new IOException(
          "%s is %s, which is more than %d.".formatted(what, Long.toUnsignedString(value), most));
    }
    return (int) value;
  }

  long signed() throws IOException {
    long value = number();
    return (value >>> 1) ^ -(value & 1);
  }

  long fixed(int bytes) throws IOException {
    long bits = 0;
    for (int i = 0; i < bytes; i++) {
      bits |= (long) oneByte() << (8 * i);
    }
    return bits;
  }

  String text() throws IOException {
    int reference = number(texts.size(), "The number of a text");
    if (reference > 0) {
      return texts.get(reference - 1);
    }
    int length = number(Integer.MAX_VALUE, "The length of a text");
    var text = new StringBuilder(Math.min(length, 1 << 12));
    for (int i = 0; i < length; i++) {
      text.append((char) number(Character.MAX_VALUE, "A character of a text"));
    }
    texts.add(text.toString());
    return text.toString();
  }
}
