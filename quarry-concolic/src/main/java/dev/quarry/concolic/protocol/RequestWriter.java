package dev.quarry.concolic.protocol;

import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.expr.codec.ExprWriter;
import dev.quarry.process.Frames;
import java.io.IOException;
import java.io.OutputStream;

/** The controller's end of one connection: writes requests. */
public final class RequestWriter {
  /** What a message is; the order is part of the form. */
  enum Tag {
    HELLO,
    RUN,
    BATCH,
    STOP,
    ENTER
  }

  private static final byte[] NOTHING = new byte[0];

  private final OutputStream stream;
  private final FieldWriter fields = new FieldWriter();

  public RequestWriter(OutputStream stream) {
    this.stream = stream;
  }

  /** Sends a request. */
  public void write(Request request) throws IOException {
    fields.out.reset();
    if (request instanceof Request.Hello hello) {
      fields.constant(Tag.HELLO);
      fields.number(hello.version());
      setup(hello.setup());
    } else if (request instanceof Request.Run run) {
      fields.constant(Tag.RUN);
      fields.number(run.request().known());
      fields.number(run.request().hash());
      fields.constant(run.request().watch());
      new ExprWriter(fields.out).write(run.request().input());
    } else if (request instanceof Request.Batch batch) {
      fields.constant(Tag.BATCH);
      batch(batch);
    } else if (request instanceof Request.Enter enter) {
      fields.constant(Tag.ENTER);
      setup(enter.setup());
    } else {
      fields.constant(Tag.STOP);
    }
    byte[] rows = request instanceof Request.Batch batch ? batch.inputs().bytes() : NOTHING;
    Frames.write(stream, fields.out.toByteArray(), rows);
  }

  private void batch(Request.Batch batch) {
    fields.number(batch.piece());
    fields.constant(batch.listing());
    InputRows rows = batch.inputs();
    fields.number(rows.shapes().size());
    rows.shapes().forEach(fields::shape);
    fields.number(rows.size());
    // The bytes themselves, which are many, come last and are not copied.
    fields.number(rows.bytes().length);
  }

  private void setup(Setup setup) {
    fields.texts(setup.classPath());
    fields.method(setup.entry());
    fields.texts(setup.inputClasses());
    limits(setup.limits());
    fields.number(setup.outputLimit());
    fields.number(setup.stackBytes());
    fields.number(setup.allowed().size());
    for (Permission permission : setup.allowed()) {
      fields.constant(permission);
    }
    fields.text(setup.privateDirectory());
    fields.number(setup.seed());
  }

  private void limits(RunLimits limits) {
    fields.number(limits.steps());
    fields.number(limits.decisions());
    fields.number(limits.arrayLength());
    fields.number(limits.collectionSize());
    fields.number(limits.callDepth());
  }
}
