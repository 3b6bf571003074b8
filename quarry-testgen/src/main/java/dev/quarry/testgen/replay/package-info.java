/**
 * Runs compiled tests in fresh JVMs that have the program and the test framework on the class path
 * and nothing of Quarry but a small runner.
 *
 * <p>Loads no class of a program or test in this process. Start with {@link
 * dev.quarry.testgen.replay.Replay}; the other end of the line is the package {@code runner}.
 */
@NullMarked
package dev.quarry.testgen.replay;

import org.jspecify.annotations.NullMarked;
