package dev.quarry.expr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ApplicationsTest {
  private static final List<Op> OPS =
      List.of(Op.INT_ADD, Op.INT_SUB, Op.INT_MUL, Op.INT_XOR, Op.INT_AND, Op.INT_SHL);

  private final ExprFactory factory = new ExprFactory();
  private final Applications applications = new Applications();
  private final Input x = factory.input("x", Sort.INT);
  private final Input y = factory.input("y", Sort.INT);
  private final Expr sum = factory.apply(Op.INT_ADD, x, y);

  @Test
  void anAnswerIsFoundByOperationAndArguments() {
    applications.put(Op.INT_ADD, x, y, null, sum);

    assertThat(applications.find(Op.INT_ADD, x, y, null)).isSameAs(sum);
    assertThat(applications.find(Op.INT_SUB, x, y, null)).isNull();
    assertThat(applications.find(Op.INT_ADD, y, x, null)).isNull();
    assertThat(applications.find(Op.INT_ADD, x, null, null)).isNull();
    assertThat(applications.find(Op.INT_ADD, x, y, x)).isNull();
  }

  @Test
  void thereIsRoomForNoMoreThanTheCapacity() {
    List<Expr> keys =
        IntStream.range(0, 3 * Applications.CAPACITY)
            .<Expr>mapToObj(i -> factory.input("v" + i, Sort.INT))
            .toList();
    keys.forEach(key -> applications.put(Op.INT_ADD, x, key, null, sum));

    long kept =
        keys.stream().filter(key -> applications.find(Op.INT_ADD, x, key, null) != null).count();
    assertThat(kept).isBetween(Applications.CAPACITY / 2L, (long) Applications.CAPACITY);
  }

  @Test
  void termsThatDifferInAConstantGetInEachOthersWayHardlyEver() {
    int count = Applications.CAPACITY / 16;
    for (int i = 0; i < count; i++) {
      applications.put(Op.INT_LT, factory.intConst(3 * i), x, null, sum);
      applications.put(Op.NOT, factory.apply(Op.INT_LT, factory.intConst(3 * i), x), null, null, x);
    }
    int lost = 0;
    for (int i = 0; i < count; i++) {
      Expr less = factory.apply(Op.INT_LT, factory.intConst(3 * i), x);
      lost += applications.find(Op.INT_LT, factory.intConst(3 * i), x, null) == null ? 1 : 0;
      lost += applications.find(Op.NOT, less, null, null) == null ? 1 : 0;
    }
    assertThat(lost).isLessThan(count / 20);
  }

  /** What is remembered in one factory is computed in the other, which sees each term once. */
  @Test
  void rememberedTermsAreThoseThatSimplificationGives() {
    List<Expr> first = randomTerms(factory, 7);
    List<Expr> again = randomTerms(factory, 7);
    List<Expr> elsewhere = randomTerms(new ExprFactory(), 7);

    for (int i = 0; i < first.size(); i++) {
      assertThat(again.get(i)).isSameAs(first.get(i));
      assertThat(elsewhere.get(i).hashCode()).isEqualTo(first.get(i).hashCode());
    }
    assertThat(elsewhere.get(elsewhere.size() - 1)).hasToString(first.get(first.size() - 1) + "");
  }

  private static List<Expr> randomTerms(ExprFactory factory, long seed) {
    var random = new SplittableRandom(seed);
    List<Expr> terms = new ArrayList<>(List.of(factory.input("x", Sort.INT)));
    for (int i = 0; i < 2_000; i++) {
      Op op = OPS.get(random.nextInt(OPS.size()));
      Expr left = terms.get(random.nextInt(Math.max(0, terms.size() - 20), terms.size()));
      Expr right =
          random.nextBoolean()
              ? factory.intConst(random.nextInt(-3, 40))
              : terms.get(random.nextInt(Math.max(0, terms.size() - 20), terms.size()));
      terms.add(factory.apply(op, left, right));
    }
    return terms;
  }
}
