/**
 * The one language of inputs. An {@link dev.quarry.input.InputPath} says where a value stands in
 * the input of a run, and is what inputs of expressions are named by; an {@link
 * dev.quarry.input.InputTree} shows a whole input to people and programs.
 */
@NullMarked
package dev.quarry.input;

import org.jspecify.annotations.NullMarked;
