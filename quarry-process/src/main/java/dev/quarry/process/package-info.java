/**
 * Java virtual machines as children of this one: how to start them, exchange messages with them and
 * end them whatever state they are in. Solvers, the program under test and generated tests run in
 * such processes.
 *
 * <p>Knows nothing of what the messages say and must not depend on any module: {@link
 * dev.quarry.process.Frames} and {@link dev.quarry.process.Scratch} are used by the children, too,
 * whose class paths are short. Start reading at {@link dev.quarry.process.ChildProcess}.
 */
@NullMarked
package dev.quarry.process;

import org.jspecify.annotations.NullMarked;
