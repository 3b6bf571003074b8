package dev.quarry.engine.kept;

import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.time.Duration;
import java.util.BitSet;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes trees of records, as {@link RecordReader} reads them. */
final class RecordWriter {
  private final DataOutputStream out;

  RecordWriter(DataOutputStream out) {
    this.out = out;
  }

  /**
   * Writes a value with all that it is made of.
   *
   * @throws IllegalArgumentException if something in it is neither a record nor one of the usual
   *     values
   */
  void write(@Nullable Object value) throws IOException {
    if (value == null) {
      out.writeByte(Tag.NULL.ordinal());
    } else if (value instanceof Record one) {
      record(one);
    } else if (value instanceof Enum<?> constant) {
      tag(Tag.CONSTANT);
      out.writeUTF(constant.getDeclaringClass().getName());
      out.writeUTF(constant.name());
    } else if (value instanceof Collection<?> all) {
      tag(value instanceof Set ? Tag.SET : Tag.LIST);
      out.writeInt(all.size());
      for (Object one : all) {
        write(one);
      }
    } else if (value instanceof Map<?, ?> map) {
      tag(Tag.MAP);
      out.writeInt(map.size());
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        write(entry.getKey());
        write(entry.getValue());
      }
    } else if (value instanceof Optional<?> optional) {
      tag(Tag.OPTIONAL);
      write(optional.orElse(null));
    } else {
      simple(value);
    }
  }

  private void simple(Object value) throws IOException {
    if (value instanceof String text) {
      tag(Tag.TEXT);
      // Halves of pairs and texts of any length: no encoding changes or refuses them.
      out.writeInt(text.length());
      out.writeChars(text);
    } else if (value instanceof Boolean truth) {
      tag(Tag.BOOLEAN);
      out.writeBoolean(truth);
    } else if (value instanceof Character character) {
      tag(Tag.CHARACTER);
      out.writeChar(character);
    } else if (value instanceof Byte number) {
      tag(Tag.BYTE);
      out.writeByte(number);
    } else if (value instanceof Short number) {
      tag(Tag.SHORT);
      out.writeShort(number);
    } else if (value instanceof Integer number) {
      tag(Tag.INTEGER);
      out.writeInt(number);
    } else if (value instanceof Long number) {
      tag(Tag.LONG);
      out.writeLong(number);
    } else if (value instanceof Float number) {
      tag(Tag.FLOAT);
      out.writeInt(Float.floatToRawIntBits(number));
    } else if (value instanceof Double number) {
      tag(Tag.DOUBLE);
      out.writeLong(Double.doubleToRawLongBits(number));
    } else if (value instanceof BitSet bits) {
      tag(Tag.BITS);
      byte[] bytes = bits.toByteArray();
      out.writeInt(bytes.length);
      out.write(bytes);
    } else if (value instanceof byte[] bytes) {
      tag(Tag.BYTES);
      out.writeInt(bytes.length);
      out.write(bytes);
    } else if (value instanceof Duration time) {
      tag(Tag.DURATION);
      out.writeLong(time.toNanos());
    } else if (value instanceof Path path) {
      tag(Tag.PATH);
      out.writeUTF(path.toString());
    } else {
      throw new IllegalArgumentException(
          "Nothing keeps a " + value.getClass().getName() + ", which is no record.");
    }
  }

  private void record(Record one) throws IOException {
    tag(Tag.RECORD);
    out.writeUTF(one.getClass().getName());
    for (RecordComponent component : one.getClass().getRecordComponents()) {
      write(part(one, component));
    }
  }

  private static @Nullable Object part(Record whole, RecordComponent component) {
    try {
      Method accessor = component.getAccessor();
      accessor.setAccessible(true);
      return accessor.invoke(whole);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("A record does not tell its parts: " + component, e);
    }
  }

  private void tag(Tag tag) throws IOException {
    out.writeByte(tag.ordinal());
  }
}
