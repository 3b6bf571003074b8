package dev.quarry.expr.eval;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.CodeSizeEvaluator;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** One method of a compiled class: some statements, with their values in local variables. */
final class Chunk {
  /** Leaves room for one more statement and the handlers below HotSpot's limit of 8,000. */
  private static final int FULL = 6_000;

  /** The bytes needed to hand a value on to a later method. */
  private static final int SPILL_SIZE = 10;

  // parameters of the method
  private static final int INPUT_BITS = 0;
  private static final int INPUT_OBJECTS = 1;
  private static final int RESULT_BITS = 2;
  private static final int RESULT_OBJECTS = 3;
  private static final int SPILLED_BITS = 4;
  private static final int SPILLED_OBJECTS = 5;

  private final KernelCompiler compiler;
  private final CodeSizeEvaluator size;
  private final GeneratorAdapter code;
  private final NodeWriter nodes;
  private final Map<Expr, Integer> locals = new LinkedHashMap<>();

  Chunk(KernelCompiler compiler, Method method, MethodVisitor target) {
    this.compiler = compiler;
    this.size = new CodeSizeEvaluator(target);
    this.code = new GeneratorAdapter(Opcodes.ACC_STATIC, method, size);
    this.nodes = new NodeWriter(compiler, this, code, size);
    code.visitCode();
  }

  boolean isFull() {
    return size.getMaxSize() + SPILL_SIZE * locals.size() > FULL;
  }

  /** Computes a node and stores it where it is needed. */
  void statement(Expr node) {
    Carrier carrier = Carrier.of(node.sort());
    if (node instanceof Input input) {
      pushElement(input, compiler.slots.of(input), INPUT_BITS, INPUT_OBJECTS);
    } else {
      nodes.compute(node);
    }
    int local = code.newLocal(carrier.type());
    code.storeLocal(local);
    if (compiler.schedule.uses(node) > 0) {
      locals.put(node, local);
    }
    for (int index : compiler.resultIndices.getOrDefault(node, List.of())) {
      store(node, local, index, RESULT_BITS, RESULT_OBJECTS);
    }
  }

  /** Pushes the value of an input or an earlier statement, for one of its uses. */
  void pushStored(Expr node) {
    Integer local = locals.get(node);
    int usesLeft = compiler.schedule.use(node);
    if (local != null) {
      code.loadLocal(local);
      return;
    }
    if (node instanceof Input input) {
      pushElement(node, compiler.slots.of(input), INPUT_BITS, INPUT_OBJECTS);
    } else {
      pushElement(node, spillIndex(node), SPILLED_BITS, SPILLED_OBJECTS);
    }
    if (usesLeft > 0) {
      keepCopy(node);
    }
  }

  /** Whether the node has a value somewhere already. */
  boolean isStored(Expr node) {
    return node instanceof Input || locals.containsKey(node) || compiler.spills.containsKey(node);
  }

  private void keepCopy(Expr node) {
    Carrier carrier = Carrier.of(node.sort());
    int local = code.newLocal(carrier.type());
    carrier.duplicate(code);
    code.storeLocal(local);
    locals.put(node, local);
  }

  private void pushElement(Expr node, int index, int bits, int objects) {
    Carrier carrier = Carrier.of(node.sort());
    code.loadArg(carrier.isObject() ? objects : bits);
    code.push(index);
    carrier.loadElement(code);
  }

  private void store(Expr node, int local, int index, int bits, int objects) {
    Carrier carrier = Carrier.of(node.sort());
    code.loadArg(carrier.isObject() ? objects : bits);
    code.push(index);
    code.loadLocal(local);
    carrier.storeElement(code);
  }

  /** Hands on what later methods need and ends the method. */
  void end() {
    locals.forEach(
        (node, local) -> {
          boolean known = node instanceof Input || compiler.spills.containsKey(node);
          if (!known && compiler.schedule.uses(node) > 0) {
            store(node, local, spillIndex(node), SPILLED_BITS, SPILLED_OBJECTS);
          }
        });
    code.returnValue();
    nodes.writeHandlers();
    code.endMethod();
  }

  private int spillIndex(Expr node) {
    return compiler.spills.computeIfAbsent(node, n -> compiler.spills.size());
  }
}
