package dev.quarry.engine.kept;

import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link RecordWriter} wrote. The bytes may be anybody's, so nothing is made but plain
 * values and Quarry's own records, by their constructors, and each only where a value of its type
 * is expected.
 */
final class RecordReader {
  private static final String OWN = "dev.quarry.";

  /** What Quarry writes is not so deep, and the stack is deeper. */
  private static final int DEEPEST = 500;

  private final DataInputStream in;
  private int depth;

  RecordReader(DataInputStream in) {
    this.in = in;
  }

  /**
   * The next value.
   *
   * @param expected its type
   * @throws IOException if that is not what a writer of this build writes
   */
  @Nullable Object read(Expected expected) throws IOException {
    depth++;
    if (depth > DEEPEST) {
      throw new IOException("This is too deep.");
    }
    int tag = in.readUnsignedByte();
    if (tag >= Tag.values().length) {
      throw new IOException("There is no tag " + tag + ".");
    }
    Object value = value(Tag.values()[tag], expected);
    if (!expected.admits(value)) {
      throw new IOException("This is no " + expected + ".");
    }
    depth--;
    return value;
  }

  private @Nullable Object value(Tag tag, Expected expected) throws IOException {
    return switch (tag) {
      case NULL -> null;
      case RECORD -> record(expected);
      case CONSTANT -> constant(expected);
      case LIST -> list(expected);
      case SET -> new LinkedHashSet<>(list(expected));
      case MAP -> map(expected);
      case OPTIONAL -> Optional.ofNullable(read(expected.part(0).orNull()));
      case TEXT -> text();
      case BOOLEAN -> in.readBoolean();
      case CHARACTER -> in.readChar();
      case BYTE -> in.readByte();
      case SHORT -> in.readShort();
      case INTEGER -> in.readInt();
      case LONG -> in.readLong();
      case FLOAT -> Float.intBitsToFloat(in.readInt());
      case DOUBLE -> Double.longBitsToDouble(in.readLong());
      case BITS -> BitSet.valueOf(bytes());
      case BYTES -> bytes();
      case DURATION -> Duration.ofNanos(in.readLong());
      case PATH -> Path.of(in.readUTF());
    };
  }

  private byte[] bytes() throws IOException {
    int length = in.readInt();
    if (length < 0) {
      throw new IOException("A length is negative.");
    }
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new IOException("The end is missing.");
    }
    return bytes;
  }

  private List<@Nullable Object> list(Expected expected) throws IOException {
    int size = in.readInt();
    List<@Nullable Object> all = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      all.add(read(expected.part(0)));
    }
    return all;
  }

  private Map<@Nullable Object, @Nullable Object> map(Expected expected) throws IOException {
    int size = in.readInt();
    Map<@Nullable Object, @Nullable Object> map =
        expected.isSorted() ? new TreeMap<>() : new LinkedHashMap<>();
    for (int i = 0; i < size; i++) {
      map.put(read(expected.part(0)), read(expected.part(1)));
    }
    return map;
  }

  private String text() throws IOException {
    int length = in.readInt();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(in.readChar());
    }
    return text.toString();
  }

  private Object constant(Expected expected) throws IOException {
    Class<?> type = own(in.readUTF(), expected);
    String name = in.readUTF();
    if (type.isEnum()) {
      for (Object one : type.getEnumConstants()) {
        if (((Enum<?>) one).name().equals(name)) {
          return one;
        }
      }
    }
    throw new IOException("There is no " + name + " in " + type + ".");
  }

  private Object record(Expected expected) throws IOException {
    Class<?> type = own(in.readUTF(), expected);
    if (!type.isRecord()) {
      throw new IOException(type + " is no record.");
    }
    RecordComponent[] components = type.getRecordComponents();
    @Nullable Object[] parts = new Object[components.length];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = read(Expected.of(components[i]));
    }
    try {
      Constructor<?> constructor =
          type.getDeclaredConstructor(
              Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
      constructor.setAccessible(true);
      return constructor.newInstance(parts);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      throw new IOException("A kept " + type.getName() + " has other parts.", e);
    }
  }

  private static Class<?> own(String name, Expected expected) throws IOException {
    if (!name.startsWith(OWN)) {
      throw new IOException(name + " is none of Quarry's.");
    }
    try {
      Class<?> type = Class.forName(name, false, RecordReader.class.getClassLoader());
      if (!expected.admits(type)) {
        throw new IOException(name + " is no " + expected + ".");
      }
      return type;
    } catch (ClassNotFoundException e) {
      throw new IOException("There is no class " + name + ".", e);
    }
  }
}
