/** Tests of the instrumenter: rewritten code verifies and does what plain code does. */
@NullMarked
package dev.quarry.concolic.instrument;

import org.jspecify.annotations.NullMarked;
