package dev.quarry.engine.condition;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.input.InputPath;
import java.util.List;

/**
 * In which order conditions are written, so that what guards comes before what would fail without
 * it: null before contents, lengths before elements.
 */
enum Rank {
  NULL,
  PLAIN,
  LENGTH,
  CONTENT,
  DEEP;

  static Rank of(Expr condition) {
    Rank rank = PLAIN;
    for (Expr node : Dag.postOrder(List.of(condition))) {
      Rank one = ofNode(node);
      rank = one.compareTo(rank) > 0 ? one : rank;
    }
    return rank == PLAIN && isAboutNull(condition) ? NULL : rank;
  }

  private static boolean isAboutNull(Expr condition) {
    Expr inner = condition.is(Op.NOT) ? condition.argument(0) : condition;
    return inner.is(Op.REF_EQ);
  }

  private static Rank ofNode(Expr node) {
    if (node.is(Op.SELECT)
        || node.is(Op.STRING_CHAR_AT)
        || node.is(Op.STRING_SUBSTRING)
        || node.is(Op.INT_DIV)
        || node.is(Op.INT_REM)
        || node.is(Op.LONG_DIV)
        || node.is(Op.LONG_REM)) {
      return DEEP;
    }
    if (node instanceof Input input) {
      return InputPath.find(input).map(Rank::ofPath).orElse(PLAIN);
    }
    return PLAIN;
  }

  private static Rank ofPath(InputPath path) {
    if (path instanceof InputPath.Aspect aspect) {
      return aspect.kind() == InputPath.Aspect.Kind.LENGTH ? LENGTH : CONTENT;
    }
    boolean isInner =
        path.whole().filter(of -> !of.equals(InputPath.parameter("this"))).isPresent();
    return isInner ? CONTENT : PLAIN;
  }
}
