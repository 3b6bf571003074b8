/**
 * Batches of concrete runs, made without the books that a symbolic run keeps: the entry is called
 * with the values of one row after the other. Start at {@code DirectCall}.
 */
@NullMarked
package dev.quarry.concolic.runtime.rows;

import org.jspecify.annotations.NullMarked;
