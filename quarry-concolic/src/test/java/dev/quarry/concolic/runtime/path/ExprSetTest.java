package dev.quarry.concolic.runtime.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import org.junit.jupiter.api.Test;

class ExprSetTest {
  private final ExprFactory factory = new ExprFactory();
  private final ExprSet set = new ExprSet();

  private Expr condition(int i) {
    return factory.apply(Op.INT_LT, factory.input("x", Sort.INT), factory.intConst(i));
  }

  @Test
  void everythingAddedIsInItAndNothingElse() {
    for (int i = 0; i < 5_000; i += 2) {
      assertThat(set.add(condition(i))).isTrue();
      assertThat(set.add(condition(i))).isFalse();
    }
    for (int i = 0; i < 5_000; i++) {
      assertThat(set.contains(condition(i))).isEqualTo(i % 2 == 0);
    }
  }
}
