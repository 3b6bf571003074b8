package dev.quarry.concolic.batch;

import dev.quarry.expr.Model;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The inputs of many runs, as the bytes that go to a worker: each row is the number of its shape
 * and its values. Nothing is an object until somebody asks for a row.
 */
public final class InputRows {
  private final List<InputShape> shapes;
  private final byte[] bytes;
  private final int size;

  /**
   * Rows as they come from elsewhere; whether the bytes make sense is found out when they are read.
   */
  public InputRows(List<InputShape> shapes, byte[] bytes, int size) {
    this.shapes = List.copyOf(shapes);
    this.bytes = bytes;
    this.size = size;
  }

  /** Rows with the values of models. */
  public static InputRows of(List<Model> inputs) {
    Builder rows = new Builder();
    for (Model input : inputs) {
      InputShape shape = new InputShape(new ArrayList<>(input.values().keySet()));
      rows.add(shape, input.values().values().toArray());
    }
    return rows.build();
  }

  /** How many rows there are. */
  public int size() {
    return size;
  }

  public List<InputShape> shapes() {
    return shapes;
  }

  /** The rows' binary form; not to be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /** Reads all rows in their order. */
  public RowReader reader() {
    return new RowReader(shapes, bytes, size);
  }

  /** One row as a model. Looks through the rows before it. */
  public Model input(int row) {
    try {
      RowReader reader = reader();
      reader.skip(row);
      Object[] values = reader.next();
      return reader.shape().model(values);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The rows from one on, without an end. */
  public InputRows part(int from, int end) {
    if (from == 0 && end == size) {
      return this;
    }
    try {
      RowReader reader = reader();
      reader.skip(from);
      int start = reader.at();
      reader.skip(end - from);
      return new InputRows(shapes, Arrays.copyOfRange(bytes, start, reader.at()), end - from);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof InputRows rows
        && size == rows.size
        && shapes.equals(rows.shapes)
        && Arrays.equals(bytes, rows.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return size + " rows of " + shapes;
  }

  /** Collects rows. */
  public static final class Builder {
    private final List<InputShape> shapes = new ArrayList<>();
    private final BatchSink out = new BatchSink();
    private int size;
    private int last;

    /** How to write the inputs of the shape used last. */
    private ColumnForm[] forms = new ColumnForm[0];

    /**
     * Adds a row.
     *
     * @param values one for each input of the shape, of its sort's type; contents of an array may
     *     be an {@code int[]}, {@code long[]}, {@code float[]} or {@code double[]}
     */
    public void add(InputShape shape, Object... values) {
      if (values.length != shape.inputs().size()) {
        throw new IllegalArgumentException("A row needs a value for each input of its shape.");
      }
      out.number(number(shape));
      ColumnForm[] columns = forms;
      for (int i = 0; i < values.length; i++) {
        columns[i].write(out, values[i]);
      }
      size++;
    }

    private int number(InputShape shape) {
      if (last < shapes.size() && shapes.get(last) == shape) {
        return last;
      }
      last = shapes.indexOf(shape);
      if (last < 0) {
        last = shapes.size();
        shapes.add(shape);
      }
      forms = shape.inputs().stream().map(ColumnForm::of).toArray(ColumnForm[]::new);
      return last;
    }

    /** All rows added so far. */
    public InputRows build() {
      return new InputRows(shapes, out.toBytes(), size);
    }
  }
}
