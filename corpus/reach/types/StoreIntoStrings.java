package types;

/** An array of a final class takes every object of it. */
public final class StoreIntoStrings {
  public static int run(String[] texts) {
    if (texts == null || texts.length < 1) {
      return 0;
    }
    try {
      texts[0] = "text";
    } catch (ArrayStoreException e) {
      return 1; // reach: no
    }
    return 2; // reach: yes
  }
}
