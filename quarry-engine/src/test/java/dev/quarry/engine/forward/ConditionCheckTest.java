package dev.quarry.engine.forward;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Caught;
import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import java.util.List;
import org.junit.jupiter.api.Test;

public class ConditionCheckTest {
  private final ExprFactory factory = new ExprFactory();
  private final Input x = factory.input("x", Sort.INT);
  private final MethodId entry = MethodId.ofInternal("demo/Foo", "bar", "(I)V");
  private final ConditionCheck check = new ConditionCheck(factory, OpaqueFunctions.NONE, entry);

  private Expr isAtLeast(int bound) {
    return factory.apply(Op.INT_LE, factory.intConst(bound), x);
  }

  private static final Caught CAUGHT =
      new Caught("java.lang.IllegalStateException", List.of("demo.Foo:3"));

  private RunReport checked(Event... events) {
    return check.check(
        new RunReport(
            Model.EMPTY.with(x, 5),
            0,
            List.of(events),
            Ending.returned(""),
            CoveredProbes.NONE,
            List.of(),
            "",
            1,
            List.of(CAUGHT)));
  }

  private Event.Decision decision(int instruction, Expr condition) {
    Site site = new Site(new Location(entry, instruction), Site.Kind.JUMP, 0);
    return new Event.Decision(
        site, 1, condition, List.of(new Event.Alternative(0, factory.not(condition))));
  }

  private Event.Premise assumption(Expr condition) {
    return new Event.Premise(condition, Event.Premise.Kind.DOMAIN);
  }

  @Test
  public void whatHoldsIsLeftAlone() {
    var events = new Event[] {assumption(isAtLeast(0)), decision(7, isAtLeast(5))};
    RunReport report = checked(events);
    assertThat(report.events()).containsExactly(events);
    assertThat(report.assumptions()).isEmpty();
  }

  @Test
  public void aFalseDecisionLosesItsAlternativesAndIsNamed() {
    RunReport report = checked(decision(7, isAtLeast(6)));
    assertThat(report.events().get(0).condition()).isEqualTo(factory.bool(true));
    assertThat(((Event.Decision) report.events().get(0)).alternatives()).isEmpty();
    assertThat(report.assumptions())
        .extracting(one -> one.place().orElseThrow())
        .containsExactly(new Location(entry, 7));
  }

  @Test
  public void aFalseAssumptionIsDroppedAndNamed() {
    Event.Decision decision = decision(7, isAtLeast(5));
    RunReport report = checked(assumption(isAtLeast(9)), decision, assumption(isAtLeast(8)));
    assertThat(report.events()).containsExactly(decision);
    assertThat(report.assumptions())
        .extracting(one -> one.place().orElseThrow())
        .containsExactly(new Location(entry, 0), new Location(entry, 7));
  }

  @Test
  public void whatElseIsKnownOfTheRunStays() {
    RunReport report = checked(decision(7, isAtLeast(6)));
    assertThat(report.caught()).containsExactly(CAUGHT);
    assertThat(report.steps()).isEqualTo(1);
    assertThat(report.input().get(x)).isEqualTo(5);
  }
}
