/**
 * Exploration of one entry point: {@link dev.quarry.engine.explore.Exploration} has the loop of
 * picking, solving and running, {@link dev.quarry.engine.explore.ExploreResult} what came of it.
 */
@NullMarked
package dev.quarry.engine.explore;

import org.jspecify.annotations.NullMarked;
