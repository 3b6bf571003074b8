package dev.quarry.concolic.instrument;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Private tables that are filled by the initialiser and only looked at afterwards, such as a map
 * from names to an enum's constants: they could change, but don't.
 */
final class ReadOnlyStatics {
  private static final Set<String> CONTAINERS =
      Set.of("java/util/Map", "java/util/List", "java/util/Set", "java/util/Collection");

  private static final Set<String> READS =
      Set.of("get", "getOrDefault", "containsKey", "contains", "size", "isEmpty", "indexOf");

  private final ClassHierarchy hierarchy;
  private final ImmutableTypes immutable;

  ReadOnlyStatics(ClassHierarchy hierarchy, ImmutableTypes immutable) {
    this.hierarchy = hierarchy;
    this.immutable = immutable;
  }

  /** Whether a static final of a class never changes after its initialiser. */
  boolean contains(ClassFile owner, FieldNode field) {
    boolean isPrivate = (field.access & Opcodes.ACC_PRIVATE) != 0;
    return isPrivate
        && hasImmutableParts(field)
        && nest(owner).stream().allMatch(type -> isOnlyRead(type, owner.name(), field));
  }

  /** The classes that may use private fields of one. */
  private List<ClassFile> nest(ClassFile owner) {
    String hostName = owner.header().nestHostClass;
    ClassFile host = hostName == null ? owner : hierarchy.find(hostName).orElse(owner);
    List<ClassFile> nest = new ArrayList<>(List.of(host));
    List<String> members = host.header().nestMembers;
    for (String member : members == null ? List.<String>of() : members) {
      hierarchy.find(member).ifPresent(nest::add);
    }
    return nest;
  }

  private boolean hasImmutableParts(FieldNode field) {
    Type type = Type.getType(field.desc);
    if (type.getSort() == Type.ARRAY) {
      return type.getDimensions() == 1 && immutable.contains(type.getElementType());
    }
    if (!CONTAINERS.contains(type.getInternalName()) || field.signature == null) {
      return false;
    }
    Arguments arguments = new Arguments();
    new SignatureReader(field.signature).acceptType(arguments);
    return arguments.isSimple
        && arguments.names.stream().allMatch(name -> immutable.contains(Type.getObjectType(name)));
  }

  /** The type arguments of a field's type. */
  private static final class Arguments extends SignatureVisitor {
    private final Set<String> names = new HashSet<>();
    private boolean isSimple = true;
    private boolean isOuter = true;

    Arguments() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visitClassType(String name) {
      if (!isOuter) {
        names.add(name);
      }
      isOuter = false;
    }

    @Override
    public void visitTypeArgument() {
      isSimple = false;
    }

    @Override
    public void visitTypeVariable(String name) {
      isSimple = false;
    }

    @Override
    public SignatureVisitor visitArrayType() {
      isSimple = false;
      return this;
    }
  }

  private static boolean isOnlyRead(ClassFile type, String owner, FieldNode field) {
    ClassNode tree = type.tree();
    for (MethodNode method : tree.methods) {
      boolean fills = method.name.equals("<clinit>") && tree.name.equals(owner);
      if (!fills && mentions(owner, field, method)) {
        Uses uses = new Uses(owner, field.name);
        try {
          new Analyzer<>(uses).analyze(tree.name, method);
        } catch (AnalyzerException e) {
          return false;
        }
        if (uses.escapes) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean mentions(String owner, FieldNode field, MethodNode method) {
    for (AbstractInsnNode node : method.instructions) {
      if (isRead(node, owner, field.name)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isRead(AbstractInsnNode node, String owner, String name) {
    return node.getOpcode() == Opcodes.GETSTATIC
        && ((FieldInsnNode) node).owner.equals(owner)
        && ((FieldInsnNode) node).name.equals(name);
  }

  /** Sees where the field's value goes. */
  private static final class Uses extends SourceInterpreter {
    private final String owner;
    private final String name;
    private boolean escapes;

    Uses(String owner, String name) {
      super(Opcodes.ASM9);
      this.owner = owner;
      this.name = name;
    }

    private boolean isWatched(SourceValue value) {
      return value.insns.stream().anyMatch(node -> isRead(node, owner, name));
    }

    @Override
    public SourceValue copyOperation(AbstractInsnNode insn, SourceValue value) {
      escapes |= isWatched(value);
      return super.copyOperation(insn, value);
    }

    @Override
    public SourceValue unaryOperation(AbstractInsnNode insn, SourceValue value) {
      escapes |= isWatched(value) && insn.getOpcode() != Opcodes.ARRAYLENGTH;
      return super.unaryOperation(insn, value);
    }

    @Override
    public SourceValue binaryOperation(AbstractInsnNode insn, SourceValue left, SourceValue right) {
      boolean loads = insn.getOpcode() >= Opcodes.IALOAD && insn.getOpcode() <= Opcodes.SALOAD;
      escapes |= isWatched(right) || isWatched(left) && !loads;
      return super.binaryOperation(insn, left, right);
    }

    @Override
    public SourceValue ternaryOperation(
        AbstractInsnNode insn, SourceValue first, SourceValue second, SourceValue third) {
      escapes |= isWatched(first) || isWatched(second) || isWatched(third);
      return super.ternaryOperation(insn, first, second, third);
    }

    @Override
    public SourceValue naryOperation(AbstractInsnNode insn, List<? extends SourceValue> values) {
      for (int i = 0; i < values.size(); i++) {
        escapes |= isWatched(values.get(i)) && !(i == 0 && isLookup(insn));
      }
      return super.naryOperation(insn, values);
    }

    private static boolean isLookup(AbstractInsnNode insn) {
      if (!(insn instanceof MethodInsnNode call) || call.getOpcode() == Opcodes.INVOKESTATIC) {
        return false;
      }
      return call.owner.startsWith("[")
          ? call.name.equals("clone")
          : CONTAINERS.contains(call.owner) && READS.contains(call.name);
    }

    @Override
    public void returnOperation(AbstractInsnNode insn, SourceValue value, SourceValue expected) {
      escapes |= isWatched(value);
    }
  }
}
