/**
 * Points of a program that are watched while it runs plainly: one call is put where the point is,
 * and all else stays as it was. Knows class files only, no expressions and no runs.
 *
 * <p>Start with {@link dev.quarry.concolic.watch.WatchPoint}; {@link
 * dev.quarry.concolic.watch.WatchRewriter} puts the calls in.
 */
@NullMarked
package dev.quarry.concolic.watch;

import org.jspecify.annotations.NullMarked;
