package dev.quarry.testgen.confirm;

import dev.quarry.testgen.replay.Replayed;
import java.util.List;
import java.util.Optional;

/** Decides in which row of the table a draft ends that was run. No other class does. */
final class Classification {
  private static final String SECURITY = "java.lang.SecurityException";

  private final Stacks stacks;

  Classification(Stacks stacks) {
    this.stacks = stacks;
  }

  /**
   * The first that applies: it did not come to an end; two JVMs differ; it ended otherwise than the
   * run it comes from; its assertions do not hold; it did not come by its target.
   *
   * @param isSeen whether it was seen to come by what it was made for
   */
  Ended of(Draft draft, Replays seen, boolean isSeen) {
    return cut(seen)
        .or(() -> differing(seen.probes()))
        .or(() -> differing(seen.tests()))
        .or(() -> draft.claim().flatMap(claim -> otherwise(claim, seen.probes())))
        .or(() -> failed(seen.tests()))
        .or(() -> isSeen ? Optional.empty() : ended(StateEnding.TARGET_MISSED, ""))
        .orElse(Ended.CONFIRMED);
  }

  private static Optional<Ended> ended(StateEnding row, String why) {
    return Optional.of(new Ended(row, why));
  }

  private static Optional<Ended> cut(Replays seen) {
    for (Replayed one : seen.all()) {
      Optional<StateEnding> row = cut(one.kind());
      if (row.isPresent()) {
        return ended(row.get(), one.message());
      }
    }
    return Optional.empty();
  }

  private static Optional<StateEnding> cut(Replayed.Kind kind) {
    return switch (kind) {
      case PASSED, FAILED, THREW, COMPLETED -> Optional.empty();
      case TIMED_OUT -> Optional.of(StateEnding.TIMED_OUT);
      case DIED -> Optional.of(StateEnding.PROCESS_LOST);
      case REFUSED -> Optional.of(StateEnding.REFUSED);
      case UNREADABLE -> Optional.of(StateEnding.INTERNAL_ERROR);
    };
  }

  private Optional<Ended> differing(List<Replayed> runs) {
    List<String> shown = runs.stream().map(this::shown).distinct().toList();
    return shown.size() < 2
        ? Optional.empty()
        : ended(StateEnding.FLAKY, String.join(", then ", shown));
  }

  private Optional<Ended> otherwise(Draft.Claim claim, List<Replayed> probes) {
    if (probes.isEmpty()) {
      return Optional.empty();
    }
    Replayed probe = probes.get(0);
    boolean isSame =
        probe.exception().equals(claim.exception())
            && claim.place().filter(place -> !place.equals(place(probe))).isEmpty();
    if (isSame) {
      return Optional.empty();
    }
    return probe.kind() == Replayed.Kind.COMPLETED
        ? ended(StateEnding.NO_EXCEPTION, "")
        : ended(StateEnding.OTHER_EXCEPTION, shown(probe));
  }

  private static Optional<Ended> failed(List<Replayed> tests) {
    return tests.stream()
        .filter(test -> test.kind() != Replayed.Kind.PASSED)
        .findFirst()
        .flatMap(test -> ended(StateEnding.NOT_PASSED, test.message()));
  }

  /** What a JVM showed, in words; where a test fails is no matter. */
  private String shown(Replayed one) {
    return switch (one.kind()) {
      case THREW -> one.exception() + told(one);
      case FAILED -> "it failed";
      case PASSED -> "it passed";
      case COMPLETED -> "no exception";
      case TIMED_OUT, DIED, REFUSED, UNREADABLE -> one.message();
    };
  }

  /** Where, or what a virtual machine says of signatures that don't fit, before anything runs. */
  private String told(Replayed one) {
    return one.exception().equals(SECURITY) ? ": " + one.message() : " at " + place(one);
  }

  private String place(Replayed probe) {
    return stacks.place(probe.exception(), probe.stack());
  }
}
