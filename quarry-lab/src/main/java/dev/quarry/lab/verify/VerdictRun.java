package dev.quarry.lab.verify;

import dev.quarry.engine.reach.TargetReport;
import dev.quarry.engine.verify.Judgement;
import dev.quarry.engine.verify.Verdict;
import java.util.stream.Collectors;

/**
 * What came of one warning.
 *
 * @param library name of its jar
 * @param rule of SpotBugs
 * @param file it is about
 * @param line in the file
 * @param message of SpotBugs
 * @param verdict of Quarry
 * @param input of the test that decides, or of all tests that do; "" if none does
 * @param reason why it is undecided; "" if it is decided
 * @param seconds it took
 */
public record VerdictRun(
    String library,
    String rule,
    String file,
    int line,
    String message,
    Verdict verdict,
    String input,
    String reason,
    double seconds) {

  static VerdictRun of(Suspect suspect, Judgement judgement) {
    String inputs =
        judgement.asked().stream()
            .map(TargetReport::input)
            .filter(input -> !input.isEmpty())
            .distinct()
            .collect(Collectors.joining("; "));
    return of(
        suspect,
        judgement.verdict(),
        judgement.shown().isPresent() ? inputs : "",
        judgement.reason(),
        judgement.time().toNanos() / 1e9);
  }

  /** A question that an error of Quarry's own ended. */
  static VerdictRun failed(Suspect suspect, Throwable why) {
    return of(suspect, Verdict.UNDECIDED, "", "Failed: " + why, 0);
  }

  private static VerdictRun of(
      Suspect suspect, Verdict verdict, String input, String reason, double seconds) {
    return new VerdictRun(
        suspect.library(),
        suspect.warning().rule(),
        suspect.warning().file(),
        suspect.warning().line(),
        suspect.warning().message(),
        verdict,
        input,
        reason,
        seconds);
  }

  /** As {@code Foo.java:12}. */
  String place() {
    return file.substring(file.lastIndexOf('/') + 1) + ":" + line;
  }
}
