package dev.quarry.engine.reach;

import dev.quarry.program.MethodId;
import dev.quarry.search.random.RandomInputs;
import java.util.function.Function;

/**
 * How random runs come by their inputs, and how many they are.
 *
 * @param entries how many entries have some, the nearest ones
 * @param share one part in so many of a turn is theirs
 * @param inputs those of an entry
 */
record Drawing(int entries, int share, Function<MethodId, RandomInputs> inputs) {}
