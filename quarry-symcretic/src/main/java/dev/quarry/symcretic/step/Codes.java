package dev.quarry.symcretic.step;

import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.ProgramException;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The code of methods, analysed once. */
public final class Codes {
  private final Program program;
  private final ClassHierarchy hierarchy;
  private final Map<MethodId, Optional<Code>> known = new ConcurrentHashMap<>();

  public Codes(Program program, ClassHierarchy hierarchy) {
    this.program = program;
    this.hierarchy = hierarchy;
  }

  public Program program() {
    return program;
  }

  public ClassHierarchy hierarchy() {
    return hierarchy;
  }

  /** The code of a method; empty if it has none or it does not verify. */
  public Optional<Code> find(MethodId method) {
    return known.computeIfAbsent(method, this::analyse);
  }

  /** The code of a method that has some. */
  public Code of(MethodId method) {
    return find(method)
        .orElseThrow(() -> new IllegalArgumentException("There is no code for " + method + "."));
  }

  private Optional<Code> analyse(MethodId method) {
    try {
      return program.findBody(method).map(body -> new Code(body, hierarchy));
    } catch (ProgramException e) {
      return Optional.empty();
    }
  }
}
