package dev.quarry.engine.suite;

import dev.quarry.engine.shrink.InputSize;
import java.util.BitSet;

/**
 * An input that may become a test.
 *
 * @param found the input
 * @param covers the goals that it covers
 * @param size how much a person has to read
 */
record Candidate(Found found, BitSet covers, long size) {
  static Candidate of(Found found, Goals goals) {
    return new Candidate(found, goals.coveredBy(found.coverage()), InputSize.of(found.input()));
  }

  /** How many of some goals it covers. */
  int gain(BitSet open) {
    BitSet both = (BitSet) covers.clone();
    both.and(open);
    return both.cardinality();
  }

  /** What tells one exception from another; empty if none escapes. */
  String exception() {
    String name = found.ending().exception();
    return name.isEmpty()
        ? ""
        : found.driver().scenario().method() + " " + name + " " + found.ending().place();
  }
}
