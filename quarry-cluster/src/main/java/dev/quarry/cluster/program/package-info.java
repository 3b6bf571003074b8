/**
 * The program under test on its way: packed where it is, kept by its digest where it is run. Start
 * reading at {@link dev.quarry.cluster.program.PackedProgram}.
 */
@NullMarked
package dev.quarry.cluster.program;

import org.jspecify.annotations.NullMarked;
