/**
 * How many crashes of real libraries {@code quarry reproduce} brings about again. {@link
 * dev.quarry.lab.reproduce.ReproduceExperiment} is the place to start: small programs crash, which
 * gives the stack traces of whatever version of a library there is, and nothing else is kept of
 * them. What is done stands in a file, so that a long measurement can be taken up again.
 */
@NullMarked
package dev.quarry.lab.reproduce;

import org.jspecify.annotations.NullMarked;
