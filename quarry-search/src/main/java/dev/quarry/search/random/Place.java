package dev.quarry.search.random;

/**
 * A place for a value in a call.
 *
 * @param name of the input
 * @param type its descriptor
 * @param choices for a number that selects something, how many there are to select from, so that 0
 *     to {@code choices - 1} mean something; of an enum, how many constants it has; 0 for any other
 *     place
 */
public record Place(String name, String type, int choices) implements Part {
  /** A place for any value of its type. */
  public Place(String name, String type) {
    this(name, type, 0);
  }
}
