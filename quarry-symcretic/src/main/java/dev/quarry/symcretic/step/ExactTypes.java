package dev.quarry.symcretic.step;

import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.LambdaClasses;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Of which values in a method the very class is known: those that the method makes itself and keeps
 * in locals and on the stack.
 */
final class ExactTypes {
  private final List<@Nullable Frame<BasicValue>> frames;

  private ExactTypes(List<@Nullable Frame<BasicValue>> frames) {
    this.frames = frames;
  }

  static ExactTypes of(MethodBody body, LambdaClasses lambdas) {
    try {
      return new ExactTypes(body.frames(new Classes(body, lambdas)));
    } catch (AnalyzerException e) {
      // Where code does not verify, nothing is known of its values.
      return new ExactTypes(List.of());
    }
  }

  /** The internal name of the class of a value on the stack, counted from the bottom. */
  Optional<String> ofStack(int number, int index) {
    Frame<BasicValue> frame = number < frames.size() ? frames.get(number) : null;
    return frame != null && frame.getStack(index) instanceof Exact exact
        ? Optional.of(exact.getType().getInternalName())
        : Optional.empty();
  }

  /** A value whose class is just this one. */
  private static final class Exact extends BasicValue {
    Exact(Type type) {
      super(type);
    }

    @Override
    public boolean isReference() {
      return true;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Exact exact && exact.getType().equals(getType());
    }

    @Override
    public int hashCode() {
      return getType().hashCode();
    }
  }

  private static final class Classes extends BasicInterpreter {
    private final MethodBody body;
    private final LambdaClasses lambdas;

    Classes(MethodBody body, LambdaClasses lambdas) {
      super(Opcodes.ASM9);
      this.body = body;
      this.lambdas = lambdas;
    }

    @Override
    public BasicValue newOperation(AbstractInsnNode node) throws AnalyzerException {
      return node.getOpcode() == Opcodes.NEW
          ? new Exact(Type.getObjectType(((TypeInsnNode) node).desc))
          : super.newOperation(node);
    }

    @Override
    public BasicValue unaryOperation(AbstractInsnNode node, BasicValue value)
        throws AnalyzerException {
      return node.getOpcode() == Opcodes.CHECKCAST && value instanceof Exact
          ? value
          : super.unaryOperation(node, value);
    }

    @Override
    public BasicValue naryOperation(AbstractInsnNode node, List<? extends BasicValue> values)
        throws AnalyzerException {
      if (node.getOpcode() == Opcodes.INVOKEDYNAMIC) {
        Optional<MethodShape> made = lambdas.factory(body, body.numberOf(node));
        if (made.isPresent()) {
          return new Exact(Type.getObjectType(made.get().id().ownerInternal()));
        }
      }
      return super.naryOperation(node, values);
    }

    @Override
    public BasicValue merge(BasicValue a, BasicValue b) {
      if (a.equals(b)) {
        return a;
      }
      boolean areReferences = a.isReference() && b.isReference();
      return areReferences ? BasicValue.REFERENCE_VALUE : super.merge(a, b);
    }
  }
}
