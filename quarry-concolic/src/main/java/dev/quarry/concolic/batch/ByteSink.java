package dev.quarry.concolic.batch;

import java.util.Arrays;

/** Bytes being written; numbers as everywhere in the protocol. */
final class ByteSink {
  private byte[] bytes = new byte[1 << 10];
  private int size;

  int size() {
    return size;
  }

  byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }

  private void put(int value) {
    if (size == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * size);
    }
    bytes[size] = (byte) value;
    size++;
  }

  /** A number read as unsigned, seven bits a byte. */
  void number(long value) {
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      put((int) (rest & 0x7F) | 0x80);
      rest >>>= 7;
    }
    put((int) rest);
  }

  /** A number that is likely near zero on either side. */
  void signed(long value) {
    number((value << 1) ^ (value >> 63));
  }

  void fixed(long bits, int count) {
    for (int i = 0; i < count; i++) {
      put((int) (bits >>> (8 * i)));
    }
  }

  /** A text by its UTF-16 code units, so that surrogates may stand alone. */
  void text(String text) {
    number(text.length());
    for (int i = 0; i < text.length(); i++) {
      number(text.charAt(i));
    }
  }
}
