/**
 * How much of real libraries {@code quarry reach} decides: sides of branches drawn at random, each
 * looked for backwards, forwards and both ways. {@link dev.quarry.lab.reach.ReachExperiment} is the
 * place to start; what is done stands in a file, so that a long measurement can be taken up again.
 */
@NullMarked
package dev.quarry.lab.reach;

import org.jspecify.annotations.NullMarked;
