/**
 * Explores every program of the directory {@code corpus} and compares what was found with the
 * comments above it. Start with {@link dev.quarry.engine.corpus.CorpusTest}; {@link
 * dev.quarry.engine.corpus.Expectation} says what the comments mean. That the comments are true is
 * checked without any engine by {@link dev.quarry.engine.corpus.ExpectationsTest}, which runs the
 * programs plainly.
 */
@NullMarked
package dev.quarry.engine.corpus;

import org.jspecify.annotations.NullMarked;
