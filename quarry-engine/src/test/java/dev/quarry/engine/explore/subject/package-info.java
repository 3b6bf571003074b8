/**
 * Programs that the tests of explorations explore; they depend on nothing. Compiled with the tests,
 * and run by workers.
 */
@NullMarked
package dev.quarry.engine.explore.subject;

import org.jspecify.annotations.NullMarked;
