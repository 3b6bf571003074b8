/**
 * One run ({@code Run}), what it shares with the others of its program ({@code RunContext}), and
 * what came of it.
 */
@NullMarked
package dev.quarry.concolic.runtime.run;

import org.jspecify.annotations.NullMarked;
