package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.program.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * The rewriting of one method: what is known, what is written so far, and the means to write more.
 * The families of instructions write through this.
 */
final class MethodRewrite {
  final ClassContext type;
  final MethodNode method;
  final MethodSource source;
  final SlotPlan plan;
  final ShadowState state;
  final CodeWriter main = new CodeWriter();
  final SlowPaths slow = new SlowPaths();
  private final LeftPlain.Form form;

  private int index;
  private int nextTemporary;
  private int site;

  MethodRewrite(ClassContext type, MethodSource source, LeftPlain.Form form) {
    this.type = type;
    this.method = source.method();
    this.source = source;
    this.form = form;
    this.plan = new SlotPlan(method, source.frames());
    this.state = new ShadowState(plan);
  }

  /** Goes to a node of the method. */
  void moveTo(int node) {
    index = node;
    nextTemporary = plan.temporaries();
    site = -1;
  }

  AbstractInsnNode current() {
    return source.node(index);
  }

  int index() {
    return index;
  }

  Frame<ShadowValue> frame() {
    Frame<ShadowValue> frame = source.frames()[index];
    if (frame == null) {
      throw new IllegalStateException("No path leads to this instruction.");
    }
    return frame;
  }

  /** The value of an element counted from the top, before the instruction. */
  ShadowValue operand(int depth) {
    Frame<ShadowValue> frame = frame();
    return frame.getStack(frame.getStackSize() - 1 - depth);
  }

  Location location() {
    return source.location(index);
  }

  /** The number of this place for hooks. */
  int site() {
    if (site < 0) {
      site = register(SiteInfo.of(location(), source.line(index)));
    }
    return site;
  }

  int register(SiteInfo info) {
    return type.sites().applyAsInt(info);
  }

  /** A local that is free until the next instruction. */
  int temporary(Type of) {
    int local = nextTemporary;
    nextTemporary += of.getSize();
    return local;
  }

  /** Code at the end of the method, covered by this instruction's handlers. */
  void aside(Consumer<CodeWriter> writer) {
    writer.accept(slow.begin(source.handlersOf(index), source.line(index)));
    slow.end();
  }

  /** Writes code to be executed if a shadow or a count is not null. */
  void whenSymbolic(int[] shadows, List<Flag> flags, int result, Consumer<CodeWriter> body) {
    LabelNode resume = new LabelNode();
    whenSymbolic(
        shadows,
        flags,
        result,
        resume,
        code -> {
          body.accept(code);
          if (form != LeftPlain.Form.COMPACT) {
            code.jump(resume);
          }
        });
    main.label(resume);
  }

  /**
   * Tests shadows and counts; if all are null, goes on with the result's shadow null. The body ends
   * with a jump of its own, or falls through to {@code resume} in the compact form; the caller puts
   * that label right here.
   */
  void whenSymbolic(
      int[] shadows, List<Flag> flags, int result, LabelNode resume, Consumer<CodeWriter> body) {
    boolean tests = !flags.isEmpty();
    for (int shadow : shadows) {
      tests |= shadow != CodeWriter.NONE;
    }
    if (!tests) {
      clear(result, shadows);
      return;
    }
    if (form == LeftPlain.Form.COMPACT) {
      body.accept(main);
      return;
    }
    LabelNode start = new LabelNode();
    List<Integer> tested = new ArrayList<>();
    for (int shadow : shadows) {
      if (shadow != CodeWriter.NONE && !tested.contains(shadow)) {
        tested.add(shadow);
        main.aload(shadow).jump(Opcodes.IFNONNULL, start);
      }
    }
    flags.forEach(flag -> flag.test(main, start));
    clear(result, shadows);
    aside(
        code -> {
          code.label(start);
          body.accept(code);
        });
  }

  /** Null for the result's shadow, unless it is in a register just found to be null. */
  private void clear(int result, int[] foundNull) {
    if (result == CodeWriter.NONE) {
      return;
    }
    for (int shadow : foundNull) {
      if (shadow == result) {
        return;
      }
    }
    main.op(Opcodes.ACONST_NULL).astore(result);
  }

  /** The frame at a label, null if no path leads there. */
  @Nullable Frame<ShadowValue> frameAt(LabelNode label) {
    return source.frames()[source.indexOf(label)];
  }
}
