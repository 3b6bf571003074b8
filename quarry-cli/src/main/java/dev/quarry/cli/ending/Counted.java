package dev.quarry.cli.ending;

/** Numbers with what they count: one path, two paths. */
public final class Counted {
  private Counted() {}

  /**
   * @param noun in the singular, with a regular plural
   */
  public static String of(long count, String noun) {
    String plural =
        noun.endsWith("y")
            ? noun.substring(0, noun.length() - 1) + "ies"
            : noun + (noun.endsWith("s") ? "es" : "s");
    return count + " " + (count == 1 ? noun : plural);
  }
}
