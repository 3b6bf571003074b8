package dev.quarry.search.tree;

import dev.quarry.expr.Model;

/**
 * The run by which a way became known.
 *
 * @param number counted from 1 in the order of merging
 * @param generation how many ways were flipped from the first input to this one
 * @param gain what it covered for the first time
 * @param runsSinceGain how many runs ago, from child to parent, something new was covered; 1 if
 *     this run did
 * @param input its input
 */
public record OpeningRun(
    long number, int generation, CoverageGain gain, int runsSinceGain, Model input) {}
