package dev.quarry.models.bytecode;

import dev.quarry.expr.Sort;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Methods that execute one instruction on their parameters. */
final class JvmInstructions {
  private JvmInstructions() {}

  /** Executes an instruction that computes. */
  static MethodHandle computing(int opcode, List<Sort.Basic> operands, Sort.Basic result) {
    return method(
        operands,
        result,
        code -> {
          loadAll(code, operands);
          code.visitInsn(opcode);
        });
  }

  /** Whether a conditional jump on ints jumps. */
  static MethodHandle jumping(int opcode, List<Sort.Basic> operands) {
    return method(
        operands,
        Sort.BOOL,
        code -> {
          var jumped = new Label();
          loadAll(code, operands);
          code.visitJumpInsn(opcode, jumped);
          answer(code, Opcodes.ICONST_0);
          code.visitLabel(jumped);
          code.visitInsn(Opcodes.ICONST_1);
        });
  }

  /** Adds a constant to a local. */
  static MethodHandle incrementing(int amount) {
    return method(
        List.of(Sort.INT),
        Sort.INT,
        code -> {
          code.visitIincInsn(0, amount);
          code.visitVarInsn(Opcodes.ILOAD, 0);
        });
  }

  /** Which of the sorted keys a switch finds; -1 for the default. */
  static MethodHandle switching(int[] keys) {
    return method(
        List.of(Sort.INT),
        Sort.INT,
        code -> {
          var labels = new Label[keys.length];
          java.util.Arrays.setAll(labels, i -> new Label());
          var otherwise = new Label();
          code.visitVarInsn(Opcodes.ILOAD, 0);
          code.visitLookupSwitchInsn(otherwise, keys, labels);
          for (int i = 0; i < keys.length; i++) {
            code.visitLabel(labels[i]);
            code.visitIntInsn(Opcodes.SIPUSH, i);
            code.visitInsn(Opcodes.IRETURN);
          }
          code.visitLabel(otherwise);
          code.visitInsn(Opcodes.ICONST_M1);
        });
  }

  /** Reads an element of an int array of the given length. */
  static MethodHandle indexing() {
    return method(
        List.of(Sort.INT, Sort.INT),
        Sort.INT,
        code -> {
          code.visitVarInsn(Opcodes.ILOAD, 1);
          code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
          code.visitVarInsn(Opcodes.ILOAD, 0);
          code.visitInsn(Opcodes.IALOAD);
        });
  }

  private static void answer(MethodVisitor code, int constant) {
    code.visitInsn(constant);
    code.visitInsn(Opcodes.IRETURN);
  }

  private static void loadAll(MethodVisitor code, List<Sort.Basic> operands) {
    int local = 0;
    for (Sort.Basic operand : operands) {
      Type type = Type.getType(operand.descriptor());
      code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
      local += type.getSize();
    }
  }

  private static MethodHandle method(
      List<Sort.Basic> parameters, Sort.Basic result, Consumer<MethodVisitor> body) {
    var descriptor = new StringBuilder("(");
    parameters.forEach(parameter -> descriptor.append(parameter.descriptor()));
    descriptor.append(')').append(result.descriptor());
    var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS | ClassWriter.COMPUTE_FRAMES);
    String name = JvmInstructions.class.getPackageName().replace('.', '/') + "/One";
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
    MethodVisitor code =
        writer.visitMethod(
            Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "run", descriptor.toString(), null, null);
    code.visitCode();
    body.accept(code);
    code.visitInsn(Type.getType(result.descriptor()).getOpcode(Opcodes.IRETURN));
    code.visitMaxs(0, 0);
    code.visitEnd();
    writer.visitEnd();
    return define(writer.toByteArray(), descriptor.toString());
  }

  private static MethodHandle define(byte[] classFile, String descriptor) {
    try {
      var lookup = MethodHandles.lookup().defineHiddenClass(classFile, true);
      var type = MethodType.fromMethodDescriptorString(descriptor, null);
      return lookup.findStatic(lookup.lookupClass(), "run", type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("The JVM refuses a class of one instruction.", e);
    }
  }
}
