package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.kept.Fingerprints;
import dev.quarry.engine.kept.KeptResults;
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

  /** What is known of a question, if nothing changed since. */
  Optional<Decided> find(Question question) {
    return results.isOpen() && question.through().isEmpty()
        ? results.find(fingerprint(question), KeptAnswer.class).map(kept -> kept.to(question))
        : Optional.empty();
  }

  /** Keeps what was decided, unless somebody put an end to it. */
  void keep(Decided decided) {
    if (results.isOpen()
        && decided.question().through().isEmpty()
        && !options.setting().stop().isRequested()) {
      results.keep(fingerprint(decided.question()), KeptAnswer.of(decided));
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
