package dev.quarry.testgen.driver;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.CollectionKind;
import dev.quarry.testgen.recipe.Recipe;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Recipes as code that leaves the value on the stack. */
final class RecipeCode {
  private final MethodVisitor code;
  private final OpenPlaceCode places;
  private final StubClasses stubs;
  private final int[] arguments;
  private int free;

  /**
   * @param code where it goes
   * @param places how the values of open places are come by
   * @param stubs writes the classes of stubs
   * @param arguments the locals of the arguments of the call under test
   * @param free the first local that nobody uses
   */
  RecipeCode(
      MethodVisitor code, OpenPlaceCode places, StubClasses stubs, int[] arguments, int free) {
    this.code = code;
    this.places = places;
    this.stubs = stubs;
    this.arguments = arguments.clone();
    this.free = free;
  }

  void make(Recipe recipe) {
    recipe.accept(new Making());
  }

  /** Leaves each kind on the stack; the code goes on behind it. */
  private final class Making implements Recipe.Visitor<MethodVisitor> {
    @Override
    public MethodVisitor hole(Recipe.Hole hole) {
      load(hole.name(), hole.type());
      return code;
    }

    @Override
    public MethodVisitor none(Recipe.Null none) {
      zero(none.type());
      return code;
    }

    @Override
    public MethodVisitor same(Recipe.Same same) {
      code.visitVarInsn(Opcodes.ALOAD, arguments[same.argument()]);
      return code;
    }

    @Override
    public MethodVisitor classLiteral(Recipe.ClassLiteral literal) {
      RecipeCode.this.classLiteral(Type.getType(literal.named()));
      return code;
    }

    @Override
    public MethodVisitor constant(Recipe.Constant constant) {
      code.visitFieldInsn(Opcodes.GETSTATIC, constant.owner(), constant.field(), constant.type());
      return code;
    }

    @Override
    public MethodVisitor text(Recipe.Text text) {
      code.visitLdcInsn(text.content());
      return code;
    }

    @Override
    public MethodVisitor oneOf(Recipe.OneOf oneOf) {
      choose(oneOf);
      return code;
    }

    @Override
    public MethodVisitor call(Recipe.Call call) {
      RecipeCode.this.call(call);
      return code;
    }

    @Override
    public MethodVisitor changed(Recipe.Changed changed) {
      make(changed.object());
      changed.steps().forEach(RecipeCode.this::step);
      return code;
    }

    @Override
    public MethodVisitor array(Recipe.Array array) {
      RecipeCode.this.array(array);
      return code;
    }

    @Override
    public MethodVisitor collected(Recipe.Collected collected) {
      collect(collected);
      return code;
    }

    @Override
    public MethodVisitor stub(Recipe.Stub stub) {
      StubClasses.Written written = stubs.write(stub);
      code.visitTypeInsn(Opcodes.NEW, written.name());
      code.visitInsn(Opcodes.DUP);
      stub.arguments().forEach(RecipeCode.this::make);
      written.holes().forEach(hole -> load(hole.name(), hole.type()));
      code.visitMethodInsn(
          Opcodes.INVOKESPECIAL, written.name(), "<init>", written.constructor(), false);
      return code;
    }
  }

  static void invoke(MethodVisitor code, MethodId callee, CallKind kind) {
    int opcode =
        switch (kind) {
          case CONSTRUCTOR, HIDDEN_CONSTRUCTOR -> Opcodes.INVOKESPECIAL;
          case HIDDEN_FIELD -> Opcodes.PUTFIELD;
          case STATIC, STATIC_INTERFACE -> Opcodes.INVOKESTATIC;
          case VIRTUAL -> Opcodes.INVOKEVIRTUAL;
          case INTERFACE -> Opcodes.INVOKEINTERFACE;
        };
    if (kind == CallKind.HIDDEN_FIELD) {
      // The access rules are no obstacle: runs are made with rewritten classes that open all
      // fields.
      String field = Type.getArgumentTypes(callee.descriptor())[0].getDescriptor();
      code.visitFieldInsn(opcode, callee.ownerInternal(), callee.name(), field);
      return;
    }
    boolean ofInterface = kind == CallKind.INTERFACE || kind == CallKind.STATIC_INTERFACE;
    code.visitMethodInsn(
        opcode, callee.ownerInternal(), callee.name(), callee.descriptor(), ofInterface);
  }

  private void load(String name, String type) {
    places.load(code, name, type);
  }

  private void choose(Recipe.OneOf oneOf) {
    List<Recipe> options = oneOf.options();
    Label[] labels = new Label[options.size()];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = new Label();
    }
    Label end = new Label();
    load(oneOf.name(), "I");
    Label[] others = java.util.Arrays.copyOfRange(labels, 1, labels.length);
    code.visitTableSwitchInsn(1, others.length, labels[0], others);
    for (int i = 0; i < labels.length; i++) {
      code.visitLabel(labels[i]);
      make(options.get(i));
      code.visitJumpInsn(Opcodes.GOTO, end);
    }
    code.visitLabel(end);
  }

  private void call(Recipe.Call call) {
    if (call.kind().isConstructor()) {
      code.visitTypeInsn(Opcodes.NEW, call.callee().ownerInternal());
      code.visitInsn(Opcodes.DUP);
    }
    call.arguments().forEach(this::make);
    invoke(code, call.callee(), call.kind());
  }

  /** The object is on the stack and stays there; a static method needs none. */
  void step(Recipe.Step step) {
    if (step.isRepeated()) {
      repeat(step);
      return;
    }
    Label skip = new Label();
    load(step.name(), "Z");
    code.visitJumpInsn(Opcodes.IFEQ, skip);
    once(step);
    code.visitLabel(skip);
  }

  private void repeat(Recipe.Step step) {
    int count = clamped(step.name(), step.most());
    Label again = new Label();
    Label end = new Label();
    code.visitLabel(again);
    code.visitVarInsn(Opcodes.ILOAD, count);
    code.visitJumpInsn(Opcodes.IFLE, end);
    once(step);
    code.visitIincInsn(count, -1);
    code.visitJumpInsn(Opcodes.GOTO, again);
    code.visitLabel(end);
  }

  private void once(Recipe.Step step) {
    if (!step.kind().isStatic()) {
      code.visitInsn(Opcodes.DUP);
    }
    step.arguments().forEach(this::make);
    invoke(code, step.callee(), step.kind());
    drop(Type.getReturnType(step.callee().descriptor()));
  }

  private void drop(Type type) {
    if (type.getSize() > 0) {
      code.visitInsn(type.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
    }
  }

  /** Compares the number once for each element, so that later comparisons are no decisions. */
  private int clamped(String name, int most) {
    int count = free++;
    Label known = new Label();
    number(0);
    code.visitVarInsn(Opcodes.ISTORE, count);
    for (int i = 0; i < most; i++) {
      load(name, "I");
      number(i);
      code.visitJumpInsn(Opcodes.IF_ICMPLE, known);
      number(i + 1);
      code.visitVarInsn(Opcodes.ISTORE, count);
    }
    code.visitLabel(known);
    return count;
  }

  private void array(Recipe.Array array) {
    int count = clamped(array.name(), array.elements().size());
    Type component = Type.getType(array.type().substring(1));
    code.visitVarInsn(Opcodes.ILOAD, count);
    code.visitTypeInsn(Opcodes.ANEWARRAY, component.getInternalName());
    for (int i = 0; i < array.elements().size(); i++) {
      int index = i;
      ifMoreThan(
          count,
          i,
          () -> {
            code.visitInsn(Opcodes.DUP);
            number(index);
            make(array.elements().get(index));
            code.visitInsn(Opcodes.AASTORE);
          });
    }
  }

  private void ifMoreThan(int count, int least, Runnable then) {
    Label skip = new Label();
    code.visitVarInsn(Opcodes.ILOAD, count);
    number(least);
    code.visitJumpInsn(Opcodes.IF_ICMPLE, skip);
    then.run();
    code.visitLabel(skip);
  }

  private void collect(Recipe.Collected collected) {
    boolean isMap = collected.kind() == CollectionKind.MAP;
    int each = isMap ? 2 : 1;
    int count = clamped(collected.name(), collected.elements().size() / each);
    String type = collected.kind().implementation();
    code.visitTypeInsn(Opcodes.NEW, type);
    code.visitInsn(Opcodes.DUP);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, type, "<init>", "()V", false);
    for (int i = 0; i < collected.elements().size() / each; i++) {
      List<Recipe> added = collected.elements().subList(i * each, (i + 1) * each);
      ifMoreThan(
          count,
          i,
          () -> {
            code.visitInsn(Opcodes.DUP);
            added.forEach(this::make);
            String adder =
                isMap
                    ? "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"
                    : "(Ljava/lang/Object;)Z";
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, type, isMap ? "put" : "add", adder, false);
            code.visitInsn(Opcodes.POP);
          });
    }
  }

  private void classLiteral(Type named) {
    if (named.getSort() >= Type.ARRAY) {
      code.visitLdcInsn(named);
    } else {
      code.visitFieldInsn(Opcodes.GETSTATIC, box(named), "TYPE", "Ljava/lang/Class;");
    }
  }

  private static String box(Type primitive) {
    return "java/lang/"
        + switch (primitive.getSort()) {
          case Type.VOID -> "Void";
          case Type.BOOLEAN -> "Boolean";
          case Type.BYTE -> "Byte";
          case Type.CHAR -> "Character";
          case Type.SHORT -> "Short";
          case Type.LONG -> "Long";
          case Type.FLOAT -> "Float";
          case Type.DOUBLE -> "Double";
          default -> "Integer";
        };
  }

  private void zero(String type) {
    code.visitInsn(
        switch (type.charAt(0)) {
          case 'L', '[' -> Opcodes.ACONST_NULL;
          case 'J' -> Opcodes.LCONST_0;
          case 'F' -> Opcodes.FCONST_0;
          case 'D' -> Opcodes.DCONST_0;
          default -> Opcodes.ICONST_0;
        });
  }

  private void number(int value) {
    code.visitIntInsn(Opcodes.BIPUSH, value);
  }
}
