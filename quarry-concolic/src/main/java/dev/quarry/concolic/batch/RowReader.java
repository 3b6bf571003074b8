package dev.quarry.concolic.batch;

import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import java.io.IOException;
import java.util.List;

/** Goes through rows one after the other. */
public final class RowReader {
  private final InputShape[] shapes;
  private final Sort[][] sorts;
  private final ByteSource in;
  private int left;
  private InputShape shape = new InputShape(List.of());

  RowReader(List<InputShape> shapes, byte[] bytes, int rows) {
    this.shapes = shapes.toArray(InputShape[]::new);
    this.sorts = new Sort[this.shapes.length][];
    for (int i = 0; i < sorts.length; i++) {
      sorts[i] = this.shapes[i].inputs().stream().map(Input::sort).toArray(Sort[]::new);
    }
    this.in = new ByteSource(bytes, 0, bytes.length);
    this.left = rows;
  }

  public boolean hasNext() {
    return left > 0;
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

  void skip(int rows) throws IOException {
    for (int i = 0; i < rows; i++) {
      next();
    }
  }

  int at() {
    return in.at();
  }
}
