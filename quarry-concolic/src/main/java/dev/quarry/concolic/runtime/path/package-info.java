/**
 * The path of a run: its decisions and premises ({@code Path}), the places they are made at ({@code
 * Sites}), and what earlier runs decided and computed there. It must not know objects of the
 * program.
 */
@NullMarked
package dev.quarry.concolic.runtime.path;

import org.jspecify.annotations.NullMarked;
