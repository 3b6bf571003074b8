package dev.quarry.concolic.guard;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Classes of one JDK that were rewritten ahead, and of what. Asked while classes are being loaded,
 * so it needs no new one to answer.
 */
final class PreparedClasses {
  private final Map<String, Prepared> byName = new HashMap<>();

  /** A class: where its new form is among the bytes of all, and the sum of the old one. */
  record Prepared(byte[] all, int offset, int length, long originalSum) {
    boolean isMadeOf(byte[] classFile) {
      return sum(classFile, classFile.length) == originalSum;
    }

    byte[] rewritten() {
      return Arrays.copyOfRange(all, offset, offset + length);
    }
  }

  void add(String internalName, byte[] original, byte[] rewritten) {
    long sum = sum(original, original.length);
    byName.put(internalName, new Prepared(rewritten, 0, rewritten.length, sum));
  }

  /** The class of an internal name. */
  @Nullable Prepared get(String internalName) {
    return byName.get(internalName);
  }

  /** Internal names. */
  Set<String> names() {
    return byName.keySet();
  }

  /** As {@link #read} reads them. */
  byte[] bytes() throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(all);
    out.writeInt(byName.size());
    for (var each : byName.entrySet()) {
      byte[] name = each.getKey().getBytes(StandardCharsets.ISO_8859_1);
      Prepared prepared = each.getValue();
      out.writeInt(name.length);
      out.write(name);
      out.writeLong(prepared.originalSum());
      out.writeInt(prepared.length());
      out.write(prepared.all(), prepared.offset(), prepared.length());
    }
    out.writeLong(sum(all.toByteArray(), all.size()));
    return all.toByteArray();
  }

  /**
   * Reads what {@link #bytes} wrote.
   *
   * @throws IOException if it is not whole
   */
  static PreparedClasses read(Path file) throws IOException {
    byte[] all = Files.readAllBytes(file);
    int end = Math.max(0, all.length - Long.BYTES);
    ByteBuffer in = ByteBuffer.wrap(all);
    try {
      if (in.getLong(end) != sum(all, end)) {
        throw new IOException("The file is damaged.");
      }
    } catch (IndexOutOfBoundsException e) {
      throw new IOException("The file is cut.", e);
    }
    PreparedClasses classes = new PreparedClasses();
    int count = in.getInt();
    for (int i = 0; i < count; i++) {
      int nameLength = in.getInt();
      String name = new String(all, in.position(), nameLength, StandardCharsets.ISO_8859_1);
      in.position(in.position() + nameLength);
      long originalSum = in.getLong();
      int length = in.getInt();
      classes.byName.put(name, new Prepared(all, in.position(), length, originalSum));
      in.position(in.position() + length);
    }
    return classes;
  }

  private static long sum(byte[] bytes, int length) {
    CRC32 sum = new CRC32();
    sum.update(bytes, 0, length);
    return sum.getValue();
  }
}
