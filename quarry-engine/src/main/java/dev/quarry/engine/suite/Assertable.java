package dev.quarry.engine.suite;

import dev.quarry.testgen.confirm.Replays;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import dev.quarry.testgen.replay.Observation;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.source.Expectation;
import dev.quarry.testgen.source.Expectation.Leaves;
import dev.quarry.testgen.source.Expectation.Result;
import dev.quarry.testgen.source.Expectation.State;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.objectweb.asm.Type;

/** What can be asserted about a call, given what two JVMs saw. */
final class Assertable {
  /** What objects are called that nobody gave a name: the number is another one each time. */
  private static final Pattern UNSTABLE = Pattern.compile("@[0-9a-f]{3,}");

  private static final Result ANY = new Result(Result.Kind.ANY, null);

  private final States states;

  Assertable(States states) {
    this.states = states;
  }

  /** Expectations, the most telling first. */
  List<Expectation> of(TestCall call, Replays seen) {
    Replayed first = seen.probes().get(0);
    return first.kind() == Replayed.Kind.THREW
        ? List.of(new Expectation.Throws(first.exception()))
        : of(call, first.seen(), seen.probes().get(1).seen());
  }

  private List<Expectation> of(TestCall call, List<Observation> first, List<Observation> second) {
    Set<Expectation> all = new LinkedHashSet<>();
    Observation one = first.get(0);
    Observation other = second.get(0);
    String type = type(call);
    if (one.equals(other) && one instanceof Observation.Known known && !type.equals("V")) {
      if (isComparable(type, known.value())) {
        all.add(new Expectation.Returns(known.value()));
      }
    } else {
      Result result = result(call, one, other);
      List<State> told = new ArrayList<>(states.of(State.Subject.RESULT, type, one, other));
      if (told.isEmpty()) {
        String owner = "L" + call.method().ownerInternal() + ";";
        told.addAll(states.of(State.Subject.RECEIVER, owner, first.get(1), second.get(1)));
      }
      told.removeIf(state -> !isStable(state.value()));
      all.add(new Leaves(result, told));
      all.add(new Leaves(result, List.of()));
    }
    all.remove(new Leaves(ANY, List.of()));
    all.add(new Expectation.Completes());
    return List.copyOf(all);
  }

  private static Result result(TestCall call, Observation one, Observation other) {
    if (call.kind() == CallKind.CONSTRUCTOR || !one.getClass().equals(other.getClass())) {
      return ANY;
    }
    if (one instanceof Observation.Receiver) {
      return new Result(Result.Kind.RECEIVER, null);
    }
    return one instanceof Observation.Thing ? new Result(Result.Kind.PRESENT, null) : ANY;
  }

  private static String type(TestCall call) {
    return call.kind() == CallKind.CONSTRUCTOR
        ? "L" + call.method().ownerInternal() + ";"
        : Type.getReturnType(call.method().descriptor()).getDescriptor();
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
