package dev.quarry.concolic.instrument;

import java.util.List;

/**
 * A rewritten class.
 *
 * @param bytes the class file to define
 * @param leftPlain the methods that got less than the full rewriting
 */
@SuppressWarnings("ArrayRecordComponent")
public record Instrumented(byte[] bytes, List<LeftPlain> leftPlain) {
  public Instrumented {
    leftPlain = List.copyOf(leftPlain);
  }
}
