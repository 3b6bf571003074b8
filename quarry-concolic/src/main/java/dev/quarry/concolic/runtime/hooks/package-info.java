/**
 * What rewritten code calls and reads. Each class is one family of hooks: {@code Frames} carries
 * shadows over calls, {@code Ops} computes them, {@code Branches} records jumps, {@code References}
 * and {@code Elements} look after objects and arrays, {@code Calls} and {@code Library} after calls
 * that leave rewritten code, {@code Markers}, {@code EnvironmentInputs} and {@code Stubs} after
 * calls that give inputs, {@code Handlers} after exceptions, {@code Fuel} after limits.
 *
 * <p>They are thin: they find the {@code Tracer} of the run in progress and tell it. Hooks have no
 * instance to be called on, so what they know of a run is static, all of it in {@code RunState},
 * where to start. Of the runtime they may depend on {@code tracer} only.
 */
@NullMarked
package dev.quarry.concolic.runtime.hooks;

import org.jspecify.annotations.NullMarked;
