package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.program.MethodId;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Variables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** What passes between the frames of a caller and of the method it calls, one level above. */
public final class Transfer {
  private Transfer() {}

  /** The callee's parameters are what is on top of the caller's stack. */
  public static Assignment arguments(Site call, MethodId callee) {
    Assignment assignment = call.assignment();
    boolean hasReceiver = call.receiver().isPresent() || call.isConstruction();
    List<Type> types = new ArrayList<>();
    if (hasReceiver) {
      types.add(Type.getObjectType("java/lang/Object"));
    }
    types.addAll(List.of(Type.getArgumentTypes(callee.descriptor())));
    int slot = 0;
    for (int i = 0; i < types.size(); i++) {
      Sort.Basic sort = Variables.sortOf(types.get(i));
      assignment.set(
          call.variables().local(call.level() + 1, slot, sort),
          call.variables().stack(call.level(), call.resultIndex() + i, sort));
      slot += types.get(i).getSize();
    }
    return assignment;
  }

  /**
   * What a call's condition on its receiver says inside the method that it runs, if that method
   * keeps its receiver where it is; else what always holds.
   */
  public static Expr inside(Site call, Expr guard, Code callee) {
    boolean isKept = call.receiver().isPresent() && !writesFirst(callee);
    return isKept
        ? call.assignment()
            .set(
                (Input) call.receiver().orElseThrow(),
                call.variables().local(call.level() + 1, 0, Sort.REF))
            .before(guard)
        : call.factory().bool(true);
  }

  private static boolean writesFirst(Code code) {
    for (int number = 0; number < code.body().size(); number++) {
      if (code.body().instruction(number) instanceof VarInsnNode store
          && store.getOpcode() >= Opcodes.ISTORE
          && store.var == 0) {
        return true;
      }
    }
    return false;
  }

  /** The caller's result is what is on top of the callee's stack. */
  public static Assignment result(Site call, Code callee, int end) {
    Assignment assignment = call.assignment();
    returned(callee, end, call.level() + 1, call.variables())
        .ifPresent(
            value ->
                assignment.set(call.after(call.resultIndex(), (Sort.Basic) value.sort()), value));
    return assignment;
  }

  /** What a method returns by one of its ends, which the end finds on the stack. */
  public static Optional<Expr> returned(Code code, int end, int level, Variables variables) {
    Type type = Type.getReturnType(code.id().descriptor());
    return sort(code.id().descriptor())
        .map(sort -> variables.stack(level, code.frame(end).getStackSize() - 1, sort))
        .map(value -> Narrowing.to(variables.factory(), type, value));
  }

  /** The caller's variable that gets the result. */
  public static Optional<Input> result(Site call) {
    String descriptor =
        call.instruction() instanceof MethodInsnNode node
            ? node.desc
            : ((InvokeDynamicInsnNode) call.instruction()).desc;
    return sort(descriptor).map(sort -> call.after(call.resultIndex(), sort));
  }

  /** The sort of what a method returns; empty if it returns nothing. */
  public static Optional<Sort.Basic> sort(String descriptor) {
    Type result = Type.getReturnType(descriptor);
    return result.getSort() == Type.VOID ? Optional.empty() : Optional.of(Variables.sortOf(result));
  }
}
