package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import dev.quarry.models.environment.EnvironmentCall;
import dev.quarry.models.environment.EnvironmentCalls;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.symcretic.state.Variables;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls whose results the machine or the moment decides: inputs with the names that runs give them,
 * so that what is solved for can be run.
 */
final class EnvironmentCallWays {
  private final Consumer<Assumption> assumptions;

  /**
   * @param assumptions what every proof must state that comes by such a call
   */
  EnvironmentCallWays(Consumer<Assumption> assumptions) {
    this.assumptions = assumptions;
  }

  /** The ways past a call; empty if it is none of them, or nothing more is known of it. */
  Optional<List<Way>> of(Site site, MethodInsnNode call) {
    Optional<EnvironmentCall> found = EnvironmentCalls.find(call.owner, call.name, call.desc);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    EnvironmentCall environment = found.get();
    return switch (environment.role()) {
      case READING -> Optional.of(List.of(reading(site, call, environment)));
      case NAMED -> key(site, 1).map(key -> named(site, environment, key));
      case NAMED_OR_ELSE ->
          isOneInstruction(site, 1)
              ? key(site, 2).map(key -> namedOrElse(site, environment, key))
              : Optional.empty();
      case FLAG -> key(site, 1).map(key -> flag(site, environment, key));
      case DEFAULT -> {
        assumptions.accept(Assumption.of(AssumptionCode.PLATFORM_DEFAULT, environment.text()));
        yield Optional.empty();
      }
      case DRAW, UNKNOWN -> Optional.empty();
    };
  }

  private static Way reading(Site site, MethodInsnNode call, EnvironmentCall environment) {
    ExprFactory factory = site.factory();
    Type type = Type.getReturnType(call.desc);
    boolean isTruth = type.getSort() == Type.BOOLEAN;
    Sort.Basic sort = Variables.sortOf(type);
    Input value =
        InputPath.Environment.momentary(environment.text(), site.location().toString(), 1)
            .input(factory, isTruth ? Sort.BOOL : sort);
    Meaning meaning =
        Meaning.of(
            site.assignment()
                .set(site.after(site.resultIndex(), sort), isTruth ? site.truth(value) : value),
            site.receiver().map(receiver -> List.of(site.failsOnNull(receiver))).orElse(List.of()));
    return new Way.Reading(
        environment.domain().holds(factory, value).orElse(factory.bool(true)),
        meaning,
        value,
        site.assumption(AssumptionCode.ENVIRONMENT, environment.text()));
  }

  /** The text that an instruction before the call puts onto the stack, if it is a constant. */
  private static Optional<String> key(Site site, int before) {
    int number = site.number() - before;
    return number >= 0
            && site.code().body().instruction(number) instanceof LdcInsnNode constant
            && constant.cst instanceof String key
            && !key.isEmpty()
        ? Optional.of(key)
        : Optional.empty();
  }

  /** Whether an instruction before the call puts one value onto the stack and takes none. */
  private static boolean isOneInstruction(Site site, int before) {
    int number = site.number() - before;
    int opcode = number < 0 ? -1 : site.code().body().opcode(number);
    return opcode == Opcodes.LDC || opcode == Opcodes.ALOAD || opcode == Opcodes.ACONST_NULL;
  }

  private static Input text(Site site, EnvironmentCall environment, String key) {
    return InputPath.Environment.named(environment.text(), key).input(site.factory(), Sort.REF);
  }

  private static List<Way> named(Site site, EnvironmentCall environment, String key) {
    Input text = text(site, environment, key);
    return List.of(returning(site, site.factory().bool(true), text, Sort.REF));
  }

  private static List<Way> namedOrElse(Site site, EnvironmentCall environment, String key) {
    Input text = text(site, environment, key);
    Expr isNull = site.isNull(text);
    return List.of(
        returning(site, isNull, site.below(0), Sort.REF),
        returning(site, site.factory().not(isNull), text, Sort.REF));
  }

  private static List<Way> flag(Site site, EnvironmentCall environment, String key) {
    ExprFactory factory = site.factory();
    Input text = text(site, environment, key);
    Expr isTrue =
        site.and(
            factory.not(site.isNull(text)),
            factory.apply(
                Op.STRING_EQ_IGNORE_CASE,
                site.variables().text(text),
                factory.constant(Sort.STRING, "true")));
    return List.of(returning(site, factory.bool(true), site.truth(isTrue), Sort.INT));
  }

  private static Way returning(Site site, Expr guard, Expr result, Sort.Basic sort) {
    return new Way.Whole(
        guard, Meaning.of(site.assignment().set(site.after(site.resultIndex(), sort), result)));
  }
}
