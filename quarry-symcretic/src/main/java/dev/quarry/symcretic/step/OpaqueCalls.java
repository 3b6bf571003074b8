package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Sort;
import dev.quarry.models.environment.EnvironmentCall;
import dev.quarry.models.environment.EnvironmentCalls;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Variables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls whose code is hidden or not looked at. A function of numbers stays a term that can be run
 * (seed thesis, Algorithm 4.2, external methods); anything else may return anything.
 */
final class OpaqueCalls {
  private final Types types;

  OpaqueCalls(Types types) {
    this.types = types;
  }

  Way of(Site site, MethodInsnNode call) {
    if (isHarmless(call) && types.areHarmless(argumentTypes(site, call))) {
      return new Way.Whole(site.factory().bool(true), Meaning.of(site.assignment()));
    }
    if (MathFunctions.isCalledBy(call)) {
      return function(site, call);
    }
    if (call.owner.equals("java/lang/reflect/Array") && call.name.equals("getLength")) {
      return arrayLength(site);
    }
    return anything(site);
  }

  private static List<Type> argumentTypes(Site site, MethodInsnNode call) {
    List<Type> types = new ArrayList<>();
    for (int i = Type.getArgumentTypes(call.desc).length - 1; i >= 0; i--) {
      types.add(site.typeBelow(i));
    }
    return types;
  }

  /** As the instruction; of something that is no array it throws. */
  private static Way arrayLength(Site site) {
    Expr array = site.below(0);
    Meaning meaning =
        Meaning.of(
            site.assignment()
                .set(site.after(site.height() - 1, Sort.INT), site.variables().length(array)),
            site.failsOnNull(array));
    ExprFactory factory = site.factory();
    return new Way.Whole(
        factory.bool(true),
        meaning.doubting(site.fails(factory.bool(true), "java/lang/IllegalArgumentException")));
  }

  /** Constructors of the JDK's that no formula can notice. */
  private static boolean isHarmless(MethodInsnNode call) {
    return call.name.equals("<init>")
        && call.owner.startsWith("java/lang/")
        && (call.owner.equals("java/lang/Object")
            || call.owner.equals("java/lang/Record")
            || call.owner.equals("java/lang/Enum")
            || call.owner.endsWith("Exception")
            || call.owner.endsWith("Error")
            || call.owner.equals("java/lang/Throwable"));
  }

  private static Way function(Site site, MethodInsnNode call) {
    Type[] parameters = Type.getArgumentTypes(call.desc);
    List<Sort> sorts = new ArrayList<>();
    List<Expr> arguments = new ArrayList<>();
    for (int i = 0; i < parameters.length; i++) {
      sorts.add(Variables.sortOf(parameters[i]));
      arguments.add(site.below(parameters.length - 1 - i));
    }
    Sort.Basic result = Variables.sortOf(Type.getReturnType(call.desc));
    var symbol =
        new OpaqueSymbol(call.owner.replace('/', '.') + "." + call.name + call.desc, sorts, result);
    return new Way.Whole(
        site.factory().bool(true),
        Meaning.of(
            site.assignment()
                .set(
                    site.after(site.height() - parameters.length, result),
                    site.factory().call(symbol, arguments))));
  }

  /** Any result; that nothing else changes and nothing is thrown is assumed, and said. */
  Way anything(Site site) {
    boolean isDynamic = site.instruction() instanceof InvokeDynamicInsnNode;
    String descriptor =
        isDynamic
            ? ((InvokeDynamicInsnNode) site.instruction()).desc
            : ((MethodInsnNode) site.instruction()).desc;
    int count =
        Type.getArgumentTypes(descriptor).length
            + (isDynamic || site.opcode() == Opcodes.INVOKESTATIC ? 0 : 1);
    Type result = Type.getReturnType(descriptor);
    Assignment assignment = site.assignment();
    if (result.getSort() != Type.VOID) {
      Sort.Basic sort = Variables.sortOf(result);
      assignment.set(
          site.after(site.height() - count, sort),
          site.factory().input("unknown " + site.location() + "@" + site.level(), sort));
    }
    List<Failure> failures =
        isDynamic || site.opcode() == Opcodes.INVOKESTATIC || site.opcode() == Opcodes.INVOKESPECIAL
            ? List.of()
            : List.of(site.failsOnNull(site.below(count - 1)));
    return new Way.Whole(
        site.factory().bool(true),
        new Meaning(assignment, failures, true, Optional.of(assumption(site))));
  }

  private static Assumption assumption(Site site) {
    return environment(site)
        .map(call -> site.assumption(AssumptionCode.ENVIRONMENT, call.text()))
        .orElseGet(() -> site.assumption(AssumptionCode.CALL_NOT_FOLLOWED, name(site)));
  }

  private static Optional<EnvironmentCall> environment(Site site) {
    return site.instruction() instanceof MethodInsnNode call
        ? EnvironmentCalls.find(call.owner, call.name, call.desc)
            .filter(found -> found.role() == EnvironmentCall.Role.UNKNOWN)
        : Optional.empty();
  }

  private static String name(Site site) {
    return site.instruction() instanceof MethodInsnNode call
        ? MethodId.ofInternal(call.owner, call.name, call.desc).userForm()
        : "the dynamic call " + ((InvokeDynamicInsnNode) site.instruction()).name;
  }
}
