/** What several tests need: fixture class files, inputs at random, and a reflective test runner. */
@NullMarked
package dev.quarry.testgen.testing;

import org.jspecify.annotations.NullMarked;
