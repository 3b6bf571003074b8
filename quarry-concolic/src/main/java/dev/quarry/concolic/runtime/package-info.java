/**
 * What rewritten code calls. Each public class is one family of hooks: {@code Frames} carries
 * shadows over calls, {@code Ops} computes them, {@code Decide} records jumps, {@code Heap} and
 * {@code Elements} look after objects and arrays, {@code Calls} and {@code Library} after calls
 * that leave rewritten code, {@code Markers} after input calls; {@code Fuel}, {@code Probes} and
 * {@code Statics} after limits, coverage and static state. Start at {@code Run}, the state behind
 * all of them, and {@code EntryCall}, which makes one run.
 *
 * <p>Hooks have no instance to be called on, so this is the one package with static state, which a
 * new run starts afresh. It must not depend on the instrumenter or the worker.
 */
@NullMarked
package dev.quarry.concolic.runtime;

import org.jspecify.annotations.NullMarked;
