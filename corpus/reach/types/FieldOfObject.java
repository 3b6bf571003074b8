package types;

/** A field of type Object. */
public final class FieldOfObject {
  public static final class Cell {
    public Object content;
  }
  public static int run(Cell cell) {
    if (cell != null && cell.content instanceof Character c && c == 'z') {
      return 1; // reach: yes
    }
    return 0;
  }
}
