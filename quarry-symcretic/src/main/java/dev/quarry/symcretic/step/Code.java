package dev.quarry.symcretic.step;

import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.flow.ControlFlow;
import dev.quarry.program.flow.Dominators;
import dev.quarry.program.flow.Loops;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.hierarchy.LambdaClasses;
import dev.quarry.program.hierarchy.TypedFrames;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/** A method with all that is asked of it again and again. */
public final class Code {
  private final MethodBody body;
  private final ControlFlow flow;
  private final Dominators dominators;
  private final Loops loops;
  private final List<@Nullable Frame<BasicValue>> frames;
  private final LambdaClasses lambdas;
  private final ClassHierarchy hierarchy;
  private @Nullable ExactTypes exact;
  private @Nullable KnownValues values;

  Code(MethodBody body, ClassHierarchy hierarchy) {
    this.body = body;
    this.flow = ControlFlow.of(body);
    this.dominators = Dominators.of(flow);
    this.loops = Loops.of(flow, dominators);
    this.frames = TypedFrames.of(body, hierarchy);
    this.lambdas = new LambdaClasses(hierarchy);
    this.hierarchy = hierarchy;
  }

  public MethodId id() {
    return body.id();
  }

  public MethodBody body() {
    return body;
  }

  public ControlFlow flow() {
    return flow;
  }

  public Dominators dominators() {
    return dominators;
  }

  public Loops loops() {
    return loops;
  }

  public boolean isStatic() {
    return (body.tree().access & Opcodes.ACC_STATIC) != 0;
  }

  /**
   * The internal name of the very class of a value on the stack before an instruction, counted from
   * the bottom, if the method makes the object itself.
   */
  synchronized Optional<String> exactType(int number, int index) {
    if (exact == null) {
      exact = ExactTypes.of(body, lambdas);
    }
    return exact.ofStack(number, index);
  }

  /** Values of which the code alone says what they are. */
  synchronized KnownValues values() {
    if (values == null) {
      values = KnownValues.of(body, hierarchy, frames);
    }
    return values;
  }

  /** Whether a path leads to an instruction, as far as the verifier sees. */
  public boolean isReachable(int number) {
    return frames.get(number) != null;
  }

  /** Locals and stack before an instruction that is reachable. */
  public Frame<BasicValue> frame(int number) {
    Frame<BasicValue> frame = frames.get(number);
    if (frame == null) {
      throw new IllegalArgumentException("Instruction " + number + " of " + body + " is dead.");
    }
    return frame;
  }
}
