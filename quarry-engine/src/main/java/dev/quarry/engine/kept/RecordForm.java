package dev.quarry.engine.kept;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Records as bytes: those of one type with all that they are made of. Safe for many threads.
 *
 * @param type of the records
 */
public record RecordForm<T extends Record>(Class<T> type) {

  /** The bytes of a record. */
  public byte[] write(T value) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      new RecordWriter(out).write(value);
    } catch (IOException e) {
      throw new UncheckedIOException("Nothing fails in memory.", e);
    }
    return bytes.toByteArray();
  }

  /**
   * The record of bytes that may be anybody's.
   *
   * @throws IOException if these are not the bytes of such a record
   */
  public T read(byte[] bytes) throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      Object value = new RecordReader(in).read(Expected.of(type));
      if (value == null || in.read() >= 0) {
        throw new IOException("This is not one " + type.getSimpleName() + ".");
      }
      return type.cast(value);
    } catch (RuntimeException e) {
      throw new IOException("This is no " + type.getSimpleName() + ".", e);
    }
  }
}
