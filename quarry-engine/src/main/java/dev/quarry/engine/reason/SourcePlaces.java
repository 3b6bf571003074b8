package dev.quarry.engine.reason;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Location;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Program;
import dev.quarry.program.ledger.Assumption;

/** Locations as {@code File.java:12}. */
public final class SourcePlaces {
  private final Program program;

  public SourcePlaces(Program program) {
    this.program = program;
  }

  /** An assumption as people read it. */
  public Reason reason(Assumption assumption) {
    return new Reason(
        assumption.code(), assumption.what(), assumption.place().map(this::of).orElse(""));
  }

  public String of(Location location) {
    String owner = location.method().owner();
    String file = program.classPath().find(owner).flatMap(ClassFile::sourceFile).orElse(owner);
    int line =
        program
            .findBody(location.method())
            .filter(body -> location.instruction() < body.size())
            .map(body -> body.line(location.instruction()))
            .orElse(MethodBody.NO_LINE);
    return line == MethodBody.NO_LINE ? location.toString() : file + ":" + line;
  }
}
