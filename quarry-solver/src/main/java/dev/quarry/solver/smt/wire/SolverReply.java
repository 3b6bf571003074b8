package dev.quarry.solver.smt.wire;

import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtAnswer.Malformed;
import dev.quarry.solver.smt.SmtAnswer.Sat;
import dev.quarry.solver.smt.SmtAnswer.Unknown;
import dev.quarry.solver.smt.SmtAnswer.Unsat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A solver process's answer. The first one it sends answers no question and says that it is ready.
 *
 * @param residentKilobytes memory the process holds now; 0 where the platform does not tell
 */
public record SolverReply(SmtAnswer answer, long residentKilobytes) {

  /** Binary form. */
  public byte[] encode() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeLong(residentKilobytes);
      out.writeLong(answer.elapsed().toNanos());
      writeAnswer(out);
    } catch (IOException e) {
      throw new UncheckedIOException("Writing to memory does not fail.", e);
    }
    return bytes.toByteArray();
  }

  /** The reverse of {@link #encode()}. */
  public static SolverReply decode(byte[] message) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(message));
    long resident = in.readLong();
    Duration elapsed = Duration.ofNanos(in.readLong());
    SmtAnswer answer =
        switch (in.readChar()) {
          case 'S' -> new Sat(readValues(in), elapsed);
          case 'U' -> new Unsat(readCore(in), elapsed);
          case '?' -> new Unknown(WireFields.readText(in), elapsed);
          case 'M' -> new Malformed(WireFields.readText(in), in.readInt(), in.readInt(), elapsed);
          default -> throw new IOException("Not an answer of a solver process.");
        };
    return new SolverReply(answer, resident);
  }

  private void writeAnswer(DataOutputStream out) throws IOException {
    if (answer instanceof Sat sat) {
      out.writeChar('S');
      WireFields.writeTexts(out, List.copyOf(sat.values().keySet()));
      WireFields.writeTexts(out, List.copyOf(sat.values().values()));
    } else if (answer instanceof Unsat unsat) {
      out.writeChar('U');
      out.writeInt(unsat.core().size());
      for (int index : unsat.core()) {
        out.writeInt(index);
      }
    } else if (answer instanceof Unknown unknown) {
      out.writeChar('?');
      WireFields.writeText(out, unknown.reason());
    } else if (answer instanceof Malformed malformed) {
      out.writeChar('M');
      WireFields.writeText(out, malformed.message());
      out.writeInt(malformed.line());
      out.writeInt(malformed.column());
    }
  }

  private static Map<String, String> readValues(DataInputStream in) throws IOException {
    List<String> names = WireFields.readTexts(in);
    List<String> texts = WireFields.readTexts(in);
    Map<String, String> values = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      values.put(names.get(i), texts.get(i));
    }
    return values;
  }

  private static List<Integer> readCore(DataInputStream in) throws IOException {
    int size = in.readInt();
    List<Integer> core = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      core.add(in.readInt());
    }
    return core;
  }
}
