package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
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
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls whose code is hidden or not looked at. A function of numbers stays a term that can be run
 * (seed thesis, Algorithm 4.2, external methods); anything else may return anything.
 */
final class OpaqueCalls {
  private final Types types;
  private final Havoc havoc;

  OpaqueCalls(Types types) {
    this.types = types;
    this.havoc = new Havoc(types);
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

  /** Any result, any change to what it can get hold of, anything thrown. */
  Way.Unknown anything(Site site) {
    return anything(site, site.factory().bool(true), assumption(site));
  }

  /**
   * The same under a condition.
   *
   * @param open what is left open
   */
  Way.Unknown anything(Site site, Expr guard, Assumption open) {
    Assignment assignment = havoc.at(site);
    Optional<Input> result = Transfer.result(site);
    result.ifPresent(
        variable ->
            assignment.set(variable, site.references().unknown((Sort.Basic) variable.sort())));
    List<Failure> failures =
        site.receiver().map(receiver -> List.of(site.failsOnNull(receiver))).orElse(List.of());
    return new Way.Unknown(guard, failures, assignment, result, open);
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
