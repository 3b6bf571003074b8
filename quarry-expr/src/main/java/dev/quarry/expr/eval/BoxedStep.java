package dev.quarry.expr.eval;

import dev.quarry.expr.Expr;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;

/** A step of a tape that takes its operands as objects: strings, maps, types, opaque calls. */
final class BoxedStep {
  private final Expr node;
  private final int[] registers;
  private final OpaqueFunctions functions;

  BoxedStep(Expr node, int[] registers, OpaqueFunctions functions) {
    this.node = node;
    this.registers = registers;
    this.functions = functions;
  }

  /** Computes the node's value and writes it to the target register. */
  void run(long[] bits, Object[] objects, int target) {
    var arguments = new Object[registers.length];
    for (int i = 0; i < arguments.length; i++) {
      Sort sort = node.argument(i).sort();
      int register = registers[i];
      arguments[i] =
          EvaluationFrame.isPrimitive(sort)
              ? EvaluationFrame.fromBits(sort, bits[register])
              : objects[register];
    }
    Object value = value(arguments);
    if (EvaluationFrame.isPrimitive(node.sort())) {
      bits[target] = EvaluationFrame.toBits(value);
    } else {
      objects[target] = value;
    }
  }

  private Object value(Object[] arguments) {
    return node instanceof Operation operation
        ? operation.op().apply(arguments)
        : functions.call(((OpaqueCall) node).function(), arguments);
  }
}
