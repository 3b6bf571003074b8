package dev.quarry.symcretic.fold;

import dev.quarry.expr.Expr;
import dev.quarry.program.MethodId;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.step.Site;
import dev.quarry.symcretic.step.Transfer;
import java.util.Optional;

/**
 * What a method does that changes nothing, in terms of its parameters.
 *
 * @param method which
 * @param value what it returns
 * @param condition when it returns
 * @param extent which code it is, that of methods it calls included
 */
record Summary(MethodId method, Optional<Expr> value, Formula condition, Extent extent) {
  /** What a call does. */
  Assignment result(Site call) {
    Assignment arguments = Transfer.arguments(call, method);
    Assignment result = new Assignment(call.references());
    value.ifPresent(
        expr -> result.set(Transfer.result(call).orElseThrow(), arguments.before(expr)));
    return result;
  }

  /** When a call completes. */
  Formula completes(Site call) {
    Formula must = condition.before(Transfer.arguments(call, method));
    Optional<Expr> receiver = call.receiver();
    return receiver.isEmpty()
        ? must
        : must.and(
            call.factory().not(call.references().same(receiver.get(), call.factory().nullRef())),
            call.location());
  }
}
