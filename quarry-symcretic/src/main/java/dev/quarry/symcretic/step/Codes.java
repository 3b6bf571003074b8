package dev.quarry.symcretic.step;

import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.ProgramException;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.hierarchy.MachineErrors;
import dev.quarry.program.invariant.FieldInvariants;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The code of methods, analysed once. */
public final class Codes {
  private final Program program;
  private final ClassHierarchy hierarchy;
  private final MachineErrors machineErrors;
  private final FieldInvariants invariants;
  private final Map<MethodId, Optional<Code>> known = new ConcurrentHashMap<>();

  public Codes(Program program, ClassHierarchy hierarchy) {
    this.program = program;
    this.hierarchy = hierarchy;
    this.invariants = new FieldInvariants(hierarchy);
    this.machineErrors =
        new MachineErrors(method -> find(method).map(Code::body), new CallTargets(hierarchy));
  }

  public Program program() {
    return program;
  }

  public ClassHierarchy hierarchy() {
    return hierarchy;
  }

  /** What holds of the fields of all objects that others have made. */
  public FieldInvariants invariants() {
    return invariants;
  }

  /** Which handlers may catch what the virtual machine throws when something runs out. */
  public MachineErrors machineErrors() {
    return machineErrors;
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
