/**
 * What front ends talk to. {@code explore} runs a method along all its paths, {@code input} shows
 * what a run was given, {@code coverage} what it executed.
 *
 * <p>Start with {@link dev.quarry.engine.Session}. Nothing here prints, or knows how results are
 * shown.
 */
@NullMarked
package dev.quarry.engine;

import org.jspecify.annotations.NullMarked;
