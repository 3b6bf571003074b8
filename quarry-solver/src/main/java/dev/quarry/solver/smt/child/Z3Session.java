package dev.quarry.solver.smt.child;

import com.microsoft.z3.Context;
import com.microsoft.z3.Native;
import com.microsoft.z3.Z3Exception;
import dev.quarry.solver.Measure;
import dev.quarry.solver.smt.Deadline;
import dev.quarry.solver.smt.SmtAnswer.Unknown;
import dev.quarry.solver.smt.text.Lists;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A dialogue with Z3 in SMT-LIB commands, within one context. Not to be used any more after an
 * objection.
 */
final class Z3Session implements AutoCloseable {
  /** Of Z3's own measure of work, in a millisecond. */
  private static final int STEPS_PER_MILLI = 4_000;

  private final Context context = new Context();
  // Line breaks given to Z3 so far, because it counts lines from the start of its context.
  private int lines;

  /** Forgets everything said before. */
  void reset() throws Objection {
    evaluate("(reset)");
    // Without these the printer cuts deep values off and abbreviates shared parts.
    evaluate("(set-option :pp.max_depth 1000000)(set-option :pp.min_alias_size 1000000000)");
  }

  /** Z3's output, without a trailing line break. */
  String evaluate(String commands) throws Objection {
    int before = lines + 1;
    lines = before + (int) commands.chars().filter(c -> c == '\n').count();
    try {
      // On a line of its own, because columns go on counting too (from 0, except on the very first
      // line).
      return Native.evalSmtlib2String(context.nCtx(), "\n" + commands).strip();
    } catch (Z3Exception e) {
      throw Objection.of(e.getMessage()).afterLines(before);
    }
  }

  /** {@code sat}, {@code unsat} or {@code unknown}. */
  String check(Deadline deadline) throws Objection {
    long millis = Math.max(1, deadline.remaining().toMillis());
    if (deadline.clock().measure() == Measure.TIME) {
      evaluate("(set-option :timeout " + Math.min(millis, Integer.MAX_VALUE) + ")");
      return evaluate("(check-sat)");
    }
    long steps = Math.min(millis, Integer.MAX_VALUE / STEPS_PER_MILLI) * STEPS_PER_MILLI;
    evaluate("(set-option :rlimit " + steps + ")");
    String answer = evaluate("(check-sat)");
    // Z3 does not tell in this way what it used: all of it, or little.
    deadline.clock().worked(Duration.ofMillis(answer.equals("unknown") ? millis : 1));
    return answer;
  }

  Map<String, String> values(List<String> names) throws Objection {
    Map<String, String> values = new LinkedHashMap<>();
    if (names.isEmpty()) {
      return values;
    }
    List<String> pairs = Lists.elements(evaluate("(get-value (" + String.join(" ", names) + "))"));
    for (int i = 0; i < names.size(); i++) {
      values.put(names.get(i), Lists.oneLine(Lists.elements(pairs.get(i)).get(1)));
    }
    return values;
  }

  Unknown undecided(Deadline deadline) throws Objection {
    List<String> info = Lists.elements(evaluate("(get-info :reason-unknown)"));
    String reason = info.size() > 1 ? info.get(1).replace("\"", "") : "no reason given";
    boolean late =
        deadline.passed()
            || reason.contains("resource limit")
            || reason.equals("timeout")
            || reason.equals("canceled");
    return new Unknown(late ? Unknown.TIME_OUT : "Z3: " + reason, deadline.elapsed());
  }

  @Override
  public void close() {
    context.close();
  }
}
