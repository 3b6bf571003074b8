/**
 * What rewritten code calls and reads. Each class is one family of hooks: {@code Frames} carries
 * shadows over calls, {@code Ops} computes them, {@code Decide} records jumps, {@code Heap} and
 * {@code Elements} look after objects and arrays, {@code Calls} and {@code Library} after calls
 * that leave rewritten code, {@code Markers} and {@code EnvironmentInputs} after calls that give
 * inputs, {@code Fuel} after limits.
 *
 * <p>Hooks have no instance to be called on, so they reach the run through static state, which a
 * new run starts afresh.
 */
@NullMarked
package dev.quarry.concolic.runtime.hooks;

import org.jspecify.annotations.NullMarked;
