/**
 * What front ends talk to. {@code explore} runs a method along all its paths, {@code crash} looks
 * for exceptions that escape from many methods, {@code reach} for inputs that reach a target or a
 * proof that there are none, {@code cover} covers branches. Under all of them are {@code run},
 * which makes runs, {@code forward}, which makes execution trees grow, and {@code schedule}, which
 * does one action after the other.
 *
 * <p>Start with {@link dev.quarry.engine.Session}. Nothing here prints, or knows how results are
 * shown.
 */
@NullMarked
package dev.quarry.engine;

import org.jspecify.annotations.NullMarked;
