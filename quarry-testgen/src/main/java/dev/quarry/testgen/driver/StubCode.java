package dev.quarry.testgen.driver;

import dev.quarry.testgen.recipe.Recipe;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The members of a stub's class. What a method was told is decided at its first call and kept as a
 * constant, so that later calls decide nothing.
 */
final class StubCode {
  private final ClassWriter writer;
  private final String name;
  private final StubClasses stubs;

  StubCode(ClassWriter writer, String name, StubClasses stubs) {
    this.writer = writer;
    this.name = name;
    this.stubs = stubs;
  }

  void write(Recipe.Stub stub, List<Recipe.Hole> holes, String constructor) {
    holes.forEach(hole -> field(hole.name(), hole.type()));
    constructor(stub, holes, constructor);
    for (int i = 0; i < stub.methods().size(); i++) {
      Recipe.Told told = stub.methods().get(i);
      int access =
          told.method().visibility().equals("public")
              ? Opcodes.ACC_PUBLIC
              : told.method().visibility().equals("protected") ? Opcodes.ACC_PROTECTED : 0;
      String descriptor = told.method().id().descriptor();
      MethodVisitor code =
          writer.visitMethod(access, told.method().id().name(), descriptor, null, null);
      code.visitCode();
      method(code, told, i);
      code.visitMaxs(0, 0);
      code.visitEnd();
      told.method().bridged().forEach(bridged -> bridge(told, bridged, access));
    }
  }

  private void field(String field, String type) {
    writer.visitField(Opcodes.ACC_PRIVATE, field, type, null, null).visitEnd();
  }

  private void constructor(Recipe.Stub stub, List<Recipe.Hole> holes, String descriptor) {
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", descriptor, null, null);
    code.visitCode();
    Type[] above = Type.getArgumentTypes(stub.constructor().descriptor());
    int hole = 1;
    for (Type type : above) {
      hole += type.getSize();
    }
    // Constructors of abstract classes may call what is stubbed: the values come first.
    for (Recipe.Hole one : holes) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitVarInsn(Type.getType(one.type()).getOpcode(Opcodes.ILOAD), hole);
      code.visitFieldInsn(Opcodes.PUTFIELD, name, one.name(), one.type());
      hole += Type.getType(one.type()).getSize();
    }
    code.visitVarInsn(Opcodes.ALOAD, 0);
    int at = 1;
    for (Type type : above) {
      code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), at);
      at += type.getSize();
    }
    code.visitMethodInsn(
        Opcodes.INVOKESPECIAL,
        stub.constructor().ownerInternal(),
        "<init>",
        stub.constructor().descriptor(),
        false);
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private void method(MethodVisitor code, Recipe.Told told, int number) {
    String descriptor = told.method().id().descriptor();
    Type result = Type.getReturnType(descriptor);
    int free = Type.getArgumentsAndReturnSizes(descriptor) >> 2;
    var recipes = new RecipeCode(code, this::load, stubs, new int[0], free + 1);
    if (told.isOpen()) {
      decided(code, told, number, free, recipes);
    }
    if (result.getSort() != Type.VOID) {
      recipes.make(told.otherwise());
    }
    code.visitInsn(result.getOpcode(Opcodes.IRETURN));
  }

  /** Goes on behind it if the method was told nothing. */
  private void decided(
      MethodVisitor code, Recipe.Told told, int number, int local, RecipeCode recipes) {
    String choice = "$choice" + number;
    field(choice, "I");
    Label known = new Label();
    Label nothing = new Label();
    Label usual = new Label();
    get(code, choice);
    code.visitJumpInsn(Opcodes.IFNE, known);
    Label[] labels = new Label[told.parts().size()];
    java.util.Arrays.setAll(labels, i -> new Label());
    load(code, told.name(), "I");
    code.visitTableSwitchInsn(1, labels.length, nothing, labels);
    for (int i = 0; i < labels.length; i++) {
      code.visitLabel(labels[i]);
      set(code, choice, i + 1);
      code.visitJumpInsn(Opcodes.GOTO, known);
    }
    code.visitLabel(nothing);
    set(code, choice, -1);
    code.visitLabel(known);
    get(code, choice);
    code.visitInsn(Opcodes.DUP);
    code.visitVarInsn(Opcodes.ISTORE, local);
    code.visitJumpInsn(Opcodes.IFLT, usual);
    int results = told.results().size();
    for (int i = 0; i < told.exceptions().size(); i++) {
      Label next = new Label();
      code.visitVarInsn(Opcodes.ILOAD, local);
      code.visitIntInsn(Opcodes.BIPUSH, results + i + 1);
      code.visitJumpInsn(Opcodes.IF_ICMPNE, next);
      made(code, told.exceptions().get(i), recipes);
      code.visitInsn(Opcodes.ATHROW);
      code.visitLabel(next);
    }
    if (results > 0) {
      results(code, told, number, local, recipes);
    }
    code.visitLabel(usual);
  }

  private void results(
      MethodVisitor code, Recipe.Told told, int number, int local, RecipeCode recipes) {
    String calls = "$calls" + number;
    String last = "$last" + number;
    Type type = Type.getReturnType(told.method().id().descriptor());
    field(calls, "I");
    field(last, type.getDescriptor());
    Label again = new Label();
    for (int i = 0; i < told.results().size(); i++) {
      Label next = new Label();
      get(code, calls);
      code.visitIntInsn(Opcodes.BIPUSH, i);
      code.visitJumpInsn(Opcodes.IF_ICMPNE, next);
      code.visitVarInsn(Opcodes.ILOAD, local);
      code.visitIntInsn(Opcodes.BIPUSH, i + 1);
      code.visitJumpInsn(Opcodes.IF_ICMPLT, again);
      set(code, calls, i + 1);
      code.visitVarInsn(Opcodes.ALOAD, 0);
      made(code, told.results().get(i), recipes);
      code.visitFieldInsn(Opcodes.PUTFIELD, name, last, type.getDescriptor());
      code.visitJumpInsn(Opcodes.GOTO, again);
      code.visitLabel(next);
    }
    code.visitLabel(again);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, name, last, type.getDescriptor());
    code.visitInsn(type.getOpcode(Opcodes.IRETURN));
  }

  /** A test makes it before the call under test; there, too, exceptions are of no interest. */
  private static void made(MethodVisitor code, Recipe recipe, RecipeCode recipes) {
    Label start = new Label();
    Label end = new Label();
    Label refused = new Label();
    Label after = new Label();
    DriverMethod.REFUSED.forEach(type -> code.visitTryCatchBlock(start, end, refused, type));
    code.visitLabel(start);
    recipes.make(recipe);
    code.visitLabel(end);
    code.visitJumpInsn(Opcodes.GOTO, after);
    code.visitLabel(refused);
    DriverMethod.refuse(code);
    code.visitLabel(after);
  }

  private void bridge(Recipe.Told told, String descriptor, int access) {
    MethodVisitor code =
        writer.visitMethod(
            access | Opcodes.ACC_BRIDGE | Opcodes.ACC_SYNTHETIC,
            told.method().id().name(),
            descriptor,
            null,
            null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    String target = told.method().id().descriptor();
    Type[] from = Type.getArgumentTypes(descriptor);
    Type[] to = Type.getArgumentTypes(target);
    int at = 1;
    for (int i = 0; i < to.length; i++) {
      code.visitVarInsn(from[i].getOpcode(Opcodes.ILOAD), at);
      if (!from[i].equals(to[i])) {
        code.visitTypeInsn(Opcodes.CHECKCAST, to[i].getInternalName());
      }
      at += from[i].getSize();
    }
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, name, told.method().id().name(), target, false);
    code.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private void load(MethodVisitor code, String hole, String type) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, name, hole, type);
  }

  private void get(MethodVisitor code, String field) {
    load(code, field, "I");
  }

  private void set(MethodVisitor code, String field, int value) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitIntInsn(Opcodes.BIPUSH, value);
    code.visitFieldInsn(Opcodes.PUTFIELD, name, field, "I");
  }
}
