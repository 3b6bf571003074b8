package dev.quarry.expr.eval;

import dev.quarry.expr.OpaqueSymbol;

/** Runs the code behind opaque calls. */
@FunctionalInterface
public interface OpaqueFunctions {
  /** Knows no function. */
  OpaqueFunctions NONE =
      (function, arguments) -> {
        throw new UndefinedValueException("Nothing can run " + function.name() + " here.");
      };

  /**
   * The value of a call.
   *
   * @throws UndefinedValueException if the function is not known or did not return normally
   */
  Object call(OpaqueSymbol function, Object... arguments);
}
