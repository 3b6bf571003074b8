package dev.quarry.expr.eval;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Meaning;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** Writes the instructions that compute nodes on the operand stack. */
final class NodeWriter {
  private static final Type OBJECT = Type.getType(Object.class);
  private static final Type CHOICE = Type.getType(IfThenElse.class);
  private static final Type OP = Type.getType(Op.class);
  private static final Type FUNCTIONS = Type.getType(OpaqueFunctions.class);
  private static final Type SYMBOL = Type.getType(OpaqueSymbol.class);
  private static final Type UNDEFINED = Type.getType(UndefinedValueException.class);
  private static final Method APPLY =
      new Method("apply", "([Ljava/lang/Object;)Ljava/lang/Object;");
  private static final Method CALL =
      new Method("call", "(Ldev/quarry/expr/OpaqueSymbol;[Ljava/lang/Object;)Ljava/lang/Object;");
  private static final Method THROWN =
      new Method(
          "thrownBy",
          "(Ljava/lang/Throwable;Ljava/lang/String;)Ldev/quarry/expr/eval/UndefinedValueException;");

  private final KernelCompiler compiler;
  private final Chunk chunk;
  private final GeneratorAdapter code;

  /** The visitor below the adapter, which would add its locals to the handlers' frames. */
  private final MethodVisitor plain;

  /** Where exceptions of a function's direct calls go. */
  private final Map<String, Label> handlers = new LinkedHashMap<>();

  NodeWriter(KernelCompiler compiler, Chunk chunk, GeneratorAdapter code, MethodVisitor plain) {
    this.compiler = compiler;
    this.chunk = chunk;
    this.code = code;
    this.plain = plain;
  }

  private void push(Expr node) {
    if (chunk.isStored(node)) {
      chunk.pushStored(node);
    } else {
      compute(node);
    }
  }

  /** Pushes the value of a node that is stored nowhere. */
  void compute(Expr node) {
    if (node instanceof Constant constant) {
      compiler.literals.push(code, constant);
    } else if (node instanceof Operation operation) {
      operation(operation);
    } else if (node instanceof OpaqueCall call) {
      Optional<JdkCall> direct = JdkCall.of(call.function(), compiler.functions);
      if (direct.isPresent()) {
        directCall(call, direct.get());
      } else {
        detour(call);
      }
    } else {
      throw new IllegalStateException(node + " is always stored.");
    }
  }

  private void operation(Operation node) {
    Optional<Meaning> meaning = node.op().meaning();
    if (node.is(Op.ITE)) {
      choice(node);
    } else if (meaning.isEmpty()) {
      code.getStatic(OP, node.op().name(), OP);
      pushBoxedArguments(node);
      code.invokeVirtual(OP, APPLY);
      unbox(node.sort());
    } else {
      node.arguments().forEach(this::push);
      plainOperation(node.op(), meaning.get());
    }
  }

  private void plainOperation(Op op, Meaning meaning) {
    int[] instructions = PlainInstructions.of(op);
    if (instructions == null) {
      code.invokeStatic(
          Type.getType(meaning.owner()), new Method(meaning.method(), meaning.descriptor()));
      return;
    }
    for (int instruction : instructions) {
      code.visitInsn(instruction);
    }
  }

  private void choice(Operation node) {
    Type type = Carrier.of(node.sort()).type();
    boolean object = type.getSort() == Type.OBJECT;
    Type kind = object ? OBJECT : type.getSort() == Type.BOOLEAN ? Type.INT_TYPE : type;
    node.arguments().forEach(this::push);
    code.invokeStatic(CHOICE, new Method("of", kind, new Type[] {Type.BOOLEAN_TYPE, kind, kind}));
    if (object) {
      code.checkCast(type);
    }
  }

  private void detour(OpaqueCall node) {
    compiler.literals.pushDatum(code, compiler.functions, FUNCTIONS);
    compiler.literals.pushDatum(code, node.function(), SYMBOL);
    pushBoxedArguments(node);
    code.invokeInterface(FUNCTIONS, CALL);
    unbox(node.sort());
  }

  private void directCall(OpaqueCall node, JdkCall call) {
    for (int i = 0; i < node.arguments().size(); i++) {
      push(node.argument(i));
      if (call.narrowing(i) != Opcodes.NOP) {
        code.visitInsn(call.narrowing(i));
      }
    }
    Label start = code.newLabel();
    Label end = code.newLabel();
    Label handler = handlers.computeIfAbsent(node.function().name(), name -> code.newLabel());
    code.visitTryCatchBlock(start, end, handler, null);
    code.mark(start);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, call.owner(), call.method(), call.descriptor(), false);
    if (call.returnsObject()) {
      code.invokeStatic(
          Type.getType(java.util.Objects.class), Method.getMethod("Object requireNonNull(Object)"));
      code.checkCast(Carrier.of(node.sort()).type());
    }
    code.mark(end);
  }

  /** Nothing of the method's state survives in a handler, so its frame is the exception alone. */
  void writeHandlers() {
    handlers.forEach(
        (name, handler) -> {
          code.mark(handler);
          plain.visitFrame(
              Opcodes.F_NEW, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"});
          code.push(name);
          code.invokeStatic(UNDEFINED, THROWN);
          code.throwException();
        });
  }

  private void pushBoxedArguments(Expr node) {
    code.push(node.arguments().size());
    code.newArray(OBJECT);
    for (int i = 0; i < node.arguments().size(); i++) {
      code.dup();
      code.push(i);
      push(node.argument(i));
      code.valueOf(Carrier.of(node.argument(i).sort()).type());
      code.visitInsn(Opcodes.AASTORE);
    }
  }

  private void unbox(Sort sort) {
    code.unbox(Carrier.of(sort).type());
  }
}
