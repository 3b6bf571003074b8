/**
 * The search from a target back to an entry: {@link dev.quarry.symcretic.search.Obligation} is a
 * state of it, {@link dev.quarry.symcretic.search.Choices} makes the next ones, {@link
 * dev.quarry.symcretic.search.BackwardSearch} is the loop. Start reading there.
 */
@NullMarked
package dev.quarry.symcretic.search;

import org.jspecify.annotations.NullMarked;
