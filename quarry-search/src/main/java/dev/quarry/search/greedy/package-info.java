/**
 * How the greedy strategy decides, in numbers: rewards and costs in, worth out. Campaigns decide by
 * it about drivers and ways of a program, the laboratory about states of random chains, so that
 * what is measured there is what happens here. Start with {@link
 * dev.quarry.search.greedy.GreedyRule}. Depends on {@code dev.quarry.search.markov} only.
 */
@NullMarked
package dev.quarry.search.greedy;

import org.jspecify.annotations.NullMarked;
