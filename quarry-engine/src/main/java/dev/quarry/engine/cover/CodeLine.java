package dev.quarry.engine.cover;

import dev.quarry.testgen.replay.TestId;
import java.util.List;

/**
 * A source line with code.
 *
 * @param file below a source root, as {@code com/acme/Foo.java}
 * @param line its number
 * @param covered whether something of it was executed
 * @param dead whether nothing reaches it, as branches on every way to it are proved dead
 * @param taken how many of its branches are covered
 * @param branches how many of its branches count
 * @param tests the tests that execute something of it
 */
public record CodeLine(
    String file,
    int line,
    boolean covered,
    boolean dead,
    int taken,
    int branches,
    List<TestId> tests) {
  public CodeLine {
    tests = List.copyOf(tests);
  }
}
