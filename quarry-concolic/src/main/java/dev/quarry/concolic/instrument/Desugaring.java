package dev.quarry.concolic.instrument;

import dev.quarry.program.MethodBody;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Replaces what the JDK would generate at run time, where no shadow gets through, by methods with
 * ordinary code in the class itself: the methods of records, the switches over patterns, and
 * functions that the JDK makes out of functions.
 */
final class Desugaring {
  private static final String OBJECTS = "java/util/Objects";
  private static final String REQUIRE = "(Ljava/lang/Object;)Ljava/lang/Object;";
  private static final Handle METAFACTORY =
      new Handle(
          Opcodes.H_INVOKESTATIC,
          "java/lang/invoke/LambdaMetafactory",
          "metafactory",
          "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
              + "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;"
              + "Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;",
          false);

  /** Parts and arguments of any of these methods take fewer. */
  private static final int MOST_LOCALS = 8;

  private final ClassContext type;
  private final ClassNode tree;
  private final List<MethodNode> added = new ArrayList<>();

  Desugaring(ClassContext type, ClassNode tree) {
    this.type = type;
    this.tree = tree;
  }

  /** The methods that {@link #replaceIn} has called for. */
  List<MethodNode> added() {
    return added;
  }

  /** Replaces such instructions of a method; each keeps its number. */
  void replaceIn(NumberedMethod method) {
    for (AbstractInsnNode node : method.method().instructions.toArray()) {
      if (node instanceof InvokeDynamicInsnNode dynamic) {
        body(dynamic.bsm, dynamic).ifPresent(code -> replace(method, dynamic, code));
      } else if (node instanceof MethodInsnNode call
          && type.options().mode() != Mode.LIBRARY
          && !isOverridden(call)) {
        Compositions.of(call).ifPresent(made -> replace(method, call, made));
      }
    }
  }

  private Optional<CodeWriter> body(Handle bootstrap, InvokeDynamicInsnNode dynamic) {
    return switch (bootstrap.getOwner()) {
      case "java/lang/runtime/ObjectMethods" -> RecordMethods.body(tree, dynamic);
      case "java/lang/runtime/SwitchBootstraps" -> PatternSwitch.body(type.hierarchy(), dynamic);
      default -> Optional.empty();
    };
  }

  private void replace(NumberedMethod method, InvokeDynamicInsnNode dynamic, CodeWriter code) {
    method.replace(dynamic, add(dynamic.name, dynamic.desc, code));
  }

  /** Adds a static method; gives a call of it. */
  private MethodInsnNode add(String meaning, String descriptor, CodeWriter code) {
    String name = Hooks.PREFIX + meaning + added.size();
    int access = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    access |= isInterface() ? Opcodes.ACC_PUBLIC : 0;
    MethodNode made = new MethodNode(access, name, descriptor, null, null);
    made.instructions = code.list();
    made.maxLocals = MOST_LOCALS;
    added.add(made);
    MethodInsnNode call =
        new MethodInsnNode(Opcodes.INVOKESTATIC, tree.name, name, descriptor, isInterface());
    type.calls().declare(call);
    return call;
  }

  private boolean isInterface() {
    return (tree.access & Opcodes.ACC_INTERFACE) != 0;
  }

  /** Whether a class of the program has another idea of what a method of the JDK does. */
  private boolean isOverridden(MethodInsnNode call) {
    return type.types().isProgram(call.owner)
        || type.hierarchy()
            .find(call.owner)
            .flatMap(file -> file.method(call.name, call.desc))
            .filter(method -> !method.isStatic())
            .filter(method -> type.types().isOverridden(call.owner, method))
            .isPresent();
  }

  private void replace(
      NumberedMethod method, MethodInsnNode call, Compositions.Composition composition) {
    boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
    Type[] given = Type.getArgumentTypes(call.desc);
    String parts = call.desc.substring(1, call.desc.indexOf(')'));
    String captured = isStatic ? parts : "L" + call.owner + ";" + parts;
    String arguments = composition.type().getDescriptor().substring(1);
    MethodInsnNode body = add(call.name, "(" + captured + arguments, composition.body());
    CodeWriter maker = new CodeWriter();
    int line = method.body().line(method.numbers().getOrDefault(call, 0));
    if (line != MethodBody.NO_LINE) {
      // What null makes it throw is thrown where the call was.
      LabelNode start = new LabelNode();
      maker.label(start).add(new LineNumberNode(line, start));
    }
    int local = 0;
    if (!isStatic) {
      maker.aload(local++).add(virtual("java/lang/Object", "getClass", "()Ljava/lang/Class;"));
      maker.op(Opcodes.POP);
    }
    for (int i = 0; i < given.length; i++) {
      maker.aload(local++).callStatic(OBJECTS, "requireNonNull", REQUIRE).op(Opcodes.POP);
    }
    for (int i = 0; i < local; i++) {
      maker.aload(i);
    }
    String result = Type.getReturnType(call.desc).getDescriptor();
    Handle target =
        new Handle(Opcodes.H_INVOKESTATIC, tree.name, body.name, body.desc, isInterface());
    String made = "(" + captured + ")" + result;
    maker.add(
        new InvokeDynamicInsnNode(
            composition.name(), made, METAFACTORY, composition.type(), target, composition.type()));
    method.replace(call, add(call.name, made, maker.op(Opcodes.ARETURN)));
  }

  private static MethodInsnNode virtual(String owner, String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKEVIRTUAL, owner, name, descriptor, false);
  }
}
