package dev.quarry.testgen.replay;

import dev.quarry.testgen.replay.runner.MutantCall;

/**
 * A probe that is run in a program with a mutant.
 *
 * @param probe which
 * @param changedClass the binary name of the class that is changed
 * @param mutant the binary name under which the changed class file is found
 */
public record MutantRun(TestId probe, String changedClass, String mutant) {
  TestId id() {
    return new TestId(probe.className(), MutantCall.name(changedClass, mutant, probe.method()));
  }
}
