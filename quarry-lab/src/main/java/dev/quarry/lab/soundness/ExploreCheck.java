package dev.quarry.lab.soundness;

import dev.quarry.concolic.Ending;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.explore.ExploredPath;
import dev.quarry.input.InputTree;
import dev.quarry.lab.soundness.WrongVerdict.Kind;
import dev.quarry.lab.soundness.generate.EntryPoint;
import dev.quarry.lab.soundness.oracle.PlainOutcome;
import dev.quarry.lab.soundness.oracle.PlainProgram;
import dev.quarry.lab.soundness.oracle.PlainRun;
import dev.quarry.lab.soundness.oracle.Truth;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Holds an exploration against plain calls. */
final class ExploreCheck {
  /** Each path is a plain call: those of a long exploration would take longer than it did. */
  private static final int MOST_PATHS = 200;

  private static final Pattern NAN = Pattern.compile("Double\\.longBitsToDouble\\(0x[7f]ff.*");

  private final EntryPoint entry;
  private final PlainProgram plain;
  private final Truth truth;

  ExploreCheck(EntryPoint entry, PlainProgram plain, Truth truth) {
    this.entry = entry;
    this.plain = plain;
    this.truth = truth;
  }

  /** What is wrong: outcomes that are missing, paths that don't do what they say. */
  List<WrongVerdict> check(Claim claim, ExploreResult result) {
    List<WrongVerdict> wrong = new ArrayList<>();
    Set<PlainOutcome> found = new LinkedHashSet<>();
    int checked = 0;
    for (ExploredPath path : result.paths()) {
      Optional<PlainOutcome> outcome = outcome(path.ending());
      outcome.ifPresent(found::add);
      if (outcome.isPresent() && checked++ < MOST_PATHS && !isTrue(path, outcome.get())) {
        wrong.add(
            Claims.wrong(
                claim,
                Kind.OUTCOME_DIFFERS,
                InputTree.of(path.input()).text() + ": " + outcome.get()));
        break;
      }
    }
    if (result.exhausted()) {
      for (PlainOutcome outcome : truth.outcomes().getOrDefault(entry.name(), Set.of())) {
        // A path may return any number of values, but throws one exception.
        if (!outcome.exception().isEmpty() && !found.contains(outcome)) {
          wrong.add(Claims.wrong(claim, Kind.OUTCOME_MISSED, outcome.toString()));
          break;
        }
      }
    }
    return wrong;
  }

  private boolean isTrue(ExploredPath path, PlainOutcome outcome) {
    var arguments = new ModelArguments(entry, path.input(), false);
    var copied = new ModelArguments(entry, path.input(), true);
    return !arguments.isPossible()
        || isTrue(plain.call(entry, arguments), outcome)
        || isTrue(plain.call(entry, copied), outcome);
  }

  private static boolean isTrue(PlainRun run, PlainOutcome outcome) {
    return run.isIncomplete() || run.outcome().equals(outcome);
  }

  /** Empty if a run was cut off. */
  private static Optional<PlainOutcome> outcome(Ending ending) {
    return switch (ending.kind()) {
      case RETURNED -> Optional.of(new PlainOutcome(value(ending.value()), "", 0));
      case THREW, INITIALISER_FAILED ->
          Optional.of(new PlainOutcome("", ending.exception(), line(ending.place())));
      default -> Optional.empty();
    };
  }

  /** Which bits a computed NaN has is up to the processor. */
  private static String value(String literal) {
    return NAN.matcher(literal).matches() ? "Double.NaN" : literal;
  }

  private static int line(String place) {
    int colon = place.lastIndexOf(':');
    return colon < 0 ? 0 : Integer.parseInt(place.substring(colon + 1));
  }
}
