package dev.quarry.lab.crash;

import dev.quarry.engine.crash.CrashResult;
import dev.quarry.engine.crash.FindingKind;
import dev.quarry.engine.crash.MethodReport;
import dev.quarry.engine.crash.StateReport;
import dev.quarry.lab.plain.PlainRun;
import dev.quarry.testgen.confirm.StateEnding;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What came of one library.
 *
 * @param name of its file
 * @param methods that were tried
 * @param explored those that were run at least once
 * @param withoutRecipe those that nobody knows how to call, or by reflection only
 * @param states what became of the exceptions that escaped, each method, type and place once
 * @param lines the same with each type and place once, whichever methods show it
 * @param confirmedLines those of which some test shows one
 * @param defects findings that are the library's fault
 * @param preconditions findings that are the caller's
 * @param endings of every path and every way not taken
 * @param seconds it took
 * @param load the machine's load average before and after, -1 where it is not known
 * @param check of the tests in a project of their own, if that was asked for
 */
public record LibraryFigures(
    String name,
    int methods,
    int explored,
    int withoutRecipe,
    Map<StateEnding, Long> states,
    long lines,
    long confirmedLines,
    int defects,
    int preconditions,
    Map<StateEnding, Long> endings,
    double seconds,
    List<Double> load,
    Optional<PlainRun> check) {
  public LibraryFigures {
    states = copy(states);
    endings = copy(endings);
    load = List.copyOf(load);
  }

  static LibraryFigures of(
      String name, CrashResult result, List<Double> load, Optional<PlainRun> check) {
    List<MethodReport> methods = result.methods();
    Map<StateEnding, Long> states = new EnumMap<>(StateEnding.class);
    for (StateReport state : result.states()) {
      states.merge(state.ending(), 1L, Long::sum);
    }
    return new LibraryFigures(
        name,
        methods.size(),
        (int) methods.stream().filter(method -> method.runs() > 0).count(),
        (int) methods.stream().filter(LibraryFigures::isWithoutRecipe).count(),
        states,
        lines(result.states(), state -> true),
        lines(result.states(), LibraryFigures::isConfirmed),
        count(result, FindingKind.DEFECT),
        count(result, FindingKind.PRECONDITION),
        result.endings().rows(),
        result.time().toNanos() / 1e9,
        load,
        check);
  }

  private static boolean isWithoutRecipe(MethodReport method) {
    return method.endings().count(StateEnding.NO_RECIPE) > 0
        || method.endings().count(StateEnding.NEEDS_REFLECTION) > 0;
  }

  private static long lines(List<StateReport> states, Predicate<StateReport> wanted) {
    return states.stream()
        .filter(wanted)
        .map(state -> state.exception() + " at " + state.place())
        .distinct()
        .count();
  }

  private static boolean isConfirmed(StateReport state) {
    return state.ending() == StateEnding.CONFIRMED || state.ending() == StateEnding.DUPLICATE;
  }

  private static int count(CrashResult result, FindingKind kind) {
    return (int) result.findings().stream().filter(finding -> finding.kind() == kind).count();
  }

  /** Exceptions that escaped: solved error states. */
  public long errorStates() {
    return states.values().stream().mapToLong(Long::longValue).sum();
  }

  /**
   * Those that a test has shown, twice. A duplicate was shown too, by a test that is not written
   * because a simpler one of the same class shows the same.
   */
  public long confirmed() {
    return states.getOrDefault(StateEnding.CONFIRMED, 0L)
        + states.getOrDefault(StateEnding.DUPLICATE, 0L);
  }

  /** Confirmed ones among all solved error states; 1 if there are none. */
  public double share() {
    return errorStates() == 0 ? 1 : (double) confirmed() / errorStates();
  }

  /** The share of confirmed types and places; 1 if there are none. */
  public double lineShare() {
    return lines == 0 ? 1 : (double) confirmedLines / lines;
  }

  private static Map<StateEnding, Long> copy(Map<StateEnding, Long> counts) {
    Map<StateEnding, Long> copy = new EnumMap<>(StateEnding.class);
    copy.putAll(counts);
    return copy;
  }
}
