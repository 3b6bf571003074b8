package dev.quarry.engine.reach;

import java.util.List;

/**
 * Something that must hold, as people read it.
 *
 * @param text in the terms of the source at the place it is told about
 * @param place who asks for it, as {@code File.java:12}
 * @param through places of jumps whose outcomes it distinguishes, because the code between was
 *     taken as one piece
 */
public record Condition(String text, String place, List<String> through) {
  public Condition {
    through = List.copyOf(through);
  }
}
