package dev.quarry.search.synthetic;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.PathHash;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One run of a synthetic program: answers what it asks and writes down what it decides. */
public final class Trace {
  private static final MethodId METHOD = new MethodId("Synthetic", "run", "()V");

  private final ExprFactory factory;
  private final RunRequest request;
  private final Map<Input, Object> inputs = new LinkedHashMap<>();
  private final List<Event> events = new ArrayList<>();
  private final StringBuilder path = new StringBuilder();
  private int decisions;
  private int skipped;
  private long hash = PathHash.EMPTY;
  private Ending ending = Ending.returned("");

  public Trace(ExprFactory factory, RunRequest request) {
    this.factory = factory;
    this.request = request;
  }

  /** A place in the synthetic method. */
  public static Site site(int number, Site.Kind kind) {
    return new Site(new Location(METHOD, number), kind, 0);
  }

  /** Jumps if a bit of the input is set. */
  public boolean bit(int site, int index) {
    Input bit = factory.input("b" + index, Sort.Basic.BOOL);
    boolean value = (Boolean) read(bit);
    jump(site, value, value ? bit : factory.not(bit));
    return value;
  }

  /** Jumps or not, because of a condition that holds. */
  public void jump(int site, boolean jumps, Expr holds) {
    int outcome = jumps ? 1 : 0;
    decide(
        site(site, Site.Kind.JUMP),
        outcome,
        holds,
        List.of(new Event.Alternative(1 - outcome, factory.not(holds))));
  }

  /** A switch over an input with cases from 1 on; outcome 0 is the default. */
  public int choose(int site, String name, int cases) {
    Input input = factory.input(name, Sort.Basic.INT);
    int value = (Integer) read(input);
    int taken = value >= 1 && value <= cases ? value : 0;
    List<Event.Alternative> others = new ArrayList<>();
    for (int way = 0; way <= cases; way++) {
      if (way != taken) {
        others.add(new Event.Alternative(way, isCase(input, way, cases)));
      }
    }
    decide(site(site, Site.Kind.SWITCH), taken, isCase(input, taken, cases), others);
    return taken;
  }

  private Expr isCase(Input input, int way, int cases) {
    if (way > 0) {
      return factory.eq(input, factory.intConst(way));
    }
    List<Expr> none = new ArrayList<>();
    for (int each = 1; each <= cases; each++) {
      none.add(factory.not(factory.eq(input, factory.intConst(each))));
    }
    return factory.and(none);
  }

  /** Needs a value, and says which one it was. */
  public int pin(int site, String name) {
    Input input = factory.input(name, Sort.Basic.INT);
    int value = (Integer) read(input);
    Expr same = factory.eq(input, factory.intConst(value));
    decide(
        site(site, Site.Kind.PIN), 1, same, List.of(new Event.Alternative(0, factory.not(same))));
    return value;
  }

  public void decide(Site site, int outcome, Expr holds, List<Event.Alternative> alternatives) {
    events.add(new Event.Decision(site, outcome, holds, alternatives));
    path.append(site.location().instruction()).append(':').append(outcome).append(' ');
    decisions++;
    hash = PathHash.step(hash, site.stableHash(), outcome);
    if (decisions == request.known() && hash == request.hash()) {
      skipped = decisions;
      events.clear();
    }
  }

  public void assume(Expr holds, Event.Premise.Kind kind) {
    events.add(new Event.Premise(holds, kind));
  }

  public void end(Ending.Kind kind) {
    ending = Ending.of(kind, "");
  }

  public ExprFactory factory() {
    return factory;
  }

  public Object read(Input input) {
    return inputs.computeIfAbsent(input, request.input()::get);
  }

  /** All decisions as text, {@code site:outcome} each. */
  public String path() {
    return path.toString().strip();
  }

  public RunReport report() {
    return new RunReport(
        new Model(inputs), skipped, events, ending, CoveredProbes.NONE, List.of(), "", 0);
  }
}
