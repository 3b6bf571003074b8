/**
 * {@code lab coverage}: how the branches that a strategy covers grow with time, for each strategy
 * on the same classes. {@link dev.quarry.lab.coverage.CoverageExperiment} makes the runs and keeps
 * what it has in a file, so that it can go on where it stopped; tables and the plot are made of
 * that. Knows of the engine what front ends know.
 */
@NullMarked
package dev.quarry.lab.coverage;

import org.jspecify.annotations.NullMarked;
