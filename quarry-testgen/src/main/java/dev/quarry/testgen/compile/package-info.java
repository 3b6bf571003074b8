/**
 * Compiles generated sources with the JDK's own compiler, in memory.
 *
 * <p>Knows sources as text and class paths, not how tests are made or run. Start with {@link
 * dev.quarry.testgen.compile.TestCompiler}.
 */
@NullMarked
package dev.quarry.testgen.compile;

import org.jspecify.annotations.NullMarked;
