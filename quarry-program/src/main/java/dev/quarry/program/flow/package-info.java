/**
 * The control flow of one method: {@link dev.quarry.program.flow.ControlFlow} has its basic blocks
 * and edges, {@link dev.quarry.program.flow.Dominators} and {@link dev.quarry.program.flow.Loops}
 * what follows from them. Start with {@code ControlFlow}.
 *
 * <p>Works on instruction numbers and knows nothing of other methods or classes. No algorithm here
 * recurses: methods may be as long as the JVM allows.
 */
@NullMarked
package dev.quarry.program.flow;

import org.jspecify.annotations.NullMarked;
