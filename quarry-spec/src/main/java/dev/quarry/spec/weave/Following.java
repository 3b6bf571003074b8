package dev.quarry.spec.weave;

import java.util.List;

/**
 * How a monitor follows objects at the calls in the program's code.
 *
 * @param end the internal name of the class whose method {@code end()} must be called when the
 *     program's run ends; "" if none has to
 * @param hidden places where something may happen to them of which the monitor is not told
 */
public record Following(String end, List<String> hidden) {
  public Following {
    hidden = List.copyOf(hidden);
  }
}
