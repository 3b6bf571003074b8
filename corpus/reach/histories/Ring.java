package histories;

/** Filled from the front, emptied from the back. */
public final class Ring {
  private final int[] places = new int[4];
  private int head;
  private int size;

  public void put(int value) {
    if (size == places.length) {
      throw new IllegalStateException("full"); // reach: yes
    }
    places[(head + size) % places.length] = value;
    size++;
  }

  public int take() {
    if (size == 0) {
      throw new IllegalStateException("empty"); // reach: yes
    }
    int value = places[head];
    head = (head + 1) % places.length;
    size--;
    return value;
  }

  public boolean isWrapped() {
    if (head + size > places.length) {
      return true; // reach: yes
    }
    return false;
  }
}
