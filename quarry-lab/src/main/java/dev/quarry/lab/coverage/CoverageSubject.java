package dev.quarry.lab.coverage;

import java.nio.file.Path;
import java.util.List;

/**
 * A class to cover.
 *
 * @param name of the class
 * @param kind what it computes with
 * @param classPath where it and what it needs is
 */
public record CoverageSubject(String name, Kind kind, List<Path> classPath) {
  public CoverageSubject {
    classPath = List.copyOf(classPath);
  }

  /** What a class computes with. */
  public enum Kind {
    NUMERIC("numeric"),
    OTHER("other");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }
}
