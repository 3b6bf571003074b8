/**
 * Inputs as people and files see them: {@link dev.quarry.engine.input.InputTree} makes a tree of
 * values out of the flat model that a run used.
 */
@NullMarked
package dev.quarry.engine.input;

import org.jspecify.annotations.NullMarked;
