package dev.quarry.expr.eval;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * Compiles expressions to one class of straight-line methods. HotSpot compiles no method of more
 * than 8,000 bytes, so large expressions become a sequence of methods, which hand values on through
 * arrays. Since there are no jumps, no stack maps have to be computed.
 */
final class KernelCompiler {
  private static final Type SELF = Type.getObjectType("dev/quarry/expr/eval/CompiledKernel");
  private static final String PARAMETERS =
      "([J[Ljava/lang/Object;[J[Ljava/lang/Object;[J[Ljava/lang/Object;)V";
  private static final int PARAMETER_COUNT = 6;

  final Schedule schedule;
  final InputSlots slots;
  final OpaqueFunctions functions;
  final ClassConstants literals = new ClassConstants(SELF);

  /** Where results go: the indices at which a node is a result. */
  final Map<Expr, List<Integer>> resultIndices = new HashMap<>();

  /** Values that a later method may need, by their index in the spill arrays. */
  final Map<Expr, Integer> spills = new HashMap<>();

  private final ClassWriter target = new ClassWriter(ClassWriter.COMPUTE_MAXS);
  private final List<Method> chunks = new ArrayList<>();

  KernelCompiler(List<Expr> results, List<Input> inputs, OpaqueFunctions functions) {
    this.schedule = new Schedule(results);
    this.slots = new InputSlots(results, inputs);
    this.functions = functions;
    for (int i = 0; i < results.size(); i++) {
      resultIndices.computeIfAbsent(results.get(i), node -> new ArrayList<>()).add(i);
    }
  }

  /** The kernel of a new hidden class. */
  Kernel compile() {
    byte[] classFile = classFile();
    try {
      MethodHandles.Lookup hidden =
          MethodHandles.lookup().defineHiddenClassWithClassData(classFile, literals.data(), true);
      return (Kernel) hidden.lookupClass().getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("A compiled expression can't be loaded.", e);
    }
  }

  byte[] classFile() {
    target.visit(
        Opcodes.V17,
        Opcodes.ACC_FINAL,
        SELF.getInternalName(),
        null,
        "java/lang/Object",
        new String[] {Type.getInternalName(Kernel.class)});
    writeConstructor();
    writeChunks();
    writeRun();
    literals.declare(target);
    target.visitEnd();
    return target.toByteArray();
  }

  /** How many values the methods leave for one another. */
  int spilled() {
    return spills.size();
  }

  private void writeConstructor() {
    var constructor = Method.getMethod("void <init>()");
    var code = new GeneratorAdapter(0, constructor, null, null, target);
    code.loadThis();
    code.invokeConstructor(Type.getType(Object.class), constructor);
    code.returnValue();
    code.endMethod();
  }

  private void writeChunks() {
    Chunk chunk = newChunk();
    for (Expr statement : schedule.statements()) {
      if (chunk.isFull()) {
        chunk.end();
        chunk = newChunk();
      }
      chunk.statement(statement);
    }
    chunk.end();
  }

  private Chunk newChunk() {
    var method = new Method("chunk" + chunks.size(), PARAMETERS);
    chunks.add(method);
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC;
    return new Chunk(
        this, method, target.visitMethod(access, method.getName(), PARAMETERS, null, null));
  }

  private void writeRun() {
    var run = new Method("run", PARAMETERS);
    var code = new GeneratorAdapter(Opcodes.ACC_PUBLIC, run, null, null, target);
    for (Method chunk : chunks) {
      code.loadArgs(0, PARAMETER_COUNT);
      code.invokeStatic(SELF, chunk);
    }
    code.returnValue();
    code.endMethod();
  }
}
