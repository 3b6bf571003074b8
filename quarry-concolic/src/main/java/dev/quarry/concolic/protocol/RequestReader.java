package dev.quarry.concolic.protocol;

import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.InputShape;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.codec.ExprReader;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The worker's end of one connection: reads requests. */
public final class RequestReader {
  private final ExprFactory factory;
  private final FieldReader fields = new FieldReader();

  /** A reader that makes the inputs of models with a factory. */
  public RequestReader(ExprFactory factory) {
    this.factory = factory;
  }

  /**
   * Reads a message.
   *
   * @throws VersionMismatchException if it is a greeting of another version
   * @throws IOException if it is no request
   */
  public Request read(byte[] message) throws IOException {
    fields.begin(message);
    Request request =
        switch (fields.constant(RequestWriter.Tag.values())) {
          case HELLO -> hello();
          case RUN -> run();
          case BATCH -> batch();
          case STOP -> new Request.Stop();
          case ENTER -> new Request.Enter(setup());
        };
    fields.end();
    return request;
  }

  private Request hello() throws IOException {
    int version = fields.integer();
    if (version != Protocol.VERSION) {
      throw new VersionMismatchException(version, Protocol.VERSION);
    }
    return new Request.Hello(version, setup());
  }

  private Request run() throws IOException {
    int known = fields.integer();
    long hash = fields.number();
    RunRequest.Watch watch = fields.constant(RunRequest.Watch.values());
    return new Request.Run(
        new RunRequest(new ExprReader(fields.in, factory).readModel(), known, hash, watch));
  }

  private Request batch() throws IOException {
    int piece = fields.integer();
    Listing listing = fields.constant(Listing.values());
    int size = fields.size();
    List<InputShape> shapes = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      shapes.add(fields.shape(factory));
    }
    int rows = fields.integer();
    return new Request.Batch(new InputRows(shapes, fields.bytes(), rows), listing, piece);
  }

  private Setup setup() throws IOException {
    List<String> classPath = fields.texts();
    MethodId entry = fields.method();
    List<String> inputClasses = fields.texts();
    RunLimits limits = limits();
    int outputLimit = fields.integer();
    long stackBytes = fields.number();
    Set<Permission> allowed = EnumSet.noneOf(Permission.class);
    int permissions = fields.size();
    for (int i = 0; i < permissions; i++) {
      allowed.add(fields.constant(Permission.values()));
    }
    String privateDirectory = fields.text();
    return new Setup(
        classPath,
        entry,
        inputClasses,
        limits,
        outputLimit,
        stackBytes,
        allowed,
        privateDirectory,
        fields.number());
  }

  private RunLimits limits() throws IOException {
    return new RunLimits(
        fields.integer(), fields.integer(), fields.integer(), fields.integer(), fields.integer());
  }
}
