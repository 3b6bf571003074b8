/**
 * Whether verdicts are true: random programs whose inputs can all be tried, what plain Java does
 * with them, and what Quarry claims about them. {@link
 * dev.quarry.lab.soundness.SoundnessExperiment} compares the two, {@link
 * dev.quarry.lab.soundness.Reducer} makes programs with a wrong verdict small.
 */
@NullMarked
package dev.quarry.lab.soundness;

import org.jspecify.annotations.NullMarked;
