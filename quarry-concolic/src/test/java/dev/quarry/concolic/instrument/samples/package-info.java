/** Programs that are rewritten in tests; together they use every instruction javac writes. */
@NullMarked
package dev.quarry.concolic.instrument.samples;

import org.jspecify.annotations.NullMarked;
