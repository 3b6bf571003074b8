package dev.quarry.concolic.batch;

import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import java.io.IOException;
import java.util.List;

/**
 * Goes through rows one after the other. The values of a row come all at once with {@link #next},
 * or, without an object for each of them, one by one: they are taken in the order of the shape
 * after {@link #begin}, and {@link #end} is said after the last.
 */
public final class RowReader {
  private final InputShape[] shapes;
  private final Sort[][] sorts;
  private final BatchSource in;
  private int left;
  private InputShape shape = new InputShape(List.of());

  /** The references of this row that must differ. */
  private final int[] seen = new int[16];

  private int seenCount;

  RowReader(List<InputShape> shapes, byte[] bytes, int rows) {
    this.shapes = shapes.toArray(InputShape[]::new);
    this.sorts = new Sort[this.shapes.length][];
    for (int i = 0; i < sorts.length; i++) {
      sorts[i] = this.shapes[i].inputs().stream().map(Input::sort).toArray(Sort[]::new);
    }
    this.in = new BatchSource(bytes, 0, bytes.length);
    this.left = rows;
  }

  public boolean hasNext() {
    return left > 0;
  }

  /** How many rows are left. */
  public int left() {
    return left;
  }

  /**
   * The values of the next row, those of arrays' contents as {@link IndexedValues}.
   *
   * @throws IOException if the bytes make no sense
   */
  public Object[] next() throws IOException {
    left--;
    int number = in.below(shapes.length);
    shape = shapes[number];
    Sort[] wanted = sorts[number];
    Object[] values = new Object[wanted.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = wanted[i] == Sort.INT ? (Object) (int) in.signed() : RowForm.read(in, wanted[i]);
    }
    return values;
  }

  /** The shape of the row read last. */
  public InputShape shape() {
    return shape;
  }

  /** The number of the next row's shape; -1 if there is no row or its number is a large one. */
  public int shapeAhead() {
    return left > 0 ? in.ahead() : -1;
  }

  /** A shape by its number; an empty one if there is none. */
  public InputShape shape(int number) {
    return number >= 0 && number < shapes.length ? shapes[number] : new InputShape(List.of());
  }

  /** Passes the number of a row's shape, which is known and small; where the row begins. */
  public int begin() {
    int start = in.at();
    in.back(start + 1);
    seenCount = 0;
    return start;
  }

  /** All values of the row were taken. */
  public void end() {
    left--;
  }

  /** The row that begins there is the next again; its end was not reached. */
  public void back(int start) {
    in.back(start);
  }

  public boolean truth() throws IOException {
    return in.below(2) == 1;
  }

  public int integer() throws IOException {
    return (int) in.signed();
  }

  public long wide() throws IOException {
    return in.signed();
  }

  public float single() throws IOException {
    return Float.intBitsToFloat((int) in.fixed(Float.BYTES));
  }

  public double real() throws IOException {
    return Double.longBitsToDouble(in.fixed(Double.BYTES));
  }

  /** The number of a reference; 0 for null. */
  public int reference() throws IOException {
    return (int) in.number();
  }

  public String text() throws IOException {
    return in.text();
  }

  /** How many elements of an array follow. */
  public int size() throws IOException {
    return in.size();
  }

  /** Takes so many numbers and keeps the first of them, as many as there is room for. */
  public void integers(int count, int[] kept) throws IOException {
    in.allSigned(count, kept);
  }

  /** The number of a reference to something that no other such reference of the row is. */
  public int identity() throws IOException {
    int reference = reference();
    if (reference != 0) {
      for (int i = 0; i < seenCount; i++) {
        if (seen[i] == reference) {
          throw NotPlainException.ONLY;
        }
      }
      if (seenCount == seen.length) {
        throw NotPlainException.ONLY;
      }
      seen[seenCount] = reference;
      seenCount++;
    }
    return reference;
  }

  /** Nothing but zeros may follow the elements of an array. */
  public void endOfElements(boolean defaultIsZero) throws IOException {
    if (!defaultIsZero || in.size() != 0) {
      throw NotPlainException.ONLY;
    }
  }

  void skip(int rows) throws IOException {
    for (int i = 0; i < rows; i++) {
      next();
    }
  }

  int at() {
    return in.at();
  }
}
