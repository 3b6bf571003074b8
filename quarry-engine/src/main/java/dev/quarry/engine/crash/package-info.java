/**
 * What crashes: every exception that can escape from the methods of some classes, each shown by a
 * test that was compiled and run (after Bester's Artemis; his thesis, chapter 3).
 *
 * <p>{@link dev.quarry.engine.crash.CrashHunt} has the loop. {@link
 * dev.quarry.testgen.confirm.StateEnding} is the one table of what can become of a state. Nothing
 * here prints, and nothing loads classes of the program.
 */
@NullMarked
package dev.quarry.engine.crash;

import org.jspecify.annotations.NullMarked;
