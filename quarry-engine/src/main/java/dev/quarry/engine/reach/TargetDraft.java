package dev.quarry.engine.reach;

import dev.quarry.testgen.confirm.Draft;
import dev.quarry.testgen.source.TestCase;
import java.util.Optional;

/**
 * A test that is to reach a target.
 *
 * @param test whose assertions say what the run did
 */
record TargetDraft(TestCase test) implements Draft {
  @Override
  public Optional<Claim> claim() {
    return Optional.empty();
  }
}
