package dev.quarry.lab.soundness.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Puts a probe wherever a line may begin or be jumped into, and in each exception handler. */
final class LineProbes {
  private static final String RECORD = LineRecord.class.getName().replace('.', '/');

  private LineProbes() {}

  /** The class with probes; frames stay as they are, since probes leave nothing behind. */
  static byte[] in(byte[] classFile, Set<Integer> lines) {
    ClassNode type = new ClassNode();
    new ClassReader(classFile).accept(type, 0);
    type.methods.forEach(method -> probe(method, lines));
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    type.accept(writer);
    return writer.toByteArray();
  }

  private static void probe(MethodNode method, Set<Integer> lines) {
    Set<LabelNode> handlers = new HashSet<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      handlers.add(block.handler);
    }
    Map<LabelNode, LabelNode> moved = new HashMap<>();
    List<LabelNode> labels = new ArrayList<>();
    int line = 0;
    boolean isStart = false;
    boolean isHandler = false;
    for (AbstractInsnNode node : method.instructions.toArray()) {
      if (node instanceof LineNumberNode number) {
        line = number.line;
        lines.add(line);
        isStart = true;
      } else if (node instanceof LabelNode label) {
        isStart = true;
        labels.add(label);
        isHandler |= handlers.contains(label);
      } else if (node.getOpcode() >= 0) {
        if (isStart && line > 0) {
          method.instructions.insertBefore(node, probe(line, isHandler));
          if (node.getOpcode() == Opcodes.NEW) {
            LabelNode creation = new LabelNode();
            method.instructions.insertBefore(node, creation);
            labels.forEach(label -> moved.put(label, creation));
          }
        }
        labels.clear();
        isStart = false;
        isHandler = false;
      }
    }
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof FrameNode frame) {
        follow(moved, frame);
      }
    }
  }

  /** Frames name an object that is not initialised by its creation, which is behind a probe now. */
  private static void follow(Map<LabelNode, LabelNode> moved, FrameNode frame) {
    for (List<Object> values : Arrays.asList(frame.local, frame.stack)) {
      if (values != null) {
        values.replaceAll(
            value -> value instanceof LabelNode label ? moved.getOrDefault(label, label) : value);
      }
    }
  }

  private static InsnList probe(int line, boolean isHandler) {
    InsnList probe = new InsnList();
    if (isHandler) {
      probe.add(new InsnNode(Opcodes.DUP));
      probe.add(call("caught", "(Ljava/lang/Throwable;)V"));
    }
    probe.add(new LdcInsnNode(line));
    probe.add(call("line", "(I)V"));
    return probe;
  }

  private static MethodInsnNode call(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, RECORD, name, descriptor, false);
  }
}
