package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.condition.ReachCondition;
import dev.quarry.engine.kept.Fingerprints;
import dev.quarry.engine.kept.KeptResults;
import dev.quarry.testgen.source.TestCase;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What was decided about targets, in this run or in earlier ones. A proof speaks about all code on
 * the class path, so it is kept for as long as nothing of that changes.
 */
final class KeptTargets {
  private final ReachOptions options;
  private final KeptResults results;
  private final Fingerprints fingerprints;

  /**
   * @param subject the program
   */
  KeptTargets(ReachOptions options, Subject subject) {
    this.options = options;
    this.results = options.setting().kept();
    this.fingerprints =
        new Fingerprints(
            subject.calls(),
            String.join(
                " ",
                "reach",
                options.engine().toString(),
                options.budget().toString(),
                options.told().toString(),
                options.tests().reflection().toString(),
                options.inputClasses().toString(),
                options.setting().fingerprint()),
            List.of());
  }

  /** A decided target without what it was asked for by. */
  private record Kept(
      TargetAnswer answer,
      Optional<KeptCall> call,
      Optional<ReachCondition> condition,
      Duration time) {}

  /** A {@link ReachedCall}, whose objects can be made. */
  private record KeptCall(Optional<TestCase> test, String input, String missing) {}

  /** What is known of a question, if nothing changed since. */
  Optional<Decided> find(Question question) {
    return results.isOpen() && question.through().isEmpty()
        ? results.find(fingerprint(question), Kept.class).map(kept -> decided(question, kept))
        : Optional.empty();
  }

  private static Decided decided(Question question, Kept kept) {
    return new Decided(
        question,
        kept.answer(),
        kept.call()
            .map(
                call ->
                    new ReachedCall(
                        call.test(), call.input(), call.missing(), ReachedCall.Objects.MADE)),
        kept.condition(),
        kept.time());
  }

  /** Keeps what was decided, unless somebody put an end to it. */
  void keep(Decided decided) {
    if (results.isOpen()
        && decided.question().through().isEmpty()
        && !options.setting().stop().isRequested()) {
      results.keep(
          fingerprint(decided.question()),
          new Kept(
              decided.answer(),
              decided.call().map(call -> new KeptCall(call.test(), call.input(), call.missing())),
              decided.condition(),
              decided.time()));
    }
  }

  private String fingerprint(Question question) {
    return fingerprints.of(
        fingerprints.ofProgram()
            + question.target()
            + question.goals()
            + question.entries().stream().sorted().toList(),
        List.of());
  }
}
