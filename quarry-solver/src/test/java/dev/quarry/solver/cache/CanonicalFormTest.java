package dev.quarry.solver.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.List;
import org.junit.jupiter.api.Test;

class CanonicalFormTest {
  private final ExprFactory factory = new ExprFactory();

  private Expr equalsText(String input, String text) {
    return factory.apply(Op.STRING_EQ, factory.input(input, Sort.STRING), factory.string(text));
  }

  private static String digest(Expr... conjuncts) {
    return CanonicalForm.of(List.of(conjuncts)).digest();
  }

  @Test
  void namesDoNotMatter() {
    assertThat(digest(equalsText("s", "go"))).isEqualTo(digest(equalsText("t", "go")));
  }

  @Test
  void constantsMatter() {
    assertThat(digest(equalsText("s", "go"))).isNotEqualTo(digest(equalsText("s", "stop")));
  }

  @Test
  void loneSurrogatesAreToldApart() {
    assertThat(digest(equalsText("s", "\ud800"))).isNotEqualTo(digest(equalsText("s", "\ud801")));
  }

  @Test
  void sharedAndSeparateInputsAreToldApart() {
    Expr x = factory.input("x", Sort.INT);
    Expr y = factory.input("y", Sort.INT);
    Expr z = factory.input("z", Sort.INT);
    Expr one = factory.apply(Op.INT_LT, factory.intConst(1), x);
    assertThat(digest(one, factory.apply(Op.INT_LT, x, y)))
        .isNotEqualTo(digest(one, factory.apply(Op.INT_LT, z, y)));
  }

  @Test
  void zerosOfDifferentSignAreToldApart() {
    Expr d = factory.input("d", Sort.DOUBLE);
    assertThat(digest(factory.apply(Op.DOUBLE_LT, d, factory.doubleConst(0.0))))
        .isNotEqualTo(digest(factory.apply(Op.DOUBLE_LT, d, factory.doubleConst(-0.0))));
  }
}
