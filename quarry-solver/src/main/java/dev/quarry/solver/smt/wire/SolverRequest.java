package dev.quarry.solver.smt.wire;

import dev.quarry.solver.smt.RawScript;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtBackend;
import dev.quarry.solver.smt.SmtScript;
import dev.quarry.solver.smt.SmtScript.Assertion;
import dev.quarry.solver.smt.SmtScript.Role;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A question to a solver process. */
public sealed interface SolverRequest {

  /** Time the solver may take. */
  Duration timeout();

  /** Puts the question to a back end. */
  SmtAnswer askOf(SmtBackend backend);

  /** A query of ours. */
  record Check(SmtScript script, Duration timeout) implements SolverRequest {
    @Override
    public SmtAnswer askOf(SmtBackend backend) {
      return backend.check(script, timeout);
    }
  }

  /** A complete script. */
  record CheckRaw(RawScript script, Duration timeout) implements SolverRequest {
    @Override
    public SmtAnswer askOf(SmtBackend backend) {
      return backend.check(script, timeout);
    }
  }

  /** Binary form. */
  default byte[] encode() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeLong(timeout().toNanos());
      out.writeBoolean(this instanceof CheckRaw);
      if (this instanceof CheckRaw raw) {
        WireFields.writeText(out, raw.script().text());
      } else if (this instanceof Check check) {
        writeScript(out, check.script());
      }
    } catch (IOException e) {
      throw new UncheckedIOException("Writing to memory does not fail.", e);
    }
    return bytes.toByteArray();
  }

  /** The reverse of {@link #encode()}. */
  static SolverRequest decode(byte[] message) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(message));
    Duration timeout = Duration.ofNanos(in.readLong());
    return in.readBoolean()
        ? new CheckRaw(new RawScript(WireFields.readText(in)), timeout)
        : new Check(readScript(in), timeout);
  }

  private static void writeScript(DataOutputStream out, SmtScript script) throws IOException {
    WireFields.writeText(out, script.declarations());
    out.writeInt(script.assertions().size());
    for (Assertion assertion : script.assertions()) {
      out.writeBoolean(assertion.role() == Role.ASSUMPTION);
      WireFields.writeText(out, assertion.text());
    }
    WireFields.writeTexts(out, script.wanted());
  }

  private static SmtScript readScript(DataInputStream in) throws IOException {
    String declarations = WireFields.readText(in);
    int size = in.readInt();
    List<Assertion> assertions = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      Role role = in.readBoolean() ? Role.ASSUMPTION : Role.REQUIRED;
      assertions.add(new Assertion(WireFields.readText(in), role));
    }
    return new SmtScript(declarations, assertions, WireFields.readTexts(in));
  }
}
