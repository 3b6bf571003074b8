package dev.quarry.engine.reach;

import dev.quarry.engine.kept.RecordForm;
import dev.quarry.program.MethodId;
import dev.quarry.program.targets.Goal;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * A {@link Question} about goals alone, as it is sent.
 *
 * @param target as the user wrote it
 * @param goals any of them will do
 * @param entries in the order in which they are tried
 */
record Asked(String target, List<Goal> goals, List<MethodId> entries) {
  private static final RecordForm<Asked> FORM = new RecordForm<>(Asked.class);

  /**
   * @throws IllegalArgumentException if it is about more than goals
   */
  static Asked of(Question question) {
    if (question.through().isPresent()) {
      throw new IllegalArgumentException("Questions about stack traces are not sent.");
    }
    return new Asked(question.target(), question.goals(), List.copyOf(question.entries()));
  }

  byte[] bytes() {
    return FORM.write(this);
  }

  static Question read(byte[] bytes) throws IOException {
    Asked asked = FORM.read(bytes);
    return new Question(asked.target, asked.goals, new LinkedHashSet<>(asked.entries));
  }
}
