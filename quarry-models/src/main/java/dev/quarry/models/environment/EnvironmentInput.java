package dev.quarry.models.environment;

import java.util.Optional;

/**
 * An input that the environment gives, not the caller of the entry.
 *
 * @param text what is asked, as Java: {@code System.getenv("HOME")}
 * @param place where and at which visit it was asked, if each answer may be another; "" if all
 *     answers of one run are the same
 */
public record EnvironmentInput(String text, String place) {
  private static final char OPEN = '{';
  private static final char CLOSE = '}';
  private static final char PLACE_END = '~';
  private static final String PROPERTY = "System.getProperty(";

  /** An answer that is the same in all of a run. */
  public static EnvironmentInput lasting(String text) {
    return new EnvironmentInput(text, "");
  }

  /** The answer to the method for a name. */
  public static EnvironmentInput named(String method, String name) {
    return lasting(method + "(" + quoted(name) + ")");
  }

  /**
   * An answer at a place.
   *
   * @param place of the instruction
   * @param visit 1 for the first time that the run came by
   */
  public static EnvironmentInput momentary(String text, String place, int visit) {
    return new EnvironmentInput(text, place + "#" + visit);
  }

  /** The name of the input; names of its parts begin with it. */
  public String name() {
    return OPEN + place + PLACE_END + text + CLOSE;
  }

  /** Whether an input of this name, or what it is part of, comes from the environment. */
  public static boolean isName(String name) {
    return !name.isEmpty() && name.charAt(0) == OPEN && name.lastIndexOf(CLOSE) > 0;
  }

  /** The name of what an input is part of, if that comes from the environment, else "". */
  public static String root(String name) {
    return isName(name) ? name.substring(0, name.lastIndexOf(CLOSE) + 1) : "";
  }

  /** The input that a name is of, or of a part of which; empty for inputs of the entry. */
  public static Optional<EnvironmentInput> parse(String name) {
    int middle = name.indexOf(PLACE_END);
    if (!isName(name) || middle < 0) {
      return Optional.empty();
    }
    return Optional.of(
        new EnvironmentInput(
            name.substring(middle + 1, name.lastIndexOf(CLOSE)), name.substring(1, middle)));
  }

  /** The system property that it is the value of; other inputs can't be set by a test. */
  public Optional<String> property() {
    return text.startsWith(PROPERTY)
        ? Optional.of(unquoted(text.substring(PROPERTY.length(), text.length() - 1)))
        : Optional.empty();
  }

  private static String quoted(String name) {
    return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static String unquoted(String literal) {
    return literal.substring(1, literal.length() - 1).replace("\\\"", "\"").replace("\\\\", "\\");
  }
}
