/**
 * {@code quarry cover}: as many branches as the time allows. A {@link
 * dev.quarry.engine.cover.Campaign} works on one class: it knows the Markov chain over the blocks
 * of the code ({@link dev.quarry.engine.cover.ChainOfCode}), an execution tree for each driver, and
 * does one action after the other (random runs, solving for a way, asking backwards for a branch),
 * which a strategy chooses. What it finds goes to {@code dev.quarry.engine.suite}, which makes
 * tests of it.
 *
 * <p>Start with {@link dev.quarry.engine.cover.Cover}. Knows nothing of command lines.
 */
@NullMarked
package dev.quarry.engine.cover;

import org.jspecify.annotations.NullMarked;
