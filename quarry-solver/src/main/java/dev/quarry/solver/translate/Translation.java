package dev.quarry.solver.translate;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.smtlib.EncodingOptions;
import dev.quarry.expr.smtlib.SmtEncoding;
import dev.quarry.expr.smtlib.SmtLibEncoder;
import dev.quarry.expr.strings.Bounds;
import dev.quarry.expr.strings.LoweredStrings;
import dev.quarry.expr.strings.Restriction;
import dev.quarry.expr.strings.StringLowering;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtScript;
import dev.quarry.solver.smt.SmtScript.Assertion;
import dev.quarry.solver.smt.SmtScript.Role;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** One query as a script, under some bounds on its strings, and the way back. */
final class Translation {
  private final List<Expr> conjuncts;
  private final Abstraction abstraction;
  private final LoweredStrings strings;
  private final SmtEncoding encoding;

  private Translation(
      List<Expr> conjuncts, Abstraction abstraction, LoweredStrings strings, SmtEncoding encoding) {
    this.conjuncts = conjuncts;
    this.abstraction = abstraction;
    this.strings = strings;
    this.encoding = encoding;
  }

  static Translation of(
      ExprFactory factory, List<Expr> conjuncts, Abstraction abstraction, Bounds bounds) {
    var strings = new StringLowering(factory).lower(abstraction.conjuncts(), bounds);
    var all = new ArrayList<>(strings.conjuncts());
    all.addAll(strings.sideConditions());
    strings.assumptions().stream().map(Restriction::condition).forEach(all::add);
    // What has no circuit of bearable size was abstracted before, so that nothing is refused here.
    var encoder = new SmtLibEncoder(EncodingOptions.EXHAUSTIVE);
    return new Translation(conjuncts, abstraction, strings, encoder.encode(all));
  }

  SmtScript script() {
    int firstAssumption = conjuncts.size() + strings.sideConditions().size();
    var assertions = new ArrayList<Assertion>();
    for (SmtEncoding.Assertion one : encoding.assertions()) {
      Role role = one.index() < firstAssumption ? Role.REQUIRED : Role.ASSUMPTION;
      assertions.add(new Assertion(one.text(), role));
    }
    encoding.sideConditions().forEach(text -> assertions.add(new Assertion(text, Role.REQUIRED)));
    return new SmtScript(
        encoding.declarations(), assertions, List.copyOf(encoding.constants().keySet()));
  }

  /** The original conjuncts behind a core; all of them if the back end names none. */
  List<Expr> core(SmtAnswer.Unsat unsat) {
    List<Expr> core =
        indices(unsat).filter(i -> i < conjuncts.size()).mapToObj(conjuncts::get).toList();
    return core.isEmpty() ? conjuncts : core;
  }

  /** Whether a core leans on a bound, so that greater bounds may change the answer. */
  boolean needsBounds(SmtAnswer.Unsat unsat) {
    int first = conjuncts.size() + strings.sideConditions().size();
    return indices(unsat).anyMatch(i -> i >= first && i < first + strings.bounds().size());
  }

  /** Places in the list that was encoded: conjuncts, side conditions, bounds, approximations. */
  private IntStream indices(SmtAnswer.Unsat unsat) {
    return unsat.core().stream()
        .mapToInt(Integer::intValue)
        .filter(position -> position < encoding.assertions().size())
        .map(position -> encoding.assertions().get(position).index());
  }

  /** The model behind a back end's values. */
  Model model(SmtAnswer.Sat sat) {
    Model lowered = encoding.decode(sat.values()).model();
    return strings.decode(lowered).restrictedTo(Dag.inputsOf(conjuncts));
  }

  /** Why a model of the script may fail the query, in words; empty if it should not. */
  Optional<String> obstacle() {
    Set<String> reasons = new LinkedHashSet<>();
    abstraction.replaced().forEach(term -> reasons.add(Abstraction.describe(term)));
    reasons.addAll(strings.unsupported().values());
    encoding.untranslatable().forEach(one -> reasons.add(one.reason()));
    reasons.addAll(encoding.approximations());
    return reasons.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", reasons));
  }

  /** What the string encoding leaves out, in words. */
  String assumptions() {
    var reasons = new LinkedHashSet<String>();
    strings.assumptions().forEach(assumption -> reasons.add(assumption.reason()));
    return String.join("; ", reasons);
  }
}
