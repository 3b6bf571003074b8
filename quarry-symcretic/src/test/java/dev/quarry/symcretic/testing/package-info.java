/**
 * The means by which preconditions are compared with what instructions really do: methods around
 * one instruction, random states of real objects, random postconditions.
 */
@NullMarked
package dev.quarry.symcretic.testing;

import org.jspecify.annotations.NullMarked;
