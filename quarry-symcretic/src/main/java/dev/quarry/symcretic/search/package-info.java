/**
 * The search from a target back to an entry: {@link dev.quarry.symcretic.search.Obligation} is a
 * state of it, {@link dev.quarry.symcretic.search.Choices} makes the next ones, {@link
 * dev.quarry.symcretic.search.Progress} is the loop, {@link
 * dev.quarry.symcretic.search.EntryTrials} asks for inputs where the loop comes to an entry. Start
 * reading at {@link dev.quarry.symcretic.search.BackwardSearch}.
 */
@NullMarked
package dev.quarry.symcretic.search;

import org.jspecify.annotations.NullMarked;
