package dev.quarry.concolic.instrument;

import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What {@code java.lang.runtime.SwitchBootstraps} does, as code of a static method: the number of
 * the first label at or after a given one that matches, -1 for null, the number of labels for none.
 */
final class PatternSwitch {
  private PatternSwitch() {}

  static Optional<CodeWriter> body(ClassHierarchy hierarchy, InvokeDynamicInsnNode dynamic) {
    Type selector = Type.getArgumentTypes(dynamic.desc)[0];
    if (selector.getSort() != Type.OBJECT) {
      return Optional.empty();
    }
    CodeWriter code = new CodeWriter();
    LabelNode present = new LabelNode();
    code.aload(0).jump(Opcodes.IFNONNULL, present).push(-1).op(Opcodes.IRETURN).label(present);
    boolean ofEnum = dynamic.bsm.getName().equals("enumSwitch");
    for (int i = 0; i < dynamic.bsmArgs.length; i++) {
      LabelNode next = new LabelNode();
      code.load(Type.INT_TYPE, 1).push(i).jump(Opcodes.IF_ICMPGT, next);
      Object label = dynamic.bsmArgs[i];
      if (!test(code, hierarchy, ofEnum ? selector : null, label, next)) {
        return Optional.empty();
      }
      code.push(i).op(Opcodes.IRETURN).label(next);
    }
    return Optional.of(code.push(dynamic.bsmArgs.length).op(Opcodes.IRETURN));
  }

  /** Jumps if a label doesn't match; false if it is of an unknown kind. */
  private static boolean test(
      CodeWriter code,
      ClassHierarchy hierarchy,
      @Nullable Type enumType,
      Object label,
      LabelNode next) {
    if (label instanceof Type type && type.getSort() >= Type.ARRAY) {
      code.aload(0).type(Opcodes.INSTANCEOF, type.getInternalName()).jump(Opcodes.IFEQ, next);
      return true;
    } else if (label instanceof String name && enumType != null) {
      return constant(code, hierarchy, enumType.getInternalName(), name, next);
    } else if (label instanceof String text) {
      code.ldc(text).aload(0);
      code.add(virtual("java/lang/String", "equals", "(Ljava/lang/Object;)Z"));
      code.jump(Opcodes.IFEQ, next);
      return true;
    } else if (label instanceof Integer number) {
      number(code, number, next);
      return true;
    } else if (label instanceof ConstantDynamic dynamic) {
      return described(code, hierarchy, dynamic, next);
    }
    return false;
  }

  private static MethodInsnNode virtual(String owner, String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKEVIRTUAL, owner, name, descriptor, false);
  }

  private static boolean constant(
      CodeWriter code, ClassHierarchy hierarchy, String type, String name, LabelNode next) {
    boolean exists =
        hierarchy.find(type).stream()
            .flatMap(file -> file.header().fields.stream())
            .anyMatch(field -> field.name.equals(name));
    if (exists) {
      code.aload(0).getStatic(type, name, "L" + type + ";").jump(Opcodes.IF_ACMPNE, next);
    } else {
      code.jump(next);
    }
    return true;
  }

  /** Numbers match as numbers whatever their box, and as characters. */
  private static void number(CodeWriter code, int number, LabelNode next) {
    LabelNode character = new LabelNode();
    LabelNode compare = new LabelNode();
    code.aload(0).type(Opcodes.INSTANCEOF, "java/lang/Number").jump(Opcodes.IFEQ, character);
    code.aload(0).type(Opcodes.CHECKCAST, "java/lang/Number");
    code.add(virtual("java/lang/Number", "intValue", "()I")).jump(compare);
    code.label(character).aload(0).type(Opcodes.INSTANCEOF, "java/lang/Character");
    code.jump(Opcodes.IFEQ, next).aload(0).type(Opcodes.CHECKCAST, "java/lang/Character");
    code.add(virtual("java/lang/Character", "charValue", "()C"));
    code.label(compare).push(number).jump(Opcodes.IF_ICMPNE, next);
  }

  /** A constant of an enum among other labels: {@code EnumDesc.of(ClassDesc.of(type), name)}. */
  private static boolean described(
      CodeWriter code, ClassHierarchy hierarchy, ConstantDynamic enumDesc, LabelNode next) {
    if (enumDesc.getBootstrapMethodArgumentCount() == 3
        && enumDesc.getBootstrapMethodArgument(1) instanceof ConstantDynamic classDesc
        && enumDesc.getBootstrapMethodArgument(2) instanceof String name
        && classDesc.getBootstrapMethodArgumentCount() == 2
        && classDesc.getBootstrapMethodArgument(1) instanceof String type) {
      return constant(code, hierarchy, type.replace('.', '/'), name, next);
    }
    return false;
  }
}
