package dev.quarry.engine.crash;

import dev.quarry.engine.coverage.Count;
import dev.quarry.program.MethodId;

/**
 * What became of a method.
 *
 * @param method under test
 * @param runs made
 * @param paths different ones
 * @param branches of the method itself
 * @param findings confirmed ones whose test calls this method
 * @param endings of all its states
 * @param note why it was not explored, or not to the end; "" if it was
 */
public record MethodReport(
    MethodId method,
    int runs,
    int paths,
    Count branches,
    int findings,
    Endings endings,
    String note) {}
