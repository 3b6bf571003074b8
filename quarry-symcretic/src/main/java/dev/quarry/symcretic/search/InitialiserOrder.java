package dev.quarry.symcretic.search;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Location;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.CallGraph;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * Which static initialisers it matters for when they run. Backwards they all run before the entry,
 * which comes to the same as long as each minds its own class's state; one that reads or changes
 * the state of another class may find it, or leave it, otherwise in the middle of a run.
 */
final class InitialiserOrder {
  private static final String INITIALISER = "<clinit>";

  private final CallGraph graph;
  private final ClassPath classPath;

  InitialiserOrder(CallGraph graph) {
    this.graph = graph;
    this.classPath = graph.program().classPath();
  }

  /** One assumption for each initialiser that calls of some methods may run and that matters. */
  List<Assumption> of(Set<MethodId> entries) {
    Set<MethodId> begun = new LinkedHashSet<>(entries);
    for (MethodId entry : entries) {
      MethodId own = MethodId.ofInternal(Names.internal(entry.owner()), INITIALISER, "()V");
      graph.program().findBody(own).ifPresent(body -> begun.add(own));
    }
    List<Assumption> assumptions = new ArrayList<>();
    for (MethodId method : graph.reachableFrom(begun)) {
      if (method.name().equals(INITIALISER) && isMeddling(method)) {
        assumptions.add(
            new Assumption(
                AssumptionCode.INITIALISER_ORDER,
                List.of(method.owner()),
                Optional.of(new Location(method, 0))));
      }
    }
    return assumptions;
  }

  private boolean isMeddling(MethodId initialiser) {
    String own = Names.internal(initialiser.owner());
    Set<MethodId> called = graph.reachableFrom(List.of(initialiser));
    boolean isChanging = false;
    boolean isChangingFields = false;
    boolean isGivenObjects = false;
    boolean isGivenConstants = false;
    for (MethodId method : called) {
      // Of another initialiser it is found out by itself.
      boolean isOther = method.name().equals(INITIALISER) && !method.equals(initialiser);
      Optional<MethodBody> body = isOther ? Optional.empty() : graph.program().findBody(method);
      for (int i = 0; body.isPresent() && i < body.get().size(); i++) {
        AbstractInsnNode node = body.get().instruction(i);
        if (isForeignState(node, own)) {
          return true;
        }
        isGivenConstants |= isForeignObject(node, own);
        isGivenObjects |= isForeignObject(node, own) && !isConstant((FieldInsnNode) node);
        isChangingFields |= isFieldChange(node, method);
        isChanging |= isChange(node);
      }
    }
    return (isChanging && isGivenObjects) || (isChangingFields && isGivenConstants);
  }

  /** A static field of another class that changes, or is changed. */
  private boolean isForeignState(AbstractInsnNode node, String own) {
    if (!(node instanceof FieldInsnNode access) || !isForeign(access, own)) {
      return false;
    }
    return access.getOpcode() == Opcodes.PUTSTATIC
        || (access.getOpcode() == Opcodes.GETSTATIC && !isFinal(access));
  }

  /** An object that another class keeps, and that can be changed. */
  private boolean isForeignObject(AbstractInsnNode node, String own) {
    return node instanceof FieldInsnNode access
        && access.getOpcode() == Opcodes.GETSTATIC
        && isForeign(access, own)
        && Type.getType(access.desc).getSort() >= Type.ARRAY
        && !access.desc.equals("Ljava/lang/String;")
        // What an enumeration needs to list its constants.
        && !access.name.startsWith("$");
  }

  /** Nothing but its own code can change the constant of an enumeration. */
  private boolean isConstant(FieldInsnNode access) {
    return (flags(access) & Opcodes.ACC_ENUM) != 0;
  }

  private static boolean isFieldChange(AbstractInsnNode node, MethodId method) {
    return node.getOpcode() == Opcodes.PUTFIELD && !method.name().equals("<init>");
  }

  /** In an array, or by a call. */
  private static boolean isChange(AbstractInsnNode node) {
    int opcode = node.getOpcode();
    return opcode == Opcodes.PUTFIELD
        || (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE)
        || opcode == Opcodes.INVOKEINTERFACE
        || opcode == Opcodes.INVOKEVIRTUAL;
  }

  private boolean isForeign(FieldInsnNode access, String own) {
    return !access.owner.equals(own)
        && classPath.find(Names.binary(access.owner)).filter(ClassFile::isOfProgram).isPresent();
  }

  private boolean isFinal(FieldInsnNode access) {
    return (flags(access) & Opcodes.ACC_FINAL) != 0;
  }

  private int flags(FieldInsnNode access) {
    Optional<ClassFile> owner = classPath.find(Names.binary(access.owner));
    if (owner.isPresent()) {
      for (FieldNode field : owner.get().header().fields) {
        if (field.name.equals(access.name)) {
          return field.access;
        }
      }
    }
    return 0;
  }
}
