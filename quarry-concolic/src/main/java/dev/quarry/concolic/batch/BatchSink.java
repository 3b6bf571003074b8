package dev.quarry.concolic.batch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Bytes being written; numbers as everywhere in the protocol. */
final class BatchSink {
  private static final int LONGEST_NUMBER = 10;
  private static final int LARGEST_CHUNK = 1 << 16;

  /** An array as far as it is used. */
  private record Chunk(byte[] bytes, int size) {}

  /** Those that are full, in their order: cheaper than copying all into ever larger ones. */
  private final List<Chunk> full = new ArrayList<>();

  private int fullSize;
  private byte[] bytes = new byte[1 << 10];

  /** How much of the last array is used. */
  private int size;

  byte[] toBytes() {
    byte[] all = new byte[Math.addExact(fullSize, size)];
    int at = 0;
    for (Chunk each : full) {
      System.arraycopy(each.bytes, 0, all, at, each.size);
      at += each.size;
    }
    System.arraycopy(bytes, 0, all, at, size);
    return all;
  }

  /** Makes room for more bytes, once for many of them. */
  private void reserve(long more) {
    if (size + more > bytes.length) {
      next(more);
    }
  }

  private void next(long more) {
    boolean isSmall = bytes.length < LARGEST_CHUNK;
    if (!isSmall) {
      full.add(new Chunk(bytes, size));
      fullSize = Math.addExact(fullSize, size);
    }
    int kept = isSmall ? size : 0;
    long wanted = Math.max(Math.min(4L * bytes.length, LARGEST_CHUNK), kept + more);
    bytes = isSmall ? Arrays.copyOf(bytes, Math.toIntExact(wanted)) : new byte[(int) wanted];
    size = kept;
  }

  /** A number read as unsigned, seven bits a byte. */
  void number(long value) {
    reserve(LONGEST_NUMBER);
    put(value);
  }

  private void put(long value) {
    int at = size;
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      bytes[at] = (byte) (rest & 0x7F | 0x80);
      at++;
      rest >>>= 7;
    }
    bytes[at] = (byte) rest;
    size = at + 1;
  }

  /** A number that is likely near zero on either side. */
  void signed(long value) {
    number((value << 1) ^ (value >> 63));
  }

  /** Many numbers, each as {@link #signed} writes it. */
  void allSigned(int[] values) {
    reserve(5L * values.length);
    byte[] target = bytes;
    int at = size;
    for (int value : values) {
      int rest = (value << 1) ^ (value >> 31);
      while ((rest & ~0x7F) != 0) {
        target[at] = (byte) (rest & 0x7F | 0x80);
        at++;
        rest >>>= 7;
      }
      target[at] = (byte) rest;
      at++;
    }
    size = at;
  }

  void fixed(long bits, int count) {
    reserve(count);
    for (int i = 0; i < count; i++) {
      bytes[size + i] = (byte) (bits >>> (8 * i));
    }
    size += count;
  }

  /** A text by its UTF-16 code units, so that surrogates may stand alone. */
  void text(String text) {
    int length = text.length();
    reserve(LONGEST_NUMBER + 3L * length);
    put(length);
    byte[] target = bytes;
    int at = size;
    for (int i = 0; i < length; i++) {
      int rest = text.charAt(i);
      while ((rest & ~0x7F) != 0) {
        target[at] = (byte) (rest & 0x7F | 0x80);
        at++;
        rest >>>= 7;
      }
      target[at] = (byte) rest;
      at++;
    }
    size = at;
  }
}
