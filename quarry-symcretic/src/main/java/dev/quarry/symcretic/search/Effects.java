package dev.quarry.symcretic.search;

import dev.quarry.models.library.LibraryModels;
import dev.quarry.program.BoxTypes;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.CallSite;
import dev.quarry.program.hierarchy.CallSites;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.program.hierarchy.Callees;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What code may write besides its own frame, callees included. */
final class Effects {
  /** Stands for everything. */
  static final String ANYTHING = "*";

  /** Stands for the elements of arrays. */
  static final String ELEMENTS = "[]";

  /** Stands for the contents of string builders. */
  static final String TEXTS = "text";

  /** Objects of the JDK that hold nothing of the program's, boxes apart. */
  private static final Set<String> HARMLESS =
      Set.of(
          "Ljava/lang/String;",
          "Ljava/lang/StringBuilder;",
          "Ljava/lang/StringBuffer;",
          "Ljava/io/PrintStream;");

  private final Codes codes;
  private final CallTargets targets;
  private final Map<MethodId, Set<String>> known = new HashMap<>();
  private final Map<String, Set<String>> ofInitialisers = new HashMap<>();
  private final Map<MethodId, Set<String>> initialised = new HashMap<>();

  Effects(Codes codes, CallTargets targets) {
    this.codes = codes;
    this.targets = targets;
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
        for (MethodId callee : called(body, number)) {
          if (seen.add(callee)) {
            open.add(callee);
          }
        }
      }
    }
    return effects;
  }

  /**
   * The static fields of other classes that the initialiser of a class writes, callees included;
   * {@link #ANYTHING} if it runs code that nobody has.
   */
  Set<String> ofInitialiser(String type) {
    return ofInitialisers.computeIfAbsent(type, this::gatherOutside);
  }

  private Set<String> gatherOutside(String type) {
    Set<String> effects = new HashSet<>();
    MethodId first = MethodId.ofInternal(type, "<clinit>", "()V");
    Set<MethodId> seen = new HashSet<>(Set.of(first));
    ArrayDeque<MethodId> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Optional<Code> code = codes.find(open.remove());
      if (code.isEmpty()) {
        continue;
      }
      MethodBody body = code.get().body();
      for (int number = 0; number < body.size(); number++) {
        AbstractInsnNode node = body.instruction(number);
        if (node.getOpcode() == Opcodes.PUTSTATIC && !((FieldInsnNode) node).owner.equals(type)) {
          effects.add(((FieldInsnNode) node).name);
        } else if (node instanceof MethodInsnNode call
            && codes.hierarchy().find(call.owner).isEmpty()
            && !call.owner.startsWith("[")) {
          effects.add(ANYTHING);
        }
        for (MethodId callee : called(body, number)) {
          if (seen.add(callee)) {
            open.add(callee);
          }
        }
        Initialisers.initialisedBy(node)
            .map(name -> MethodId.ofInternal(name, "<clinit>", "()V"))
            .filter(seen::add)
            .ifPresent(open::add);
      }
    }
    return effects;
  }

  /** Classes that a call of a method may initialise, and whose initialisers write elsewhere. */
  Set<String> initialisedIn(MethodId method) {
    return initialised.computeIfAbsent(method, this::gatherInitialised);
  }

  private Set<String> gatherInitialised(MethodId first) {
    Set<String> types = new LinkedHashSet<>();
    Set<MethodId> seen = new HashSet<>(Set.of(first));
    ArrayDeque<MethodId> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Optional<Code> code = codes.find(open.remove());
      if (code.isPresent()) {
        MethodBody body = code.get().body();
        for (int number = 0; number < body.size(); number++) {
          Initialisers.initialisedBy(body.instruction(number)).ifPresent(types::add);
          called(body, number).stream().filter(seen::add).forEach(open::add);
        }
      }
    }
    types.add(first.ownerInternal());
    Set<String> withAbove = new LinkedHashSet<>();
    for (String type : types) {
      codes.hierarchy().superclasses(type).stream()
          .filter(ClassFile::isOfProgram)
          .map(ClassFile::name)
          .filter(name -> !ofInitialiser(name).isEmpty())
          .forEach(withAbove::add);
    }
    return withAbove;
  }

  /** The effects of one instruction, callees included. */
  Set<String> of(MethodBody body, int number) {
    Set<String> effects = new HashSet<>(own(body, number));
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
    if (!(node instanceof MethodInsnNode call)) {
      return Set.of();
    }
    if (LibraryModels.find(call.owner, call.name, call.desc).isPresent()) {
      return call.owner.startsWith("java/lang/StringBu") ? Set.of(TEXTS) : Set.of();
    }
    if (codes.hierarchy().find(call.owner).isEmpty() && !call.owner.startsWith("[")) {
      return Set.of(ANYTHING);
    }
    Callees callees = callees(body, number);
    boolean isOpen =
        callees.methods().isEmpty()
            || !callees.complete()
            || !callees.methods().stream().allMatch(this::isOfProgram);
    return isOpen && mayCallBack(call) ? Set.of(ANYTHING) : Set.of();
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

  /** Code of the JDK that is given nothing of the program's can't write its fields. */
  private static boolean mayCallBack(MethodInsnNode call) {
    boolean hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC;
    if (hasReceiver && !isHarmless("L" + call.owner + ";")) {
      return true;
    }
    for (Type type : Type.getArgumentTypes(call.desc)) {
      if (type.getSort() >= Type.ARRAY && !isHarmless(type.getDescriptor())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isHarmless(String descriptor) {
    return HARMLESS.contains(descriptor) || BoxTypes.primitiveOf(descriptor) != null;
  }
}
