package dev.quarry.concolic.batch;

import java.io.EOFException;
import java.io.IOException;

/** Reads what a {@link ByteSink} wrote. */
final class ByteSource {
  private final byte[] bytes;
  private final int end;
  private int at;

  ByteSource(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  int at() {
    return at;
  }

  private int next() throws EOFException {
    if (at == end) {
      throw new EOFException("A row ends too early.");
    }
    int value = bytes[at];
    at++;
    return value;
  }

  long number() throws IOException {
    int b = next();
    if (b >= 0) {
      return b;
    }
    long value = b & 0x7F;
    for (int shift = 7; shift < 64; shift += 7) {
      b = next();
      value |= (long) (b & 0x7F) << shift;
      if (b >= 0) {
        return value;
      }
    }
    throw new IOException("A number is longer than 64 bits.");
  }

  long signed() throws IOException {
    long value = number();
    return (value >>> 1) ^ -(value & 1);
  }

  /** The number of things that take at least a byte each. */
  int size() throws IOException {
    long value = number();
    if (value < 0 || value > end - at) {
      throw new EOFException("A row ends too early for " + value + " elements.");
    }
    return (int) value;
  }

  /** A number below a bound. */
  int below(int bound) throws IOException {
    long value = number();
    if (value < 0 || value >= bound) {
      throw new IOException("A number in a row is out of range: " + value + ".");
    }
    return (int) value;
  }

  long fixed(int count) throws IOException {
    long bits = 0;
    for (int i = 0; i < count; i++) {
      bits |= (next() & 0xFFL) << (8 * i);
    }
    return bits;
  }

  String text() throws IOException {
    char[] text = new char[size()];
    for (int i = 0; i < text.length; i++) {
      text[i] = (char) number();
    }
    return new String(text);
  }
}
