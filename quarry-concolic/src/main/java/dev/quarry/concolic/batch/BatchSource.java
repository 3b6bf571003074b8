package dev.quarry.concolic.batch;

import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Reads what a {@link BatchSink} wrote. */
final class BatchSource {
  private final byte[] bytes;
  private final int end;
  private int at;

  BatchSource(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  int at() {
    return at;
  }

  /** Goes back to where it was before. */
  void back(int earlier) {
    at = earlier;
  }

  /** The next byte if there is one, which stays the next; else -1. */
  int ahead() {
    return at < end ? bytes[at] : -1;
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
    return b >= 0 ? b : longer(b);
  }

  private long longer(int first) throws IOException {
    long value = first & 0x7F;
    for (int shift = 7; shift < 64; shift += 7) {
      int b = next();
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

  /** Many numbers, each as {@link #signed} reads it; the first ones are kept. */
  void allSigned(int count, int[] kept) throws IOException {
    int most = Math.min(count, kept.length);
    int next = at;
    for (int i = 0; i < most; i++) {
      int value = next < end ? bytes[next] : -1;
      if (value >= 0) {
        next++;
        kept[i] = (value >>> 1) ^ -(value & 1);
      } else {
        at = next;
        kept[i] = (int) signed();
        next = at;
      }
    }
    at = next;
    for (int i = most; i < count; i++) {
      signed();
    }
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
    int length = size();
    return isAscii(length) ? ascii(length) : units(length);
  }

  /** Whether each of the next code units is a byte, as in most texts. */
  private boolean isAscii(int length) {
    int all = 0;
    for (int i = at; i < at + length; i++) {
      all |= bytes[i];
    }
    return all >= 0;
  }

  private String ascii(int length) {
    String text = new String(bytes, at, length, StandardCharsets.ISO_8859_1);
    at += length;
    return text;
  }

  private String units(int length) throws IOException {
    char[] text = new char[length];
    for (int i = 0; i < length; i++) {
      text[i] = (char) number();
    }
    return new String(text);
  }
}
