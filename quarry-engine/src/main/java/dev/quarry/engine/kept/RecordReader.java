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
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link RecordWriter} wrote. A file may have been put there by anybody, so nothing is
 * made but Quarry's own records, by their constructors, and plain values.
 */
final class RecordReader {
  private static final String OWN = "dev.quarry.";

  private final DataInputStream in;

  RecordReader(DataInputStream in) {
    this.in = in;
  }

  /**
   * The next value.
   *
   * @throws IOException if that is not what a writer of this build writes
   */
  @Nullable Object read() throws IOException {
    int tag = in.readUnsignedByte();
    if (tag >= Tag.values().length) {
      throw new IOException("There is no tag " + tag + ".");
    }
    return switch (Tag.values()[tag]) {
      case NULL -> null;
      case RECORD -> record();
      case CONSTANT -> constant();
      case LIST -> list();
      case SET -> new LinkedHashSet<>(list());
      case MAP -> map();
      case OPTIONAL -> Optional.ofNullable(read());
      case TEXT -> text();
      case BOOLEAN -> in.readBoolean();
      case CHARACTER -> in.readChar();
      case BYTE -> in.readByte();
      case SHORT -> in.readShort();
      case INTEGER -> in.readInt();
      case LONG -> in.readLong();
      case FLOAT -> Float.intBitsToFloat(in.readInt());
      case DOUBLE -> Double.longBitsToDouble(in.readLong());
      case BITS -> BitSet.valueOf(in.readNBytes(in.readInt()));
      case BYTES -> in.readNBytes(in.readInt());
      case DURATION -> Duration.ofNanos(in.readLong());
      case PATH -> Path.of(in.readUTF());
    };
  }

  private List<@Nullable Object> list() throws IOException {
    int size = in.readInt();
    List<@Nullable Object> all = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      all.add(read());
    }
    return all;
  }

  private Map<@Nullable Object, @Nullable Object> map() throws IOException {
    int size = in.readInt();
    Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
    for (int i = 0; i < size; i++) {
      map.put(read(), read());
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

  private Object constant() throws IOException {
    Class<?> type = own(in.readUTF());
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

  private Object record() throws IOException {
    Class<?> type = own(in.readUTF());
    if (!type.isRecord()) {
      throw new IOException(type + " is no record.");
    }
    RecordComponent[] components = type.getRecordComponents();
    @Nullable Object[] parts = new Object[components.length];
    for (int i = 0; i < parts.length; i++) {
      Object part = read();
      parts[i] =
          components[i].getType() == SortedMap.class && part instanceof Map<?, ?> map
              ? new TreeMap<>(map)
              : part;
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

  private static Class<?> own(String name) throws IOException {
    if (!name.startsWith(OWN)) {
      throw new IOException(name + " is none of Quarry's.");
    }
    try {
      return Class.forName(name, false, RecordReader.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IOException("There is no class " + name + ".", e);
    }
  }
}
