package dev.quarry.concolic.runtime.rows;

import dev.quarry.concolic.batch.InputShape;
import dev.quarry.expr.Ref;
import dev.quarry.input.InputPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes the arguments of a call from rows of one shape. */
final class DirectArguments {
  private final DirectArgument[] makers;

  /** Columns with the identities of arrays, which may be shared. */
  private final int[] identities;

  private final int columns;

  private DirectArguments(List<DirectArgument> makers, int columns) {
    this.columns = columns;
    this.makers = makers.toArray(DirectArgument[]::new);
    this.identities =
        makers.stream()
            .filter(DirectArgument.ArrayArgument.class::isInstance)
            .mapToInt(each -> ((DirectArgument.ArrayArgument) each).reference())
            .toArray();
  }

  /**
   * For parameters of these types; null if one has another type, or if a row has values for other
   * inputs, too.
   */
  static @Nullable DirectArguments of(
      InputShape shape, List<InputPath> parameters, Class<?>[] types, int longestArray) {
    RowColumns columns = new RowColumns(shape);
    List<DirectArgument> makers = new ArrayList<>();
    for (int i = 0; i < types.length; i++) {
      DirectArgument maker = DirectArgument.of(columns, parameters.get(i), types[i], longestArray);
      if (maker == null) {
        return null;
      }
      makers.add(maker);
    }
    return columns.areAllUsed() ? new DirectArguments(makers, shape.inputs().size()) : null;
  }

  /** What makes one of the arguments. */
  DirectArgument maker(int parameter) {
    return makers[parameter];
  }

  /** How many values a row has. */
  int columns() {
    return columns;
  }

  /** Whether the arguments can be made one by one: no two arrays are the same. */
  boolean take(Object[] row) {
    for (DirectArgument maker : makers) {
      if (!maker.takes(row)) {
        return false;
      }
    }
    for (int i = 1; i < identities.length; i++) {
      for (int j = 0; j < i; j++) {
        if (isSame(row[identities[i]], row[identities[j]])) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isSame(Object left, Object right) {
    return left.equals(right) && !Ref.NULL.equals(left);
  }

  @Nullable Object[] of(Object[] row) {
    @Nullable Object[] arguments = new Object[makers.length];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = makers[i].make(row);
    }
    return arguments;
  }
}
