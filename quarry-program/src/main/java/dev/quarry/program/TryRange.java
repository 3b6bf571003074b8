package dev.quarry.program;

import org.jspecify.annotations.Nullable;

/**
 * An entry of a method's exception table, in instruction numbers.
 *
 * @param first the first instruction covered
 * @param end the first one after that is not
 * @param handler where the handler starts
 * @param type the internal name of what it catches; null for everything
 */
public record TryRange(int first, int end, int handler, @Nullable String type) {
  /** Whether an exception of this instruction is looked up here. */
  public boolean covers(int instruction) {
    return first <= instruction && instruction < end;
  }

  /** Whether nothing gets past it. */
  public boolean catchesEverything() {
    return type == null || type.equals("java/lang/Throwable");
  }
}
