/**
 * Rewrites classes of the program under test so that they run as before and report what they do:
 * {@link dev.quarry.concolic.instrument.ClassInstrumenter} turns a class file into one whose slots
 * have shadows, whose decisions call the hooks of {@code runtime}, and which counts coverage and
 * steps.
 *
 * <p>Start at {@code ClassInstrumenter}, then {@code MethodInstrumenter}, the loop over one method;
 * the instructions are dealt with by family: {@code SlotFamily}, {@code Arithmetic}, {@code
 * JumpFamily}, {@code FieldAccess}, {@code ArrayAccess}, {@code ObjectOps}, {@code Invocations},
 * {@code DynamicCalls}, {@code Exits}. {@code SymbolicAnalysis} says where no code is needed.
 * Nothing here loads a class of the program, and nothing depends on the worker.
 */
@NullMarked
package dev.quarry.concolic.instrument;

import org.jspecify.annotations.NullMarked;
