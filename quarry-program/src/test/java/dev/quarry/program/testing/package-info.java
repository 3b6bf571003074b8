/**
 * What the tests of this module share: {@link dev.quarry.program.testing.Javac} compiles sources,
 * {@link dev.quarry.program.testing.CorpusProgram} reads a small program and the expectations in
 * its comments, {@link dev.quarry.program.testing.Libraries} are real jars to try everything on.
 */
@NullMarked
package dev.quarry.program.testing;

import org.jspecify.annotations.NullMarked;
