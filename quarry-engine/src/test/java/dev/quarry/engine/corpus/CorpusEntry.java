package dev.quarry.engine.corpus;

import dev.quarry.program.MethodId;
import java.util.List;

/**
 * A method of the corpus that is to be explored.
 *
 * @param method which
 * @param source its file
 * @param line where it starts
 * @param expectation what is to be found
 * @param constants what the file's literals are, for guessing inputs
 */
record CorpusEntry(
    MethodId method, String source, int line, Expectation expectation, List<Object> constants) {

  /** As the test is called: {@code arithmetic.Overflow#sum}. */
  String title() {
    return method.owner() + "#" + method.name();
  }

  @Override
  public String toString() {
    return method.userForm() + " (" + source + ":" + line + ")";
  }
}
