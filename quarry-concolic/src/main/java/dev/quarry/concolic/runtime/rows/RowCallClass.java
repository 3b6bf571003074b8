package dev.quarry.concolic.runtime.rows;

import dev.quarry.concolic.batch.RowReader;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes the class of a {@link RowCall}: straight on from the bytes of the row to the arguments of
 * the entry, with no object in between.
 */
final class RowCallClass {
  private static final String READER = Type.getInternalName(RowReader.class);
  private static final String VALUES = Type.getInternalName(RowValues.class);
  private static final String FROM_ROW = "(L" + READER + ";)";

  /** The handle of the entry, which is a constant of the class. */
  private static final ConstantDynamic ENTRY =
      new ConstantDynamic(
          ConstantDescs.DEFAULT_NAME,
          Type.getDescriptor(MethodHandle.class),
          new Handle(
              Opcodes.H_INVOKESTATIC,
              Type.getInternalName(MethodHandles.class),
              "classData",
              MethodType.methodType(
                      Object.class, MethodHandles.Lookup.class, String.class, Class.class)
                  .descriptorString(),
              false));

  private final MethodVisitor code;

  /** How many columns of the row are taken already. */
  private int taken;

  private RowCallClass(MethodVisitor code) {
    this.code = code;
  }

  /**
   * Calls an entry with rows of one shape.
   *
   * @param entry with the parameters that it has
   * @return null if the values of rows have another order than the parameters, or if one of them
   *     needs more than this
   */
  static @Nullable RowCall of(MethodHandle entry, DirectArguments arguments) {
    MethodType type = erased(entry.type());
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(
        Opcodes.V17,
        Opcodes.ACC_FINAL,
        RowCall.class.getName().replace('.', '/') + "$Made",
        null,
        "java/lang/Object",
        new String[] {Type.getInternalName(RowCall.class)});
    constructor(writer);
    MethodVisitor code =
        writer.visitMethod(Opcodes.ACC_PUBLIC, "call", FROM_ROW + "Ljava/lang/Object;", null, null);
    boolean isComplete = new RowCallClass(code).call(type, arguments);
    writer.visitEnd();
    return isComplete ? define(writer.toByteArray(), entry.asType(type)) : null;
  }

  /** The entry may return a class that only the program knows. */
  private static MethodType erased(MethodType type) {
    return type.returnType().isPrimitive() ? type : type.changeReturnType(Object.class);
  }

  private static @Nullable RowCall define(byte[] classFile, MethodHandle entry) {
    try {
      return (RowCall)
          MethodHandles.lookup()
              .defineHiddenClassWithClassData(classFile, entry, true)
              .lookupClass()
              .getDeclaredConstructor()
              .newInstance();
    } catch (ReflectiveOperationException | LinkageError e) {
      return null;
    }
  }

  private static void constructor(ClassWriter writer) {
    MethodVisitor code = writer.visitMethod(0, "<init>", "()V", null, null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private boolean call(MethodType type, DirectArguments arguments) {
    code.visitCode();
    code.visitLdcInsn(ENTRY);
    for (int i = 0; i < type.parameterCount(); i++) {
      if (!argument(arguments.maker(i), type.parameterType(i))) {
        return false;
      }
    }
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, READER, "end", "()V", false);
    code.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL,
        Type.getInternalName(MethodHandle.class),
        "invokeExact",
        type.descriptorString(),
        false);
    box(type.returnType());
    code.visitInsn(Opcodes.ARETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
    return taken == arguments.columns();
  }

  private boolean argument(DirectArgument maker, Class<?> type) {
    if (maker instanceof DirectArgument.Column column) {
      return takes(column.column()) && primitive(type);
    }
    if (maker instanceof DirectArgument.Narrow narrow) {
      return takes(narrow.column()) && narrow(type);
    }
    if (maker instanceof DirectArgument.ArrayArgument array) {
      return takes(array.reference())
          && takes(array.length())
          && takes(array.elements())
          && array(array, type);
    }
    return maker instanceof DirectArgument.ValueArgument value
        && type == String.class
        && takes(value.reference())
        && value.content() instanceof DirectArgument.Column content
        && takes(content.column())
        && value("text", "Ljava/lang/String;");
  }

  /** Whether a column is the next one of the row. */
  private boolean takes(int column) {
    taken++;
    return column == taken - 1;
  }

  private boolean primitive(Class<?> type) {
    String name =
        type == boolean.class
            ? "truth"
            : type == int.class
                ? "integer"
                : type == long.class ? "wide" : type == float.class ? "single" : "real";
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL, READER, name, "()" + type.descriptorString(), false);
    return true;
  }

  private boolean narrow(Class<?> type) {
    String name = type == byte.class ? "octet" : type == short.class ? "small" : "unit";
    return value(name, type.descriptorString());
  }

  private boolean value(String name, String descriptor) {
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, VALUES, name, FROM_ROW + descriptor, false);
    return true;
  }

  private boolean array(DirectArgument.ArrayArgument array, Class<?> type) {
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitLdcInsn(array.longest());
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        VALUES,
        array.component().getName() + "s",
        "(L" + READER + ";I)" + type.descriptorString(),
        false);
    return true;
  }

  private void box(Class<?> type) {
    if (type == void.class) {
      code.visitInsn(Opcodes.ACONST_NULL);
    } else if (type.isPrimitive()) {
      Class<?> box = MethodType.methodType(type).wrap().returnType();
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          Type.getInternalName(box),
          "valueOf",
          MethodType.methodType(box, type).descriptorString(),
          false);
    }
  }
}
