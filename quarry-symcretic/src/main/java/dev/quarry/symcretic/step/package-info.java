/**
 * What each instruction does, told backwards: {@link dev.quarry.symcretic.step.Meaning} says what
 * an instruction assigns and when it fails, one family of instructions in one class; calls offer
 * several ways. The arithmetic itself comes from {@code quarry-models}, as for the other engines.
 */
@NullMarked
package dev.quarry.symcretic.step;

import org.jspecify.annotations.NullMarked;
