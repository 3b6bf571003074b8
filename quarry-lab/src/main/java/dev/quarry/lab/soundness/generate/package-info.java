/**
 * Random Java programs whose inputs can all be tried: {@link
 * dev.quarry.lab.soundness.generate.ProgramGenerator} grows a tree of {@link
 * dev.quarry.lab.soundness.generate.Node}s, so that whoever wants a smaller program can cut
 * branches off. Knows nothing of Quarry's engines.
 */
@NullMarked
package dev.quarry.lab.soundness.generate;

import org.jspecify.annotations.NullMarked;
