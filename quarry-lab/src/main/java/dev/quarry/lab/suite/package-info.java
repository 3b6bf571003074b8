/**
 * What {@code quarry cover} writes for whole libraries: whether the suite compiles and passes in a
 * Maven project that knows nothing of Quarry, and whether JaCoCo counts the same branches there.
 * Start with {@link dev.quarry.lab.suite.SuiteExperiment}. Nothing but the command line may depend
 * on this package.
 */
@NullMarked
package dev.quarry.lab.suite;

import org.jspecify.annotations.NullMarked;
