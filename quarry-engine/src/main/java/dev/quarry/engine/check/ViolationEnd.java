package dev.quarry.engine.check;

import dev.quarry.expr.text.JavaLiterals;
import dev.quarry.program.MethodId;
import dev.quarry.spec.Atom;
import dev.quarry.spec.Moment;
import dev.quarry.spec.Signal;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Term;
import dev.quarry.spec.monitor.Choice;
import dev.quarry.spec.monitor.Monitor;
import dev.quarry.spec.weave.MonitoredCall;
import dev.quarry.testgen.source.Framework;
import dev.quarry.testgen.source.SequenceTest.End;
import dev.quarry.testgen.source.SequenceTest.LastCall;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;

/**
 * The end of a test that shows a violation: what the last event of the run should have been like,
 * as a plain assertion. It fails as long as the specification is violated.
 */
final class ViolationEnd {
  /** How the message of the assertion begins. */
  static final String MESSAGE = "Violates ";

  private static final String NEVER = "false";
  private static final String ALWAYS = "true";

  private final Specification specification;
  private final Monitor monitor;
  private final MonitoredCall call;
  private final Moment moment;
  private final int state;
  private final Framework framework;
  private final Type result;

  /**
   * @param method the last call
   * @param moment when in that call it was violated
   * @param state of the monitor before
   */
  ViolationEnd(
      Specification specification,
      Monitor monitor,
      MethodId method,
      Moment moment,
      int state,
      Framework framework) {
    this.specification = specification;
    this.monitor = monitor;
    this.result = Type.getReturnType(method.descriptor());
    this.call =
        new MonitoredCall(
            specification,
            method.name(),
            List.of(Type.getArgumentTypes(method.descriptor())),
            result);
    this.moment = moment;
    this.state = state;
    this.framework = framework;
  }

  End of(LastCall last) {
    Map<String, String> arguments = new LinkedHashMap<>();
    call.names().forEach((name, index) -> arguments.put(name, last.arguments().get(index)));
    JavaTerm before = new JavaTerm(last.receiver(), arguments, Map.of());
    List<String> statements = new ArrayList<>();
    Map<Term, String> olds = new LinkedHashMap<>();
    for (Term old : call.olds()) {
      String name = "before" + (olds.isEmpty() ? "" : olds.size() + 1);
      statements.add("var " + name + " = " + before.of(old) + ";");
      olds.put(old, name);
    }
    JavaTerm after = new JavaTerm(last.receiver(), arguments, olds);
    int signal = monitor.alphabet().signals().indexOf(new Signal(moment, call.name()));
    String good = good(monitor.choice(state, signal), after);
    boolean isNever = good.equals(NEVER);
    String message =
        (MESSAGE + "`%s`: %s").formatted(specification.name(), oneLine(specification.text()));
    String assertion =
        isNever
            ? "fail(" + JavaLiterals.of(message) + ");"
            : framework == Framework.JUNIT4
                ? "assertTrue(" + JavaLiterals.of(message) + ", " + good + ");"
                : "assertTrue(" + good + ", " + JavaLiterals.of(message) + ");";
    if (moment == Moment.RETURN) {
      boolean isUsed = good.matches(".*\\b" + JavaTerm.RESULT + "\\b.*");
      boolean isKept = isUsed && result.getSort() != Type.VOID;
      statements.add((isKept ? "var " + JavaTerm.RESULT + " = " : "") + last.text() + ";");
      statements.add(assertion);
    } else {
      statements.add("try {");
      statements.add("  " + last.text() + ";");
      statements.add("} catch (Exception thrown) {");
      statements.add("  " + assertion);
      statements.add("}");
    }
    return new End(statements, List.of(isNever ? "fail" : "assertTrue"));
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\s+", " ");
  }

  /** Under which conditions the event would be allowed. */
  private String good(Choice choice, JavaTerm java) {
    if (choice instanceof Choice.To to) {
      return monitor.rejects(to.state()) ? NEVER : ALWAYS;
    }
    Choice.Ask ask = (Choice.Ask) choice;
    Atom atom = monitor.alphabet().atoms().get(ask.atom());
    String yes = good(ask.yes(), java);
    String no = good(ask.no(), java);
    if (!call.canBeTrue(atom, moment)) {
      return no;
    }
    List<Term> condition = MonitoredCall.term(atom);
    return condition.isEmpty() ? yes : either(java.of(condition.get(0)), yes, no);
  }

  private static String either(String condition, String yes, String no) {
    if (yes.equals(no)) {
      return yes;
    }
    String not = JavaTerm.negated(condition);
    if (yes.equals(ALWAYS)) {
      return no.equals(NEVER) ? condition : "(" + condition + ") || (" + no + ")";
    }
    if (no.equals(ALWAYS)) {
      return yes.equals(NEVER) ? not : not + " || (" + yes + ")";
    }
    if (yes.equals(NEVER)) {
      return not + " && (" + no + ")";
    }
    return no.equals(NEVER)
        ? "(" + condition + ") && (" + yes + ")"
        : "(" + condition + ") ? (" + yes + ") : (" + no + ")";
  }
}
