/** Whether the comparison of verdicts with plain Java can be relied on, and what it says. */
@NullMarked
package dev.quarry.lab.soundness;

import org.jspecify.annotations.NullMarked;
