package dev.quarry.concolic.runtime.path;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.tracer.BranchTracer;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.bytecode.Conditions;
import dev.quarry.models.bytecode.Faults;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** Decides which way jumps, switches and divisions go. */
public final class BranchRecorder implements BranchTracer<Expr> {
  private final Trace trace;

  public BranchRecorder(Trace trace) {
    this.trace = trace;
  }

  @Override
  public void compare(int site, int opcode, int a, int b, @Nullable Expr sa, @Nullable Expr sb) {
    if (sa == null && sb == null) {
      return;
    }
    int relation = opcode >= Opcodes.IF_ICMPEQ ? opcode : opcode + Opcodes.IF_ICMPEQ - Opcodes.IFEQ;
    boolean jumps = jumps(relation, a, b);
    int outcome = jumps ? 1 : 0;
    int concrete = sb == null ? b : sa == null ? a : 0;
    SiteInfo info = Sites.info(site);
    SiteInfo.HashedSite jump = info.site(Site.Kind.JUMP, 0);
    Decisions decisions = trace.context().decisions();
    Event.Decision known = decisions.find(jump, outcome, sa, sb, concrete);
    if (known == null) {
      ExprFactory factory = trace.factory();
      Expr left = sa != null ? sa : factory.intConst(a);
      Expr right = sb != null ? sb : factory.intConst(b);
      // Ask for the condition in the form that holds: negating twice costs a node.
      Expr holds = Conditions.jumps(factory, jumps ? relation : opposite(relation), left, right);
      known = decisions.put(jump, sa, sb, concrete, trace.yesOrNo(jump, outcome, holds));
    }
    trace.decide(info, jump, known);
  }

  private static boolean jumps(int opcode, int a, int b) {
    return switch (opcode) {
      case Opcodes.IF_ICMPEQ -> a == b;
      case Opcodes.IF_ICMPNE -> a != b;
      case Opcodes.IF_ICMPLT -> a < b;
      case Opcodes.IF_ICMPGE -> a >= b;
      case Opcodes.IF_ICMPGT -> a > b;
      default -> a <= b;
    };
  }

  /** The six relations come in pairs of opposites. */
  private static int opposite(int opcode) {
    return ((opcode - Opcodes.IF_ICMPEQ) ^ 1) + Opcodes.IF_ICMPEQ;
  }

  @Override
  public void choose(int site, int key, @Nullable Expr s) {
    if (s == null) {
      return;
    }
    SiteInfo info = Sites.info(site);
    SiteInfo.HashedSite choice = info.site(Site.Kind.SWITCH, 0);
    int taken = info.keys().outcome(key);
    Decisions decisions = trace.context().decisions();
    Event.Decision known = decisions.find(choice, taken, s);
    if (known == null) {
      known = decisions.put(choice, s, choice(info, choice.site(), taken, s));
    }
    trace.decide(info, choice, known);
  }

  private Event.Decision choice(SiteInfo info, Site site, int taken, Expr s) {
    SortedMap<Integer, Expr> ways = info.keys().conditions(trace.factory(), s);
    List<Event.Alternative> others = new ArrayList<>();
    ways.forEach(
        (outcome, condition) -> {
          if (outcome != taken) {
            others.add(new Event.Alternative(outcome, condition));
          }
        });
    // Every key has an outcome, and every outcome a condition.
    return new Event.Decision(site, taken, Objects.requireNonNull(ways.get(taken)), others);
  }

  @Override
  public void divisor(int site, boolean isZero, @Nullable Expr sb) {
    if (sb != null) {
      trace.fault(site, Site.Kind.DIVISOR, isZero, Faults.divisorIsZero(trace.factory(), sb));
    }
  }
}
