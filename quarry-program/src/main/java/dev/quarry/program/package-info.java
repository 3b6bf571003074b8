/**
 * Compiled Java as engines see it: {@link dev.quarry.program.ClassPath} finds class files, {@link
 * dev.quarry.program.MethodBody} numbers the instructions of a method, and that number is what
 * coverage, targets, forward and backward execution mean by a place ({@link
 * dev.quarry.program.Location}).
 *
 * <p>Start with {@link dev.quarry.program.Program}. Control flow is in {@code flow}, types and
 * calls in {@code hierarchy}, what users ask for in {@code targets}. This module reads bytecode; it
 * never loads a class of the program, and knows nothing of expressions, solvers or engines.
 */
@NullMarked
package dev.quarry.program;

import org.jspecify.annotations.NullMarked;
