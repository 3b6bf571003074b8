package dev.quarry.expr;

/** The identity of an object in a model; two references are the same object iff their ids agree. */
public record Ref(int id) {
  /** The null reference. */
  public static final Ref NULL = new Ref(0);

  /** Whether this is the null reference. */
  public boolean isNull() {
    return id == 0;
  }
}
