package dev.quarry.expr.eval;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Gives registers to nodes and lays out the steps of a {@link Tape}. */
final class TapeBuilder {
  final List<Expr> results;
  final List<Input> inputs;
  final long[] bits;
  final Object[] objects;
  final int first;
  final OpFamily[] families;
  final Op[] ops;
  final int[] xs;
  final int[] ys;
  final int[] zs;
  final BoxedStep[] boxed;
  final int[] resultRegisters;

  private final OpaqueFunctions functions;
  private final Map<Expr, Integer> registers = new HashMap<>();
  private final List<Expr> steps = new ArrayList<>();

  TapeBuilder(List<Expr> results, List<Input> inputs, OpaqueFunctions functions) {
    this.results = List.copyOf(results);
    this.inputs = List.copyOf(inputs);
    this.functions = functions;
    this.first = assignRegisters(new InputSlots(results, inputs));
    int size = steps.size();
    this.bits = new long[first + size];
    this.objects = new Object[first + size];
    this.families = new OpFamily[size];
    this.ops = new Op[size];
    this.xs = new int[size];
    this.ys = new int[size];
    this.zs = new int[size];
    this.boxed = new BoxedStep[size];
    this.resultRegisters = results.stream().mapToInt(this::register).toArray();
  }

  /** Inputs, then constants, then steps; returns the register of the first step. */
  private int assignRegisters(InputSlots slots) {
    List<Constant> constants = new ArrayList<>();
    for (Expr node : Dag.postOrder(results)) {
      if (node instanceof Input input) {
        registers.put(node, slots.of(input));
      } else if (node instanceof Constant constant) {
        constants.add(constant);
      } else {
        steps.add(node);
      }
    }
    int next = inputs.size();
    for (Constant constant : constants) {
      registers.put(constant, next++);
    }
    for (int i = 0; i < steps.size(); i++) {
      registers.put(steps.get(i), next + i);
    }
    return next;
  }

  Tape build() {
    registers.forEach(
        (node, register) -> {
          if (node instanceof Constant constant) {
            preload(constant, register);
          }
        });
    for (int i = 0; i < steps.size(); i++) {
      lay(i, steps.get(i));
    }
    return new Tape(this);
  }

  private void preload(Constant constant, int register) {
    if (EvaluationFrame.isPrimitive(constant.sort())) {
      bits[register] = EvaluationFrame.toBits(constant.value());
    } else {
      objects[register] = constant.value();
    }
  }

  private void lay(int step, Expr node) {
    int[] operands = node.arguments().stream().mapToInt(this::register).toArray();
    families[step] =
        node instanceof Operation operation
            ? OpFamily.of(operation.op(), node.sort())
            : OpFamily.BOXED;
    if (families[step] == OpFamily.BOXED) {
      boxed[step] = new BoxedStep(node, operands, functions);
      return;
    }
    ops[step] = ((Operation) node).op();
    xs[step] = operands[0];
    ys[step] = operands.length > 1 ? operands[1] : 0;
    zs[step] = operands.length > 2 ? operands[2] : 0;
  }

  private int register(Expr node) {
    return Objects.requireNonNull(registers.get(node));
  }
}
