package dev.quarry.concolic.runtime.path;

import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The places in rewritten code of the JDK, which has its numbers for them built in: they are kept
 * in a file beside it, and are the first that there are. What a number stands for is only looked up
 * when it is asked for.
 */
public final class SiteTable {
  /** The name of the table below the directory {@code lib} of an image. */
  public static final String FILE = "quarry-sites";

  private static final int NONE = -1;

  /** Numbers of one place: method, instruction, line, call, cases. */
  private static final int WIDTH = 5;

  private static final int ROW = WIDTH * Integer.BYTES;

  private final ByteBuffer rows;
  private final List<MethodId> methods;
  private final List<CallInfo> calls;
  private final List<SwitchKeys> keys;

  private SiteTable(
      ByteBuffer rows, List<MethodId> methods, List<CallInfo> calls, List<SwitchKeys> keys) {
    this.rows = rows;
    this.methods = methods;
    this.calls = calls;
    this.keys = keys;
  }

  /**
   * The table of the virtual machine that runs this; empty where no code of the JDK is followed.
   */
  static SiteTable here() {
    Path file = Path.of(System.getProperty("java.home"), "lib", FILE);
    try {
      return Files.isRegularFile(file) ? read(Files.readAllBytes(file)) : empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SiteTable empty() {
    return new SiteTable(ByteBuffer.allocate(0), List.of(), List.of(), List.of());
  }

  int size() {
    return rows.limit() / ROW;
  }

  /** A place. */
  SiteInfo get(int number) {
    int at = number * ROW;
    Location location = new Location(methods.get(rows.getInt(at)), rows.getInt(at + Integer.BYTES));
    int line = rows.getInt(at + 2 * Integer.BYTES);
    int call = rows.getInt(at + 3 * Integer.BYTES);
    int cases = rows.getInt(at + 4 * Integer.BYTES);
    if (call != NONE) {
      return SiteInfo.call(location, line, calls.get(call));
    }
    return cases == NONE
        ? SiteInfo.of(location, line)
        : SiteInfo.choice(location, line, keys.get(cases));
  }

  /** The table of places in their order. */
  public static byte[] write(List<SiteInfo> sites) {
    ByteArrayOutputStream rows = new ByteArrayOutputStream();
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    Map<MethodId, Integer> methods = new LinkedHashMap<>();
    Map<CallInfo, Integer> calls = new LinkedHashMap<>();
    List<SwitchKeys> keys = new ArrayList<>();
    try (DataOutputStream row = new DataOutputStream(rows);
        DataOutputStream out = new DataOutputStream(all)) {
      for (SiteInfo site : sites) {
        row.writeInt(number(methods, site.location().method()));
        row.writeInt(site.location().instruction());
        row.writeInt(site.line());
        CallInfo call = site.callOrNull();
        row.writeInt(call == null ? NONE : number(calls, call));
        SwitchKeys cases = site.keysOrNull();
        row.writeInt(cases == null ? NONE : keys.size());
        if (cases != null) {
          keys.add(cases);
        }
      }
      out.writeInt(methods.size());
      for (MethodId method : methods.keySet()) {
        write(out, method.owner(), method.name(), method.descriptor());
      }
      out.writeInt(calls.size());
      for (CallInfo call : calls.keySet()) {
        out.writeInt(call.opcode());
        write(out, call.owner(), call.name(), call.descriptor());
      }
      out.writeInt(keys.size());
      for (SwitchKeys cases : keys) {
        out.writeInt(cases.keys().length);
        for (int i = 0; i < cases.keys().length; i++) {
          out.writeInt(cases.keys()[i]);
          out.writeInt(cases.outcomes()[i]);
        }
      }
      out.write(rows.toByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all.toByteArray();
  }

  private static <T> int number(Map<T, Integer> numbers, T key) {
    return numbers.computeIfAbsent(key, any -> numbers.size());
  }

  private static void write(DataOutputStream out, String... texts) throws IOException {
    for (String text : texts) {
      out.writeUTF(text);
    }
  }

  static SiteTable read(byte[] bytes) throws IOException {
    ByteArrayInputStream rest = new ByteArrayInputStream(bytes);
    DataInputStream in = new DataInputStream(rest);
    List<MethodId> methods = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      methods.add(new MethodId(in.readUTF(), in.readUTF(), in.readUTF()));
    }
    List<CallInfo> calls = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      calls.add(new CallInfo(in.readInt(), in.readUTF(), in.readUTF(), in.readUTF()));
    }
    List<SwitchKeys> keys = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      int[] values = new int[in.readInt()];
      int[] outcomes = new int[values.length];
      for (int i = 0; i < values.length; i++) {
        values[i] = in.readInt();
        outcomes[i] = in.readInt();
      }
      keys.add(new SwitchKeys(values, outcomes));
    }
    int start = bytes.length - rest.available();
    return new SiteTable(
        ByteBuffer.wrap(bytes, start, bytes.length - start).slice(), methods, calls, keys);
  }
}
