/**
 * In which order open ways are tried: one small class per strategy of the literature, by name from
 * {@link dev.quarry.search.strategy.Searchers}.
 *
 * <p>Strategies see the tree only through {@link dev.quarry.search.tree.Searcher} and the ways it
 * hands them, are called under its lock, and are deterministic for a seed. Nothing here may depend
 * on solvers, workers or the engine.
 *
 * <p>Those with three letters are the heuristics that Wang, Sun, Chen, Zhang, Wang and Lin compare
 * in "Towards Optimal Concolic Testing" (ICSE 2018), section 3.3; each class names its own paper.
 */
@NullMarked
package dev.quarry.search.strategy;

import org.jspecify.annotations.NullMarked;
