package dev.quarry.concolic.runtime;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.Site;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.bytecode.Conditions;
import dev.quarry.models.bytecode.Faults;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** Records which way jumps, switches and divisions go. Called before the instruction. */
public final class Decide {
  private Decide() {}

  /** {@code IF_ICMPxx}; {@code IFxx} with {@code b} 0 and {@code sb} null. */
  public static void compare(
      int site, int opcode, int a, int b, @Nullable Expr sa, @Nullable Expr sb) {
    Run run = Run.onThisThread(site);
    if (run == null || (sa == null && sb == null)) {
      return;
    }
    ExprFactory factory = run.factory();
    Expr left = sa != null ? sa : factory.intConst(a);
    int relation = opcode >= Opcodes.IF_ICMPEQ ? opcode : opcode + Opcodes.IF_ICMPEQ - Opcodes.IFEQ;
    Expr right = sb != null ? sb : factory.intConst(b);
    boolean jumps = jumps(relation, a, b);
    // Ask for the condition in the form that holds: negating twice costs a node.
    Expr holds = Conditions.jumps(factory, jumps ? relation : opposite(relation), left, right);
    run.decide(site, Site.Kind.JUMP, 0, jumps ? 1 : 0, holds);
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
    Run run = Run.onThisThread(site);
    if (run == null || s == null) {
      return;
    }
    SiteInfo info = Sites.info(site);
    ExprFactory factory = run.factory();
    int taken = info.keys().outcome(key);
    Expr holds = null;
    List<Event.Alternative> others = new ArrayList<>();
    var ways = new TreeMap<Integer, Expr>(info.keys().conditions(factory, s));
    for (var way : ways.entrySet()) {
      if (way.getKey() == taken) {
        holds = way.getValue();
      } else {
        others.add(new Event.Alternative(way.getKey(), way.getValue()));
      }
    }
    if (holds != null) {
      run.decide(info, Site.Kind.SWITCH, taken, holds, others);
    }
  }

  /** {@code IFNULL} and {@code IFNONNULL}: a jump, so outcome 1 is that it jumps. */
  public static void isNull(int site, int opcode, @Nullable Object a, @Nullable Expr sa) {
    Run run = Run.onThisThread(site);
    if (run != null && sa != null) {
      run.comparisons.withNull(site, opcode, a, sa);
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
    Run run = Run.onThisThread(site);
    return run == null ? a == b : run.comparisons.same(site, opcode, a, b, sa, sb);
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
    Run run = Run.onThisThread(site);
    if (run != null && sb != null) {
      fault(run, site, Site.Kind.DIVISOR, isZero, Faults.divisorIsZero(run.factory(), sb));
    }
  }

  /** Decides whether an instruction throws; {@code fault} is when. */
  static void fault(Run run, int site, Site.Kind kind, boolean throwsNow, Expr fault) {
    run.decide(site, kind, 0, throwsNow ? 1 : 0, throwsNow ? fault : run.factory().not(fault));
  }
}
