package dev.quarry.expr.codec;

import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;

/** Writes numbers and texts. */
final class ByteSink {
  private final OutputStream out;
  private final Map<String, Integer> texts = new HashMap<>();

  ByteSink(OutputStream out) {
    this.out = out;
  }

  void raw(byte[] bytes) throws IOException {
    out.write(bytes);
  }

  /** A number read as unsigned. */
  void number(long value) throws IOException {
    long rest = value;
    while ((rest & ~0x7fL) != 0) {
      out.write((int) (rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    out.write((int) rest);
  }

  /** A number that is likely near zero on either side. */
  void signed(long value) throws IOException {
    number((value << 1) ^ (value >> 63));
  }

  void fixed(long bits, int bytes) throws IOException {
    for (int i = 0; i < bytes; i++) {
      out.write((int) (bits >>> (8 * i)));
    }
  }

  /** A text by its UTF-16 code units, so that surrogates may stand alone; 0 announces a new one. */
  void text(String text) throws IOException {
    Integer known = texts.putIfAbsent(text, texts.size() + 1);
    number(known == null ? 0 : known);
    if (known == null) {
      number(text.length());
      for (int i = 0; i < text.length(); i++) {
        number(text.charAt(i));
      }
    }
  }

  void flush() throws IOException {
    out.flush();
  }
}
