/**
 * What generated programs do in plain Java: {@link dev.quarry.lab.soundness.oracle.PlainRuns} calls
 * their entries with all inputs, each in a class loader of its own, and notes the lines that are
 * executed. Must not depend on Quarry's engines, which are held against it.
 */
@NullMarked
package dev.quarry.lab.soundness.oracle;

import org.jspecify.annotations.NullMarked;
