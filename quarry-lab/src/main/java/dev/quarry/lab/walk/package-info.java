/**
 * How much of the corpus is solved, by the full chain, by the concolic walk alone, by its ablations
 * (Table 5.3 of Dinges' thesis) and by chance. May use the corpus and the solver; knows nothing of
 * the command line. Start with {@link dev.quarry.lab.walk.WalkExperiment}.
 */
@NullMarked
package dev.quarry.lab.walk;

import org.jspecify.annotations.NullMarked;
