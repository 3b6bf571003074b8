/**
 * What {@code quarry crash} finds in whole libraries, in how much time, and whether its tests pass
 * in a Maven project that knows nothing of Quarry. Start with {@link
 * dev.quarry.lab.crash.CrashExperiment}. Nothing but the command line may depend on this package.
 */
@NullMarked
package dev.quarry.lab.crash;

import org.jspecify.annotations.NullMarked;
