package dev.quarry.engine.mutate;

import dev.quarry.program.MethodId;

/**
 * A place where a class is changed, and how.
 *
 * @param method where
 * @param instruction the number of the instruction in the method, labels, lines and frames counted
 * @param operator what is done there
 */
record Mistake(MethodId method, int instruction, Operator operator) {}
