package dev.quarry.symcretic.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Sort;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.symcretic.state.Conjunct;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.Variables;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ClashesTest {
  private static final MethodId METHOD = new MethodId("a.B", "c", "()V");
  private static final Location PLACE = new Location(METHOD, 0);

  private final ExprFactory factory = new ExprFactory();
  private final Expr one = factory.input("one", Sort.BOOL);
  private final Expr two = factory.input("two", Sort.BOOL);
  private final Expr flatTwo = factory.input("two, flat", Sort.BOOL);
  private final Expr fact = factory.input("fact", Sort.BOOL);
  private final Obligation obligation =
      Obligation.at(METHOD, 0, Formula.TRUE.and(one, PLACE).and(two, PLACE));
  private final Clashes clashes = new Clashes(new Variables(factory));

  @Test
  void aCoreNamesTheConditionsThatCantHoldTogether() {
    clashes.add(obligation, List.of(one, flatTwo, fact), List.of(flatTwo, fact));
    assertThat(conditions()).containsExactly(List.of(two));
  }

  @Test
  void aCoreOfNothingButFactsBlamesAllConditions() {
    clashes.add(obligation, List.of(one, flatTwo, fact), List.of(fact));
    assertThat(conditions()).containsExactly(List.of(one, two));
  }

  @Test
  void theSameClashIsToldOnce() {
    clashes.add(obligation);
    clashes.add(obligation);
    assertThat(conditions()).containsExactly(List.of(one, two));
  }

  private List<List<Expr>> conditions() {
    return clashes.all().stream()
        .map(stage -> stage.conditions().stream().map(Conjunct::condition).toList())
        .toList();
  }
}
