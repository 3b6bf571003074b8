package statics;

// check: holds
// behaviour rising of static statics.Ids { formula always (return next [result > 0]) }

/** A new number each time. */
public class Ids {
  private static int last;

  public static int next() {
    if (last == 100) {
      last = 0;
    }
    return ++last;
  }
}
