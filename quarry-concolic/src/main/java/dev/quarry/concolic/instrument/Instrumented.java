package dev.quarry.concolic.instrument;

import java.util.List;
import java.util.Map;

/**
 * A rewritten class.
 *
 * @param bytes the class file to define
 * @param leftPlain the methods that got less than the full rewriting
 * @param lambdas class files made for its lambdas, by internal names, where they have names
 */
@SuppressWarnings("ArrayRecordComponent")
public record Instrumented(byte[] bytes, List<LeftPlain> leftPlain, Map<String, byte[]> lambdas) {
  public Instrumented {
    leftPlain = List.copyOf(leftPlain);
    lambdas = Map.copyOf(lambdas);
  }
}
