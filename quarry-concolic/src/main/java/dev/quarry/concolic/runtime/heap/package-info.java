/**
 * The objects of one run that depend on inputs: input references and what they refer to ({@code
 * InputHeap}, where to start), shadows of objects that can't carry them ({@code Tracked}), which of
 * them are one, and what is decided about their classes.
 */
@NullMarked
package dev.quarry.concolic.runtime.heap;

import org.jspecify.annotations.NullMarked;
