package dev.quarry.concolic.runtime;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.eval.UndefinedValueException;

/**
 * What an entry returns, if that is one of a few constants: yes and no, or before, same and after,
 * are different behaviours, also where the entry leaves the jump to its caller.
 */
final class ReturnedConstants {
  /** Tells answers from the jump that the first instruction of the entry may be. */
  private static final int FIRST_DETAIL = 2;

  private static final int MOST = 4;
  private static final Interpreter INTERPRETER = new Interpreter(new JdkFunctions());

  private ReturnedConstants() {}

  /** Decides which constant is returned. */
  static void decide(Trace trace, int site, Expr answer) {
    if (!isChoice(answer, MOST)) {
      return;
    }
    Expr rest = answer;
    for (int detail = FIRST_DETAIL; rest.is(Op.ITE); detail++) {
      Expr condition = rest.argument(0);
      boolean holds = holds(trace, condition);
      trace.decide(
          site,
          Site.Kind.JUMP,
          detail,
          holds ? 1 : 0,
          holds ? condition : trace.factory().not(condition));
      rest = rest.argument(holds ? 1 : 2);
    }
  }

  private static boolean isChoice(Expr answer, int depth) {
    if (answer instanceof Constant) {
      return true;
    }
    return depth > 0
        && answer.is(Op.ITE)
        && isChoice(answer.argument(1), depth - 1)
        && isChoice(answer.argument(2), depth - 1);
  }

  private static boolean holds(Trace trace, Expr condition) {
    try {
      return (Boolean) INTERPRETER.evaluate(condition, trace.given());
    } catch (UndefinedValueException e) {
      return false;
    }
  }
}
