package dev.quarry.symcretic.step;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.CallSite;
import dev.quarry.program.hierarchy.CallSites;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.symcretic.state.Member;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * What static initialisers do beyond giving their own class its first values. The instruction that
 * makes the virtual machine run one depends on the run, so what they write elsewhere, read
 * elsewhere and throw is not followed, only known.
 */
public final class Initialisations {
  /**
   * What an initialiser does, with all that it calls.
   *
   * @param writes fields that it writes, without the static ones that an initialiser gives its own
   *     class
   * @param reads fields that it reads, without the static ones of its own class
   * @param begins classes whose initialisers it may make run
   * @param getsObjects whether it gets hold of objects that other classes keep, so that it may
   *     change them, or look at what others have changed
   * @param mayThrow whether it has an instruction that may throw
   */
  public record Doings(
      Set<Member> writes,
      Set<Member> reads,
      Set<String> begins,
      boolean getsObjects,
      boolean mayThrow) {
    static final Doings NONE = new Doings(Set.of(), Set.of(), Set.of(), false, false);

    private Doings and(Doings other) {
      return new Doings(
          union(writes, other.writes),
          union(reads, other.reads),
          union(begins, other.begins),
          getsObjects || other.getsObjects,
          mayThrow || other.mayThrow);
    }

    private static <T> Set<T> union(Set<T> a, Set<T> b) {
      Set<T> all = new HashSet<>(a);
      all.addAll(b);
      return all;
    }

    /** Whether it may change more than the static fields of its own class. */
    public boolean changesMore() {
      return !writes.isEmpty() || getsObjects;
    }
  }

  private final Codes codes;
  private final CallTargets targets;
  private final Map<MethodId, Doings> known = new ConcurrentHashMap<>();

  public Initialisations(Codes codes, CallTargets targets) {
    this.codes = codes;
    this.targets = targets;
  }

  /** What the initialisers do that an instruction may make run. */
  public Doings at(MethodBody body, int number) {
    Doings all = Doings.NONE;
    for (CallSite site : CallSites.at(body, number)) {
      // The class of the code that runs is initialised, or being so.
      if (site instanceof CallSite.Initialisation found
          && !found.owner().equals(body.id().ownerInternal())) {
        for (MethodId initialiser : targets.of(site).ids()) {
          all = all.and(of(initialiser));
        }
      }
    }
    return all;
  }

  /** What an initialiser does. */
  public Doings of(MethodId initialiser) {
    Doings found = known.get(initialiser);
    if (found == null) {
      found = gather(initialiser);
      known.put(initialiser, found);
    }
    return found;
  }

  private Doings gather(MethodId initialiser) {
    Set<Member> writes = new HashSet<>();
    Set<Member> reads = new HashSet<>();
    Set<String> begins = new HashSet<>();
    boolean getsObjects = false;
    boolean mayThrow = false;
    Set<MethodId> seen = new LinkedHashSet<>(Set.of(initialiser));
    ArrayDeque<MethodId> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Optional<Code> code = codes.find(open.remove());
      if (code.isEmpty()) {
        continue;
      }
      MethodBody body = code.get().body();
      boolean isMade = isMade(body);
      if (body.id().name().equals("<clinit>")) {
        begins.add(body.id().ownerInternal());
      }
      for (int number = 0; number < body.size(); number++) {
        note(initialiser, body, number, writes, reads);
        getsObjects |= !isMade && getsObject(initialiser, body, number);
        mayThrow |= !isMade && mayThrow(body, number);
        for (CallSite site : CallSites.at(body, number)) {
          targets.of(site).ids().stream()
              .filter(this::isOfProgram)
              .filter(seen::add)
              .forEach(open::add);
        }
      }
    }
    return new Doings(
        Set.copyOf(writes), Set.copyOf(reads), Set.copyOf(begins), getsObjects, mayThrow);
  }

  private static void note(
      MethodId initialiser, MethodBody body, int number, Set<Member> writes, Set<Member> reads) {
    if (!(body.instruction(number) instanceof FieldInsnNode field)) {
      return;
    }
    var member = new Member(field.owner, field.name);
    switch (field.getOpcode()) {
      case Opcodes.PUTSTATIC -> {
        if (!isOfInitialiser(field, body)) {
          writes.add(member);
        }
      }
      case Opcodes.PUTFIELD -> {
        if (!body.id().name().equals("<init>")) {
          writes.add(member);
        }
      }
      case Opcodes.GETSTATIC -> {
        if (!isOwn(field, initialiser, body)) {
          reads.add(member);
        }
      }
      case Opcodes.GETFIELD -> reads.add(member);
      default -> {}
    }
  }

  /** Whether an initialiser, which need not be the first one, speaks of its own class. */
  private static boolean isOfInitialiser(FieldInsnNode field, MethodBody body) {
    return body.id().name().equals("<clinit>") && field.owner.equals(body.id().ownerInternal());
  }

  /** Whether a static field was empty before the initialiser that reads it. */
  private static boolean isOwn(FieldInsnNode field, MethodId initialiser, MethodBody body) {
    return field.owner.equals(initialiser.ownerInternal()) || isOfInitialiser(field, body);
  }

  /** Whether an instruction reads an object that another class of the program keeps. */
  private boolean getsObject(MethodId initialiser, MethodBody body, int number) {
    return body.instruction(number) instanceof FieldInsnNode field
        && field.getOpcode() == Opcodes.GETSTATIC
        && Type.getType(field.desc).getSort() >= Type.ARRAY
        && !field.desc.equals("Ljava/lang/String;")
        && !isOwn(field, initialiser, body)
        && codes.hierarchy().find(field.owner).filter(this::mayKeepState).isPresent();
  }

  /** Plain constants of enumerations have nothing that changes. */
  private boolean mayKeepState(ClassFile owner) {
    return owner.isOfProgram()
        && (!owner.isEnum()
            || owner.header().fields.stream()
                .anyMatch(
                    field -> (field.access & (Opcodes.ACC_ENUM | Opcodes.ACC_SYNTHETIC)) == 0));
  }

  /** What compilers make for enums and for switches over them does not throw. */
  private boolean isMade(MethodBody body) {
    return body.id().name().equals("$values")
        || codes
            .hierarchy()
            .find(body.id().ownerInternal())
            .filter(
                file ->
                    (file.header().access & Opcodes.ACC_SYNTHETIC) != 0 || isPlainEnum(body, file))
            .isPresent();
  }

  private static boolean isPlainEnum(MethodBody body, ClassFile file) {
    return file.isEnum() && body.id().name().equals("values");
  }

  private boolean mayThrow(MethodBody body, int number) {
    AbstractInsnNode node = body.instruction(number);
    int opcode = node.getOpcode();
    boolean isArrayAccess =
        opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD
            || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
    boolean isDivision =
        opcode == Opcodes.IDIV
            || opcode == Opcodes.LDIV
            || opcode == Opcodes.IREM
            || opcode == Opcodes.LREM;
    if (Steps.isCall(opcode)) {
      return CallSites.at(body, number).stream()
              .filter(CallSite.MethodCall.class::isInstance)
              .anyMatch(site -> !targets.of(site).ids().stream().allMatch(this::isOfProgram))
          && !isFirstOfObject(node);
    }
    return isArrayAccess
        || isDivision
        || opcode == Opcodes.ATHROW
        || opcode == Opcodes.CHECKCAST
        || opcode == Opcodes.GETFIELD;
  }

  /** The constructors of what every object is. */
  private static boolean isFirstOfObject(AbstractInsnNode node) {
    return node instanceof org.objectweb.asm.tree.MethodInsnNode call
        && (call.name.equals("desiredAssertionStatus")
            || call.name.equals("<init>")
                && Set.of("java/lang/Object", "java/lang/Enum", "java/lang/Record")
                    .contains(call.owner));
  }

  private boolean isOfProgram(MethodId method) {
    return codes.hierarchy().find(method.owner()).filter(ClassFile::isOfProgram).isPresent();
  }
}
