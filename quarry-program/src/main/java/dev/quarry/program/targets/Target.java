package dev.quarry.program.targets;

/** Something to reach, as a user writes it; {@code toString} writes it back. */
public sealed interface Target {
  /** Any instruction of a line. */
  record OnLine(SourcePlace place) implements Target {
    @Override
    public String toString() {
      return place.toString();
    }
  }

  /** The condition on a line coming out as wanted. */
  record OnSide(SourcePlace place, Side side) implements Target {
    @Override
    public String toString() {
      return place + ":" + side.text();
    }
  }

  /**
   * An exception that starts on a line.
   *
   * @param exception its class, with or without package
   */
  record Throwing(String exception, SourcePlace place) implements Target {
    @Override
    public String toString() {
      return exception + "@" + place;
    }
  }

  /** Every call of {@code Quarry.target()}. */
  record Markers() implements Target {
    /** How users write it. */
    public static final String TEXT = "markers";

    @Override
    public String toString() {
      return TEXT;
    }
  }

  /** How a condition comes out. */
  enum Side {
    TRUE,
    FALSE;

    String text() {
      return this == TRUE ? "true" : "false";
    }
  }
}
