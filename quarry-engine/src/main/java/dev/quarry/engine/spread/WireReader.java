package dev.quarry.engine.spread;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads what a {@link WireWriter} wrote. Bytes that mean nothing are an {@link IOException}; no
 * length is believed that is longer than what is there.
 */
public final class WireReader {
  private final ByteBuffer bytes;

  public WireReader(byte[] content) {
    this.bytes = ByteBuffer.wrap(content);
  }

  /** Something that can be read several times. */
  @FunctionalInterface
  public interface Reading<T> {
    T next() throws IOException;
  }

  /**
   * A number that is not negative.
   *
   * @param most larger ones are refused
   */
  public long count(long most) throws IOException {
    long number = 0;
    for (int shift = 0; shift < Long.SIZE - 1; shift += 7) {
      int b = next();
      number |= (long) (b & 0x7F) << shift;
      if ((b & 0x80) == 0) {
        if (number < 0 || number > most) {
          throw new IOException("A number is " + number + ", which is more than " + most + ".");
        }
        return number;
      }
    }
    throw new IOException("A number is too long.");
  }

  /** A count of things that can be numbered. */
  public int index(int most) throws IOException {
    return (int) count(most);
  }

  /** Any number. */
  public long number() throws IOException {
    need(Long.BYTES);
    return bytes.getLong();
  }

  public Duration duration() throws IOException {
    try {
      return Duration.ofSeconds(number(), count(999_999_999));
    } catch (ArithmeticException | DateTimeException e) {
      throw new IOException("A time is too long.", e);
    }
  }

  public String text() throws IOException {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes())).toString();
    } catch (CharacterCodingException e) {
      throw new IOException("A text is not written in UTF-8.", e);
    }
  }

  public byte[] bytes() throws IOException {
    int length = index(bytes.remaining());
    need(length);
    byte[] content = new byte[length];
    bytes.get(content);
    return content;
  }

  /** As many as there are; each takes a byte at least. */
  public <T> List<T> list(Reading<T> each) throws IOException {
    int size = index(bytes.remaining());
    List<T> items = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      items.add(each.next());
    }
    return items;
  }

  /** A constant, written by its name. */
  public <E extends Enum<E>> E constant(E[] constants) throws IOException {
    String name = text();
    return Arrays.stream(constants)
        .filter(constant -> constant.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IOException("There is nothing called " + name + "."));
  }

  /**
   * @throws IOException if there is more
   */
  public void end() throws IOException {
    if (bytes.hasRemaining()) {
      throw new IOException(bytes.remaining() + " bytes are left over.");
    }
  }

  private int next() throws IOException {
    need(1);
    return bytes.get();
  }

  private void need(int length) throws IOException {
    if (bytes.remaining() < length) {
      throw new IOException("The end is missing.");
    }
  }
}
