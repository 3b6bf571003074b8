package dev.quarry.lab.soundness;

import dev.quarry.lab.soundness.generate.GeneratedProgram;
import dev.quarry.lab.soundness.oracle.Truth;

/**
 * Something to ask for.
 *
 * @param text as users write it
 * @param isReached whether some input gets there
 */
record LabTarget(String text, boolean isReached) {
  static LabTarget line(GeneratedProgram program, int line, Truth truth) {
    return new LabTarget(Claims.file(program) + ":" + line, truth.executed().contains(line));
  }

  /**
   * @param exception the binary name of its class
   */
  static LabTarget failure(GeneratedProgram program, String exception, int line, Truth truth) {
    return new LabTarget(
        exception + "@" + Claims.file(program) + ":" + line, truth.fails(exception, line));
  }
}
