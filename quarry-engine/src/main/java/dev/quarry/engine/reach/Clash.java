package dev.quarry.engine.reach;

import java.util.List;

/**
 * Conditions that can't hold together, so that no way leads on.
 *
 * @param place where they meet, as {@code File.java:12}
 * @param conditions each once
 */
public record Clash(String place, List<Condition> conditions) {
  public Clash {
    conditions = List.copyOf(conditions);
  }
}
