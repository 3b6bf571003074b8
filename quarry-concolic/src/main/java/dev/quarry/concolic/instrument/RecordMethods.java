package dev.quarry.concolic.instrument;

import java.util.Optional;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;

/** What {@code java.lang.runtime.ObjectMethods} does for records, as code of a static method. */
final class RecordMethods {
  private static final int MOST_CONCATENATED = 200;

  private RecordMethods() {}

  static Optional<CodeWriter> body(ClassNode tree, InvokeDynamicInsnNode dynamic) {
    Object[] arguments = dynamic.bsmArgs;
    for (int i = 2; i < arguments.length; i++) {
      if (!(arguments[i] instanceof Handle getter) || getter.getTag() != Opcodes.H_GETFIELD) {
        return Optional.empty();
      }
    }
    return switch (dynamic.name) {
      case "equals" -> Optional.of(equality(tree, arguments));
      case "hashCode" -> Optional.of(hash(arguments));
      case "toString" -> text(tree, arguments);
      default -> Optional.empty();
    };
  }

  private static Type typeOf(Object getter) {
    return Type.getType(((Handle) getter).getDesc());
  }

  private static void get(CodeWriter code, int local, Object getter) {
    Handle field = (Handle) getter;
    code.aload(local);
    code.add(
        new FieldInsnNode(Opcodes.GETFIELD, field.getOwner(), field.getName(), field.getDesc()));
  }

  private static CodeWriter equality(ClassNode tree, Object[] arguments) {
    CodeWriter code = new CodeWriter();
    LabelNode compare = new LabelNode();
    LabelNode different = new LabelNode();
    code.aload(0).aload(1).jump(Opcodes.IF_ACMPNE, compare).push(1).op(Opcodes.IRETURN);
    code.label(compare).aload(1).type(Opcodes.INSTANCEOF, tree.name);
    code.jump(Opcodes.IFEQ, different);
    code.aload(1).type(Opcodes.CHECKCAST, tree.name).astore(2);
    for (int i = 2; i < arguments.length; i++) {
      get(code, 0, arguments[i]);
      get(code, 2, arguments[i]);
      compare(code, typeOf(arguments[i]), different);
    }
    return code.push(1).op(Opcodes.IRETURN).label(different).push(0).op(Opcodes.IRETURN);
  }

  private static void compare(CodeWriter code, Type type, LabelNode different) {
    switch (type.getSort()) {
      case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT ->
          code.jump(Opcodes.IF_ICMPNE, different);
      case Type.LONG -> code.op(Opcodes.LCMP).jump(Opcodes.IFNE, different);
      case Type.FLOAT ->
          code.callStatic("java/lang/Float", "compare", "(FF)I").jump(Opcodes.IFNE, different);
      case Type.DOUBLE ->
          code.callStatic("java/lang/Double", "compare", "(DD)I").jump(Opcodes.IFNE, different);
      default ->
          code.callStatic("java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z")
              .jump(Opcodes.IFEQ, different);
    }
  }

  private static CodeWriter hash(Object[] arguments) {
    CodeWriter code = new CodeWriter();
    code.push(0);
    for (int i = 2; i < arguments.length; i++) {
      code.push(31).op(Opcodes.IMUL);
      get(code, 0, arguments[i]);
      Type type = typeOf(arguments[i]);
      if (type.getSort() >= Type.ARRAY) {
        code.callStatic("java/util/Objects", "hashCode", "(Ljava/lang/Object;)I");
      } else {
        String box = Boxing.boxOf(type);
        code.callStatic(box, "hashCode", "(" + type.getDescriptor() + ")I");
      }
      code.op(Opcodes.IADD);
    }
    return code.op(Opcodes.IRETURN);
  }

  private static Optional<CodeWriter> text(ClassNode tree, Object[] arguments) {
    if (arguments.length - 2 > MOST_CONCATENATED) {
      return Optional.empty();
    }
    String joined = (String) arguments[1];
    String[] names = joined.isEmpty() ? new String[0] : joined.split(";");
    StringBuilder recipe = new StringBuilder(simpleName(tree)).append('[');
    StringBuilder descriptor = new StringBuilder("(");
    CodeWriter code = new CodeWriter();
    for (int i = 0; i < names.length; i++) {
      recipe.append(i == 0 ? "" : ", ").append(names[i]).append("=\1");
      descriptor.append(typeOf(arguments[i + 2]).getDescriptor());
      get(code, 0, arguments[i + 2]);
    }
    recipe.append(']');
    if (names.length == 0) {
      return Optional.of(code.ldc(recipe.toString()).op(Opcodes.ARETURN));
    }
    code.add(concat(recipe.toString(), descriptor.append(")Ljava/lang/String;").toString()));
    return Optional.of(code.op(Opcodes.ARETURN));
  }

  private static InvokeDynamicInsnNode concat(String recipe, String descriptor) {
    Handle factory =
        new Handle(
            Opcodes.H_INVOKESTATIC,
            "java/lang/invoke/StringConcatFactory",
            "makeConcatWithConstants",
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
                + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)"
                + "Ljava/lang/invoke/CallSite;",
            false);
    return new InvokeDynamicInsnNode("makeConcatWithConstants", descriptor, factory, recipe);
  }

  private static String simpleName(ClassNode tree) {
    for (InnerClassNode inner : tree.innerClasses) {
      if (inner.name.equals(tree.name) && inner.innerName != null) {
        return inner.innerName;
      }
    }
    return tree.name.substring(tree.name.lastIndexOf('/') + 1);
  }
}
