package dev.quarry.engine.suite;

import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import dev.quarry.testgen.replay.Frame;
import dev.quarry.testgen.replay.Observation;
import dev.quarry.testgen.source.Expectation;
import dev.quarry.testgen.source.Expectation.Getter;
import dev.quarry.testgen.source.Expectation.Leaves;
import dev.quarry.testgen.source.Expectation.Result;
import dev.quarry.testgen.source.Expectation.State;
import dev.quarry.testgen.source.Expectation.Subject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.objectweb.asm.Type;

/** What can be asserted about a call, given what two JVMs saw. */
final class Assertable {
  /** What objects are called that nobody gave a name: the number is another one each time. */
  private static final Pattern UNSTABLE = Pattern.compile("@[0-9a-f]{3,}");

  /** A longer message nobody wants to see repeated. */
  private static final int LONGEST_MESSAGE = 60;

  private static final Result ANY = new Result(Result.Kind.ANY, null);

  private final States states;

  Assertable(States states) {
    this.states = states;
  }

  /** What a test could assert beside how the call ends, what people would take first first. */
  List<Aspect> aspects(TestCall call, Evidence evidence) {
    return evidence.values().keySet().stream()
        .filter(aspect -> isAssertable(call, evidence, aspect))
        .sorted(Comparator.comparingInt(aspect -> rank(call, aspect)))
        .toList();
  }

  /** Whether a test of the call should always assert this. */
  boolean isAlwaysTold(TestCall call, Evidence evidence, Aspect aspect) {
    return aspect.equals(Aspect.RESULT)
        || aspect.equals(Aspect.MESSAGE) && carriesValues(call, evidence);
  }

  /** Expectations with these aspects, the most telling first. */
  List<Expectation> of(TestCall call, Evidence evidence, List<Aspect> chosen) {
    if (!evidence.first().exception().isEmpty()) {
      String exception = evidence.first().exception();
      Expectation any = new Expectation.Throws(exception);
      return chosen.isEmpty()
          ? List.of(any)
          : List.of(
              new Expectation.Throws(exception, Optional.of(evidence.first().message())), any);
    }
    Set<Expectation> all = new LinkedHashSet<>();
    Result result = result(call, evidence, chosen);
    List<State> told = new ArrayList<>();
    for (Aspect aspect : chosen) {
      if (!aspect.equals(Aspect.RESULT) && evidence.values().get(aspect) instanceof Value value) {
        told.add(new State(aspect.subject(), getter(call, aspect), value));
      }
    }
    for (int left = told.size(); left >= 0; left--) {
      all.add(expectation(result, told.subList(0, left)));
    }
    all.remove(new Leaves(ANY, List.of()));
    all.add(new Expectation.Completes());
    return List.copyOf(all);
  }

  private static Expectation expectation(Result result, List<State> told) {
    Value value = result.value();
    return value != null && told.isEmpty()
        ? new Expectation.Returns(value)
        : new Leaves(result, told);
  }

  private boolean isAssertable(TestCall call, Evidence evidence, Aspect aspect) {
    Object seen = evidence.values().get(aspect);
    if (aspect.equals(Aspect.MESSAGE) && !evidence.first().exception().isEmpty()) {
      return isOwnMessage(evidence);
    }
    if (aspect.equals(Aspect.RESULT)) {
      return seen instanceof Value value && !type(call).equals("V")
          ? isComparable(type(call), value)
          : seen instanceof Observation.Receiver;
    }
    if (!(seen instanceof Value value) || !isStable(value)) {
      return false;
    }
    if (aspect.isItself()) {
      return !aspect.subject().isResult() && isComparable(staticType(call, aspect), value);
    }
    return !isRedundant(evidence, aspect)
        && getter(call, aspect)
            .filter(
                getter ->
                    isComparable(
                        Type.getReturnType(getter.method().descriptor()).getDescriptor(), value))
            .isPresent();
  }

  /** Who knows the size knows whether it is empty. */
  private static boolean isRedundant(Evidence evidence, Aspect aspect) {
    return aspect.getter().equals("isEmpty")
        && (evidence.values().containsKey(new Aspect(aspect.subject(), "size"))
            || evidence.values().containsKey(new Aspect(aspect.subject(), "length")));
  }

  private Optional<Getter> getter(TestCall call, Aspect aspect) {
    String type = staticType(call, aspect);
    return aspect.isItself() || !type.startsWith("L")
        ? Optional.empty()
        : states.getter(Type.getType(type).getInternalName(), aspect.getter());
  }

  /** As the test knows it. */
  private static String staticType(TestCall call, Aspect aspect) {
    if (aspect.subject().isResult()) {
      return type(call);
    }
    boolean isReceiver = call.kind().hasReceiver() && aspect.subject().equals(Subject.RECEIVER);
    return isReceiver
        ? "L" + call.method().ownerInternal() + ";"
        : call.arguments().get(aspect.subject().argument()).type();
  }

  /** The result; then who is called what the method is called; then texts; then others. */
  private static int rank(TestCall call, Aspect aspect) {
    int subject =
        aspect.subject().isResult()
            ? 0
            : aspect.subject().equals(Subject.RECEIVER) && call.kind().hasReceiver() ? 10 : 20;
    if (aspect.isItself()) {
      return subject;
    }
    String noun = aspect.getter().replaceFirst("^(get|is|has|to)", "").toLowerCase(Locale.ROOT);
    boolean isNamed = call.method().name().toLowerCase(Locale.ROOT).endsWith(noun);
    boolean isText = aspect.getter().equals("toString");
    return subject + (isNamed ? 1 : isText ? 2 : 3);
  }

  private static Result result(TestCall call, Evidence evidence, List<Aspect> chosen) {
    Object seen = evidence.values().get(Aspect.RESULT);
    if (call.kind() == CallKind.CONSTRUCTOR || seen == null) {
      return ANY;
    }
    if (chosen.contains(Aspect.RESULT)) {
      return seen instanceof Value value
          ? new Result(Result.Kind.EQUAL, value)
          : new Result(Result.Kind.RECEIVER, null);
    }
    return seen instanceof String ? new Result(Result.Kind.PRESENT, null) : ANY;
  }

  private static String type(TestCall call) {
    return call.kind() == CallKind.CONSTRUCTOR
        ? "L" + call.method().ownerInternal() + ";"
        : Type.getReturnType(call.method().descriptor()).getDescriptor();
  }

  /** Whether the program says it itself: what the JDK says differs from version to version. */
  private static boolean isOwnMessage(Evidence evidence) {
    String message = evidence.first().message();
    List<Frame> stack = evidence.first().stack();
    return !message.isBlank()
        && message.length() <= LONGEST_MESSAGE
        && !UNSTABLE.matcher(message).find()
        && !stack.isEmpty()
        && !stack.get(0).className().matches("(java|javax|jdk|sun)\\..*");
  }

  /** Whether an argument is mentioned. */
  private static boolean carriesValues(TestCall call, Evidence evidence) {
    String message = evidence.first().message();
    return call.arguments().stream()
        .filter(Value.Literal.class::isInstance)
        .map(value -> String.valueOf(((Value.Literal) value).value()))
        .anyMatch(
            text ->
                !text.isEmpty()
                    && Pattern.compile("(?<!\\w)" + Pattern.quote(text) + "(?!\\w)")
                        .matcher(message)
                        .find());
  }

  /** Whether the assertions of the frameworks can compare it. */
  private static boolean isComparable(String type, Value value) {
    if (!isStable(value)) {
      return false;
    }
    return value instanceof Value.Array array
        ? type.startsWith("[") && isSameDimension(type, array.type())
        : !hasArray(value);
  }

  private static boolean isSameDimension(String type, String seen) {
    return type.equals(seen) || type.startsWith("[L") && !seen.matches("\\[+[^L\\[]");
  }

  private static boolean hasArray(Value value) {
    return value.parts().stream().anyMatch(p -> p instanceof Value.Array || hasArray(p));
  }

  private static boolean isStable(Value value) {
    if (value instanceof Value.Literal literal) {
      return !(literal.value() instanceof String text && UNSTABLE.matcher(text).find());
    }
    return value.parts().stream().allMatch(Assertable::isStable);
  }
}
