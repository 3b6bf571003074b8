package dev.quarry.concolic.runtime.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.Site;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DecisionsTest {
  private final ExprFactory factory = new ExprFactory();
  private final Input x = factory.input("x", Sort.INT);
  private final Input y = factory.input("y", Sort.INT);
  private final Expr less = factory.apply(Op.INT_LT, x, y);
  private final SiteInfo.HashedSite here = site(1);
  private final SiteInfo.HashedSite there = site(2);
  private final Decisions decisions = new Decisions();

  private static SiteInfo.HashedSite site(int instruction) {
    var location = new Location(MethodId.ofInternal("p/A", "m", "()V"), instruction);
    return SiteInfo.HashedSite.of(new Site(location, Site.Kind.JUMP, 0));
  }

  private Event.Decision decision(SiteInfo.HashedSite site, int outcome) {
    return new Event.Decision(site.site(), outcome, less, List.of());
  }

  @Test
  void aDecisionIsFoundBySiteOutcomeAndOperands() {
    Event.Decision jump = decisions.put(here, x, null, 3, decision(here, 1));

    assertThat(decisions.find(here, 1, x, null, 3)).isSameAs(jump);
    assertThat(decisions.find(there, 1, x, null, 3)).isNull();
    assertThat(decisions.find(here, 0, x, null, 3)).isNull();
    assertThat(decisions.find(here, 1, null, x, 3)).isNull();
    assertThat(decisions.find(here, 1, x, null, 4)).isNull();
    assertThat(decisions.find(here, 1, x)).isNull();
  }

  @Test
  void thereIsRoomForNoMoreThanTheCapacity() {
    for (int i = 0; i < 3 * Decisions.CAPACITY; i++) {
      decisions.put(here, x, null, i, decision(here, 1));
    }
    long kept =
        IntStream.range(0, 3 * Decisions.CAPACITY)
            .filter(i -> decisions.find(here, 1, x, null, i) != null)
            .count();
    assertThat(kept).isBetween(Decisions.CAPACITY / 2L, (long) Decisions.CAPACITY);
  }
}
