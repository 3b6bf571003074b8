package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.endings.Failure;
import dev.quarry.concolic.runtime.path.Decisions;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.run.Run;
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

/** Records which way jumps, switches and divisions go. Called before the instruction. */
public final class Decide {
  private Decide() {}

  /** {@code IF_ICMPxx}; {@code IFxx} with {@code b} 0 and {@code sb} null. */
  public static void compare(
      int site, int opcode, int a, int b, @Nullable Expr sa, @Nullable Expr sb) {
    try {
      Run run = Run.onThisThread(site);
      if (run == null || (sa == null && sb == null)) {
        return;
      }
      int relation =
          opcode >= Opcodes.IF_ICMPEQ ? opcode : opcode + Opcodes.IF_ICMPEQ - Opcodes.IFEQ;
      boolean jumps = jumps(relation, a, b);
      int outcome = jumps ? 1 : 0;
      int concrete = sb == null ? b : sa == null ? a : 0;
      SiteInfo info = Sites.info(site);
      SiteInfo.HashedSite jump = info.site(Site.Kind.JUMP, 0);
      Decisions decisions = run.context().decisions();
      Event.Decision known = decisions.find(jump, outcome, sa, sb, concrete);
      if (known == null) {
        ExprFactory factory = run.factory();
        Expr left = sa != null ? sa : factory.intConst(a);
        Expr right = sb != null ? sb : factory.intConst(b);
        // Ask for the condition in the form that holds: negating twice costs a node.
        Expr holds = Conditions.jumps(factory, jumps ? relation : opposite(relation), left, right);
        known = decisions.put(jump, sa, sb, concrete, run.yesOrNo(jump, outcome, holds));
      }
      run.decide(info, jump, known);
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
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

  /** {@code tableswitch} and {@code lookupswitch}. */
  public static void choose(int site, int key, @Nullable Expr s) {
    try {
      Run run = Run.onThisThread(site);
      if (run == null || s == null) {
        return;
      }
      SiteInfo info = Sites.info(site);
      SiteInfo.HashedSite choice = info.site(Site.Kind.SWITCH, 0);
      int taken = info.keys().outcome(key);
      Decisions decisions = run.context().decisions();
      Event.Decision known = decisions.find(choice, taken, s);
      if (known == null) {
        known = decisions.put(choice, s, choice(run, info, choice.site(), taken, s));
      }
      run.decide(info, choice, known);
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  private static Event.Decision choice(Run run, SiteInfo info, Site site, int taken, Expr s) {
    SortedMap<Integer, Expr> ways = info.keys().conditions(run.factory(), s);
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

  /** {@code IFNULL} and {@code IFNONNULL}: a jump, so outcome 1 is that it jumps. */
  public static void isNull(int site, int opcode, @Nullable Object a, @Nullable Expr sa) {
    try {
      Run run = Run.onThisThread(site);
      if (run != null && sa != null) {
        run.comparisons.withNull(site, opcode, a, sa);
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /**
   * {@code IF_ACMPEQ} and {@code IF_ACMPNE}.
   *
   * @return whether the two are the same as the program would see it without Quarry, which keeps
   *     boxes apart that {@code valueOf} would share
   */
  public static boolean same(
      int site,
      int opcode,
      @Nullable Object a,
      @Nullable Object b,
      @Nullable Expr sa,
      @Nullable Expr sb) {
    try {
      Run run = Run.onThisThread(site);
      return run == null ? a == b : run.comparisons.same(site, opcode, a, b, sa, sb);
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Before int division and remainder. */
  public static void divisor(int site, int b, @Nullable Expr sb) {
    divisor(site, b == 0, sb);
  }

  /** Before long division and remainder. */
  public static void divisor(int site, long b, @Nullable Expr sb) {
    divisor(site, b == 0, sb);
  }

  private static void divisor(int site, boolean isZero, @Nullable Expr sb) {
    try {
      Run run = Run.onThisThread(site);
      if (run != null && sb != null) {
        fault(run, site, Site.Kind.DIVISOR, isZero, Faults.divisorIsZero(run.factory(), sb));
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Decides whether an instruction throws; {@code fault} is when. */
  public static void fault(Run run, int site, Site.Kind kind, boolean throwsNow, Expr fault) {
    run.decide(site, kind, 0, throwsNow ? 1 : 0, throwsNow ? fault : run.factory().not(fault));
  }
}
