package dev.quarry.concolic.runtime.rows;

import dev.quarry.concolic.batch.RowReader;
import org.jspecify.annotations.Nullable;

/** Calls an entry with the arguments that a row has; there is a class for each entry and shape. */
interface RowCall {
  /**
   * Takes the values of a row that has begun, says so, and calls the entry.
   *
   * @return what the entry returns, boxed if primitive, null if nothing
   * @throws Throwable before the row's end if this can't make the arguments; after it whatever the
   *     entry throws
   */
  @Nullable Object call(RowReader row) throws Throwable;
}
