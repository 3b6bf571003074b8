package dev.quarry.engine.reach;

import dev.quarry.expr.Model;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import java.util.List;
import java.util.Map;

/** What the backward engine knows that may help the forward one. */
interface BackwardHints {
  /** Nobody asks backwards. */
  BackwardHints NONE =
      new BackwardHints() {
        @Override
        public Map<Location, Integer> obligations() {
          return Map.of();
        }

        @Override
        public List<Astray> astray() {
          return List.of();
        }
      };

  /**
   * An input that satisfied all that was known to be needed, and yet did not reach the target: its
   * path is likely to come near.
   */
  record Astray(MethodId entry, Model input) {}

  /**
   * Where something must hold that nobody has refuted yet, each with the length of the way from
   * there to the target.
   */
  Map<Location, Integer> obligations();

  /** All inputs that went astray until now, the first first. */
  List<Astray> astray();
}
