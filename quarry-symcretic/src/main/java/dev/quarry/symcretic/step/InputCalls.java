package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.program.InputMethods;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.symcretic.state.Variables;
import java.util.Optional;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls that ask for inputs. Runs number these in the order in which they are asked for, so there
 * is a counter, a variable of the state like a static field, and what is asked for is an element of
 * a row of inputs at the counter's place.
 */
final class InputCalls {
  private final InputMethods methods;
  private final OpaqueCalls opaque;

  InputCalls(InputMethods methods, OpaqueCalls opaque) {
    this.methods = methods;
    this.opaque = opaque;
  }

  /** The way past a call that asks for an input or assumes something; empty for other calls. */
  Optional<Way> of(Site site, MethodInsnNode call) {
    if (InputMethods.isPlace(call)) {
      return Optional.of(new Way.Whole(site.factory().bool(true), Meaning.of(site.assignment())));
    }
    if (methods.isAssuming(call)) {
      Expr holds = site.factory().not(site.factory().eq(site.below(0), site.factory().intConst(0)));
      return Optional.of(
          new Way.Whole(
              holds,
              new Meaning(
                  site.assignment(),
                  java.util.List.of(),
                  true,
                  Optional.of(site.assumption(AssumptionCode.ASSUMED)))));
    }
    return methods.isAsking(call) ? Optional.of(asking(site, call)) : Optional.empty();
  }

  private Way asking(Site site, MethodInsnNode call) {
    ExprFactory factory = site.factory();
    Variables variables = site.variables();
    Type type = Type.getReturnType(call.desc);
    Input counter = variables.asked();
    Expr next = factory.apply(Op.INT_ADD, counter, factory.intConst(1));
    if (type.getSort() >= Type.ARRAY) {
      Way.Unknown any = opaque.anything(site);
      any.assignment().set(counter, next);
      return any;
    }
    Sort.Basic sort = Variables.sortOf(type);
    Expr value = factory.apply(Op.SELECT, variables.answers(type), counter);
    return new Way.Whole(
        factory.bool(true),
        Meaning.of(
            site.assignment()
                .set(site.after(site.height(), sort), narrowed(factory, type, value))
                .set(counter, next)));
  }

  private static Expr narrowed(ExprFactory factory, Type type, Expr value) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> factory.apply(Op.INT_AND, value, factory.intConst(1));
      case Type.BYTE -> factory.apply(Op.INT_TO_BYTE, value);
      case Type.SHORT -> factory.apply(Op.INT_TO_SHORT, value);
      case Type.CHAR -> factory.apply(Op.INT_TO_CHAR, value);
      default -> value;
    };
  }
}
