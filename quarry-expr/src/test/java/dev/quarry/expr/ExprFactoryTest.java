package dev.quarry.expr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExprFactoryTest {
  private final ExprFactory factory = new ExprFactory();
  private final Input x = factory.input("x", Sort.INT);

  private Expr times(Expr a, Expr b) {
    return factory.apply(Op.INT_MUL, a, b);
  }

  @Test
  void equalTermsAreOneNode() {
    assertThat(factory.input("x", Sort.INT)).isSameAs(x);
    assertThat(factory.input("x", Sort.LONG)).isNotSameAs(x);
    assertThat(times(x, x)).isSameAs(times(x, x));
  }

  @Test
  void constantsOfDifferentBitsAreDifferentNodes() {
    assertThat(factory.doubleConst(0.0)).isNotSameAs(factory.doubleConst(-0.0));
    float payload = Float.intBitsToFloat(0x7fc00001);
    assertThat(factory.floatConst(payload)).isNotSameAs(factory.floatConst(Float.NaN));
  }

  @Test
  void hashesAreTheSameInAnotherFactory() {
    var other = new ExprFactory();
    Expr mine = times(x, factory.input("y", Sort.INT));
    Expr theirs = other.apply(Op.INT_MUL, other.input("x", Sort.INT), other.input("y", Sort.INT));
    assertThat(mine.hashCode()).isEqualTo(theirs.hashCode());
  }

  @Test
  void wrongSortsAreRefused() {
    assertThatThrownBy(() -> factory.apply(Op.INT_ADD, x, factory.longConst(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("INT_ADD takes [INT, INT]");
    assertThatThrownBy(() -> factory.ite(x, x, x)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void nodesNobodyHoldsAreForgottenButForThoseMadeLately() {
    for (int i = 0; i < 8 * Applications.CAPACITY; i++) {
      times(x, factory.input("v" + i, Sort.INT));
    }
    // A product that is remembered keeps itself and its second factor.
    int most = 2 * Applications.CAPACITY + 1_000;
    for (int i = 0; i < 50 && factory.nodeCount() > most; i++) {
      System.gc();
    }
    assertThat(factory.nodeCount()).isLessThanOrEqualTo(most);
  }

  @Test
  void constantsAreTheSameWhetherRememberedOrNot() {
    for (int i = -3 * NumberCache.CAPACITY; i < 3 * NumberCache.CAPACITY; i++) {
      assertThat(factory.intConst(i).asInt()).isEqualTo(i);
      assertThat(factory.longConst(i)).isSameAs(factory.constant(Sort.LONG, (long) i));
    }
    assertThat(factory.intConst(7)).isSameAs(factory.constant(Sort.INT, 7));
    assertThat(factory.doubleConst(-0.0)).isSameAs(factory.constant(Sort.DOUBLE, -0.0));
    assertThat(factory.floatConst(1)).isSameAs(factory.constant(Sort.FLOAT, 1f));
    assertThat(factory.bool(true)).isSameAs(factory.constant(Sort.BOOL, true));
  }

  @Test
  void manyThreadsGetTheSameNodes() {
    List<Expr> products =
        IntStream.range(0, 10_000)
            .parallel()
            .mapToObj(i -> times(x, factory.input("v" + i % 10, Sort.INT)))
            .toList();
    assertThat(products.stream().distinct()).hasSize(10);
  }

  @Test
  void aTermAsDeepAsAnyPathIsWalkedWithoutRecursion() {
    Expr deep = x;
    for (int i = 0; i < 200_000; i++) {
      deep = factory.raw(Op.INT_XOR, deep, x);
    }
    assertThat(Dag.size(List.of(deep))).isEqualTo(200_001);
    assertThat(deep.inputs()).containsExactly(x);
  }

  @Test
  void substitutionReplacesEverywhereAtOnceAndSimplifies() {
    Input y = factory.input("y", Sort.INT);
    Expr sum = factory.apply(Op.INT_ADD, times(x, y), x);
    Map<Expr, Expr> swap = Map.of(x, y, y, x);
    assertThat(new Substitution(factory, swap).apply(sum))
        .isSameAs(factory.apply(Op.INT_ADD, times(x, y), y));
    Map<Expr, Expr> values = Map.of(x, factory.intConst(3), y, factory.intConst(4));
    assertThat(new Substitution(factory, values).apply(sum)).isSameAs(factory.intConst(15));
  }

  @Test
  void conjunctionsOfManyAreBalanced() {
    var conditions = new ArrayList<Expr>();
    for (int i = 0; i < 1024; i++) {
      conditions.add(factory.input("p" + i, Sort.BOOL));
    }
    assertThat(Metrics.of(List.of(factory.and(conditions))).depth()).isEqualTo(11);
    assertThat(factory.and(List.of())).isSameAs(factory.bool(true));
  }

  @Test
  void sharedTermsArePrintedOnce() {
    Expr square = times(x, x);
    assertThat(times(square, square)).hasToString("#1 = (int_mul x x); (int_mul #1 #1)");
  }
}
