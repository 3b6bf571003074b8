package dev.quarry.engine.mutate;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.replay.runner.Fuel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The mutants of a class, in the order of its code. */
public final class Mutations {
  private final String className;
  private final byte[] classFile;
  private final List<Mistake> mistakes = new ArrayList<>();

  private Mutations(ClassFile file) {
    this.className = file.binaryName();
    this.classFile = file.bytes();
  }

  /** All of a class; static initialisers and what compilers add are left out. */
  public static Mutations of(ClassFile file) {
    Mutations all = new Mutations(file);
    for (MethodNode method : all.tree().methods) {
      boolean isOwn = (method.access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) == 0;
      if ((isOwn || method.name.startsWith("lambda$")) && !method.name.equals("<clinit>")) {
        all.find(method);
      }
    }
    return all;
  }

  public int count() {
    return mistakes.size();
  }

  /** Where a mutant differs. */
  public MethodId method(int number) {
    return mistakes.get(number).method();
  }

  /** The class with one mistake in it. Its loops end, sooner or later. */
  public byte[] classFile(int number) {
    Mistake mistake = mistakes.get(number);
    ClassNode tree = tree();
    for (MethodNode method : tree.methods) {
      if (id(method).equals(mistake.method())) {
        AbstractInsnNode code = method.instructions.get(mistake.instruction());
        Optional<InsnList> other =
            mistake.operator().instead(code, Type.getReturnType(method.desc));
        other.ifPresent(
            list -> {
              method.instructions.insertBefore(code, list);
              method.instructions.remove(code);
            });
        limitLoops(method);
      }
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    tree.accept(writer);
    return writer.toByteArray();
  }

  private void find(MethodNode method) {
    Type result = Type.getReturnType(method.desc);
    AbstractInsnNode[] codes = method.instructions.toArray();
    for (int i = 0; i < codes.length; i++) {
      for (Operator operator : Operator.values()) {
        if (codes[i].getOpcode() >= 0 && operator.instead(codes[i], result).isPresent()) {
          mistakes.add(new Mistake(id(method), i, operator));
        }
      }
    }
  }

  private static void limitLoops(MethodNode method) {
    Set<LabelNode> before = new HashSet<>();
    for (AbstractInsnNode code : method.instructions.toArray()) {
      if (code instanceof LabelNode label) {
        before.add(label);
      } else if (code instanceof JumpInsnNode jump && before.contains(jump.label)) {
        method.instructions.insertBefore(
            code,
            new MethodInsnNode(
                Opcodes.INVOKESTATIC, Type.getInternalName(Fuel.class), "burn", "()V", false));
      }
    }
  }

  private MethodId id(MethodNode method) {
    return new MethodId(className, method.name, method.desc);
  }

  private ClassNode tree() {
    ClassNode tree = new ClassNode();
    new ClassReader(classFile).accept(tree, 0);
    return tree;
  }
}
