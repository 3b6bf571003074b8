package dev.quarry.symcretic.testing;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes a class whose methods are snippets; each returns the stack and the locals after it. */
final class SnippetWriter {
  private SnippetWriter() {}

  static byte[] write(String internalName, List<Snippet> snippets) {
    var writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES | ClassWriter.COMPUTE_MAXS);
    writer.visit(
        Opcodes.V17, Opcodes.ACC_PUBLIC, internalName, null, "java/lang/Object", new String[0]);
    for (Snippet snippet : snippets) {
      MethodVisitor method =
          writer.visitMethod(
              Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC,
              snippet.name(),
              descriptor(snippet),
              null,
              null);
      method.visitCode();
      write(method, snippet);
      method.visitMaxs(0, 0);
      method.visitEnd();
    }
    writer.visitEnd();
    return writer.toByteArray();
  }

  static String descriptor(Snippet snippet) {
    return Type.getMethodDescriptor(
        Type.getType(Object[].class),
        operands(snippet).stream().map(Operand::type).toArray(Type[]::new));
  }

  static List<Operand> operands(Snippet snippet) {
    List<Operand> all = new ArrayList<>(snippet.locals());
    all.addAll(snippet.stack());
    return all;
  }

  private static void write(MethodVisitor method, Snippet snippet) {
    int slot = size(snippet.locals());
    snippet
        .made()
        .ifPresent(
            type -> {
              method.visitTypeInsn(Opcodes.NEW, type);
              method.visitInsn(Opcodes.DUP);
            });
    for (Operand operand : snippet.stack()) {
      method.visitVarInsn(operand.type().getOpcode(Opcodes.ILOAD), slot);
      slot += operand.type().getSize();
    }
    snippet.instruction().accept(method);
    int results = slot;
    for (int i = snippet.after().size() - 1; i >= 0; i--) {
      Type type = snippet.after().get(i);
      method.visitVarInsn(type.getOpcode(Opcodes.ISTORE), results + 2 * i);
    }
    int count = snippet.after().size() + snippet.locals().size();
    method.visitIntInsn(Opcodes.BIPUSH, count);
    method.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/Object");
    int index = 0;
    for (Type type : snippet.after()) {
      put(method, index, type, results + 2 * index);
      index++;
    }
    int local = 0;
    for (Operand operand : snippet.locals()) {
      put(method, index++, operand.type(), local);
      local += operand.type().getSize();
    }
    method.visitInsn(Opcodes.ARETURN);
  }

  private static void put(MethodVisitor method, int index, Type type, int slot) {
    method.visitInsn(Opcodes.DUP);
    method.visitIntInsn(Opcodes.BIPUSH, index);
    method.visitVarInsn(type.getOpcode(Opcodes.ILOAD), slot);
    String box =
        switch (type.getSort()) {
          case Type.LONG -> "java/lang/Long";
          case Type.FLOAT -> "java/lang/Float";
          case Type.DOUBLE -> "java/lang/Double";
          case Type.OBJECT, Type.ARRAY -> "";
          default -> "java/lang/Integer";
        };
    if (!box.isEmpty()) {
      String primitive = box.endsWith("Integer") ? "I" : type.getDescriptor();
      method.visitMethodInsn(
          Opcodes.INVOKESTATIC, box, "valueOf", "(" + primitive + ")L" + box + ";", false);
    }
    method.visitInsn(Opcodes.AASTORE);
  }

  private static int size(List<Operand> operands) {
    return operands.stream().mapToInt(operand -> operand.type().getSize()).sum();
  }
}
