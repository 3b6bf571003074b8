package dev.quarry.engine.spread;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Collection;
import java.util.function.Consumer;

/** Makes bytes of numbers, texts and lists, for a {@link WireReader}. Small numbers are short. */
public final class WireWriter {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  /** Something that writes to a stream. */
  @FunctionalInterface
  public interface Writing {
    void to(OutputStream stream) throws IOException;
  }

  /** What was written so far. */
  public byte[] bytes() {
    return bytes.toByteArray();
  }

  /** A number that is not negative. */
  public WireWriter count(long number) {
    if (number < 0) {
      throw new IllegalArgumentException(number + " is no count.");
    }
    long rest = number;
    while (rest > 0x7F) {
      bytes.write((int) (rest & 0x7F) | 0x80);
      rest >>>= 7;
    }
    bytes.write((int) rest);
    return this;
  }

  /** Any number. */
  public WireWriter number(long number) {
    for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
      bytes.write((int) (number >>> shift));
    }
    return this;
  }

  public WireWriter duration(Duration duration) {
    return number(duration.getSeconds()).count(duration.getNano());
  }

  public WireWriter text(String text) {
    return bytes(text.getBytes(UTF_8));
  }

  public WireWriter bytes(byte[] content) {
    count(content.length);
    bytes.writeBytes(content);
    return this;
  }

  public <T> WireWriter list(Collection<T> items, Consumer<T> each) {
    count(items.size());
    items.forEach(each);
    return this;
  }

  /** What another writer knows how to write. */
  public WireWriter written(Writing writing) {
    ByteArrayOutputStream part = new ByteArrayOutputStream();
    try {
      writing.to(part);
    } catch (IOException e) {
      throw new UncheckedIOException("Nothing fails in memory.", e);
    }
    return bytes(part.toByteArray());
  }
}
