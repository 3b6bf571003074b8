/**
 * What each instruction of the JVM means as an expression over its operands: {@link
 * dev.quarry.models.bytecode.Instructions} for those that compute, {@link
 * dev.quarry.models.bytecode.Conditions} for jumps and switches, {@link
 * dev.quarry.models.bytecode.Faults} for those that throw.
 *
 * <p>Nothing here knows values, locals or the stack, so that forward and backward execution share
 * it; it must not depend on either. Start at {@code Instructions}.
 */
@NullMarked
package dev.quarry.models.bytecode;

import org.jspecify.annotations.NullMarked;
