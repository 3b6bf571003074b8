package dev.quarry.symcretic.search;

import dev.quarry.program.InputMethods;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.CallSite;
import dev.quarry.program.hierarchy.CallSites;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.program.hierarchy.Callees;
import dev.quarry.symcretic.state.Member;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.Initialisations;
import dev.quarry.symcretic.step.ReflectiveCalls;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What code may write besides its own frame, callees included. */
final class Effects {
  /** Stands for everything. */
  static final String ANYTHING = "*";

  /** Stands for the elements of arrays. */
  static final String ELEMENTS = "[]";

  /** Stands for the contents of string builders. */
  static final String TEXTS = "text";

  /** Stands for the number of inputs that the program has asked for. */
  static final String ASKED = "inputs asked for";

  private final Codes codes;
  private final CallTargets targets;
  private final Callbacks callbacks;
  private final Initialisations initialisations;
  private final InputMethods inputs;
  private final Map<MethodId, Set<String>> known = new HashMap<>();

  Effects(Codes codes, CallTargets targets, InputMethods inputs) {
    this.inputs = inputs;
    this.codes = codes;
    this.targets = targets;
    this.callbacks = new Callbacks(codes);
    this.initialisations = new Initialisations(codes, targets);
  }

  /**
   * Names of fields, {@link #ELEMENTS}, {@link #TEXTS}, or {@link #ANYTHING}: of all methods that a
   * call of this one may run, so that methods that call each other have the same.
   */
  Set<String> of(MethodId method) {
    return known.computeIfAbsent(method, this::gather);
  }

  private Set<String> gather(MethodId first) {
    Set<String> effects = new HashSet<>();
    Set<MethodId> seen = new HashSet<>(Set.of(first));
    ArrayDeque<MethodId> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Optional<Code> code = codes.find(open.remove());
      if (code.isEmpty()) {
        effects.add(ANYTHING);
        continue;
      }
      MethodBody body = code.get().body();
      for (int number = 0; number < body.size(); number++) {
        effects.addAll(own(body, number));
        effects.addAll(ofInitialisers(body, number));
        for (MethodId callee : called(body, number)) {
          if (seen.add(callee)) {
            open.add(callee);
          }
        }
      }
    }
    return effects;
  }

  /** What initialisers write elsewhere that an instruction makes run. */
  private Set<String> ofInitialisers(MethodBody body, int number) {
    Initialisations.Doings doings = initialisations.at(body, number);
    if (doings.getsObjects()) {
      return Set.of(ANYTHING);
    }
    Set<String> names = new HashSet<>();
    for (Member member : doings.writes()) {
      names.add(member.name());
    }
    return names;
  }

  /** The effects of one instruction, callees included. */
  Set<String> of(MethodBody body, int number) {
    Set<String> effects = new HashSet<>(own(body, number));
    effects.addAll(ofInitialisers(body, number));
    called(body, number).forEach(callee -> effects.addAll(of(callee)));
    return effects;
  }

  /** What an instruction writes without the program's methods that it calls. */
  private Set<String> own(MethodBody body, int number) {
    AbstractInsnNode node = body.instruction(number);
    int opcode = node.getOpcode();
    if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
      return Set.of(((FieldInsnNode) node).name);
    }
    if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      return Set.of(ELEMENTS);
    }
    if (node instanceof InvokeDynamicInsnNode dynamic) {
      return callbacks.isPossible(body, number, dynamic) ? Set.of(ANYTHING) : Set.of();
    }
    return node instanceof MethodInsnNode call ? own(body, number, call) : Set.of();
  }

  private Set<String> own(MethodBody body, int number, MethodInsnNode call) {
    if (inputs.isAsking(call)) {
      return Set.of(ASKED);
    }
    Set<String> effects = new HashSet<>();
    if (call.owner.startsWith("java/lang/StringBu") || call.desc.contains("Ljava/lang/StringBu")) {
      effects.add(TEXTS);
    }
    if (ReflectiveCalls.mayRunAnything(call)) {
      return Set.of(ANYTHING);
    }
    if (codes.hierarchy().find(call.owner).isEmpty() && !call.owner.startsWith("[")) {
      return Set.of(ANYTHING);
    }
    Callees callees = callees(body, number);
    boolean isOpen =
        callees.methods().isEmpty()
            || !callees.complete()
            || !callees.methods().stream().allMatch(this::isOfProgram);
    if (isOpen && callbacks.isPossible(body, number, call)) {
      effects.add(ANYTHING);
    }
    return effects;
  }

  /** The program's methods that an instruction may run. */
  private List<MethodId> called(MethodBody body, int number) {
    return body.instruction(number) instanceof MethodInsnNode
        ? callees(body, number).methods().stream()
            .filter(this::isOfProgram)
            .map(MethodShape::id)
            .toList()
        : List.of();
  }

  private Callees callees(MethodBody body, int number) {
    for (CallSite site : CallSites.at(body, number)) {
      if (site instanceof CallSite.MethodCall) {
        return targets.of(site);
      }
    }
    return new Callees(List.of(), true);
  }

  private boolean isOfProgram(MethodShape method) {
    return codes
        .hierarchy()
        .find(method.id().ownerInternal())
        .map(file -> file.isOfProgram())
        .orElse(false);
  }
}
