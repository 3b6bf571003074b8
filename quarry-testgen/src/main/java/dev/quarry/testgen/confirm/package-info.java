/**
 * The one way from a call to a test in a file: written as source, compiled without what does not
 * compile, run twice in fresh JVMs, and classified. What came of it is a row of {@link
 * dev.quarry.testgen.confirm.StateEnding}, which no other package decides for tests.
 *
 * <p>Knows nothing of how calls are found, nor of searches, workers and guards. Start with {@link
 * dev.quarry.testgen.confirm.TestPipeline}.
 */
@NullMarked
package dev.quarry.testgen.confirm;

import org.jspecify.annotations.NullMarked;
