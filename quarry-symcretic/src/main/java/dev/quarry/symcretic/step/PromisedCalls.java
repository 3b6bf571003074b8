package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.library.Promise;
import dev.quarry.models.library.Promises;
import dev.quarry.models.library.Shape;
import dev.quarry.models.library.Subject;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.symcretic.state.Assignment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls of the JDK's methods that promise something of their results. */
final class PromisedCalls {
  /** The way past a call; empty if nothing is promised. */
  Optional<Way> of(Site site, MethodInsnNode call) {
    int count = Calls.arguments(call);
    boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
    return Promises.find(call.owner, call.name, call.desc)
        .filter(promise -> promise.method().isStatic() == isStatic)
        .filter(promise -> promise.isFor(types(site, count)))
        .map(promise -> way(site, call, count, promise));
  }

  private static List<Type> types(Site site, int count) {
    List<Type> types = new ArrayList<>();
    for (int i = count - 1; i >= 0; i--) {
      types.add(site.typeBelow(i));
    }
    return types;
  }

  private static Way way(Site site, MethodInsnNode call, int count, Promise promise) {
    ExprFactory factory = site.factory();
    List<Subject> arguments = new ArrayList<>();
    List<Failure> failures = new ArrayList<>();
    List<Type> types = promise.method().argumentTypes();
    for (int i = 0; i < count; i++) {
      Expr value = site.below(count - 1 - i);
      arguments.add(new PassedSubject(site, value));
      if (types.get(i).getSort() >= Type.ARRAY) {
        failures.add(site.failsOnNull(value));
      }
    }
    Optional<Expr> value = promise.value(factory, arguments);
    Assignment assignment = site.assignment();
    var result = new PromisedSubject(site, promise.shape(), value);
    Expr holds = factory.and(List.of(promise.condition(factory, arguments, result), result.is()));
    result.assign(assignment, site.resultIndex(), Type.getReturnType(call.desc));
    Meaning meaning = Meaning.of(assignment, failures);
    for (String thrown : promise.thrown()) {
      meaning = meaning.doubtingAlso(site.fails(result.perhaps(), thrown));
    }
    if (promise.shape() instanceof Shape.Text) {
      meaning = meaning.sharing(site.after(site.resultIndex(), dev.quarry.expr.Sort.REF));
    }
    return value.isPresent()
        ? new Way.Whole(holds, meaning)
        : new Way.Promised(
            holds,
            meaning,
            site.assumption(
                AssumptionCode.CALL_NOT_FOLLOWED,
                MethodId.ofInternal(call.owner, call.name, call.desc).userForm()));
  }
}
