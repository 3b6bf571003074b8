package exceptions;

// check: violated, 1 events
// behaviour strong of exceptions.Unchanged { formula always (throw add -> size() == old(size())) }

/** A refused number is counted. */
public class Unchanged {
  private int size;

  public void add(int x) {
    size++;
    if (x == 13) {
      throw new IllegalArgumentException();
    }
  }

  public int size() {
    return size;
  }
}
