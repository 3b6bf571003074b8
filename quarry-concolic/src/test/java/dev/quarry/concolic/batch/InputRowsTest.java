package dev.quarry.concolic.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InputRowsTest {
  private final ExprFactory factory = new ExprFactory();
  private final Input number = factory.input("n", Sort.INT);
  private final Input wide = factory.input("w", Sort.LONG);
  private final Input text = factory.input("s#text", Sort.STRING);
  private final Input reference = factory.input("s", Sort.REF);
  private final Input truth = factory.input("b", Sort.BOOL);
  private final Input real = factory.input("d", Sort.DOUBLE);
  private final Input type = factory.input("o#type", Sort.TYPE);
  private final Input elements = factory.input("a#elements", Sort.map(Sort.INT, Sort.INT));

  @Test
  void modelsOfDifferentShapesComeOutAsTheyWere() {
    List<Model> models =
        List.of(
            new Model(Map.of(number, Integer.MIN_VALUE, wide, Long.MAX_VALUE)),
            Model.EMPTY,
            new Model(Map.of(text, "\ud800\u0000ä", reference, new Ref(3), truth, true)),
            new Model(Map.of(real, -0.0, type, "a.B")),
            new Model(Map.of(number, 7, wide, -1L)));

    InputRows rows = InputRows.of(models);

    assertThat(rows.size()).isEqualTo(5);
    for (int i = 0; i < 5; i++) {
      assertThat(rows.input(i)).isEqualTo(models.get(i));
    }
    assertThat(rows.part(2, 4)).extracting(InputRows::size).isEqualTo(2);
    assertThat(rows.part(2, 4).input(1)).isEqualTo(models.get(3));
  }

  @Test
  void aNanKeepsItsBits() {
    long bits = 0xfff8000000000123L;
    Input reals = factory.input("a#elements", Sort.map(Sort.DOUBLE, Sort.INT));
    MapValue contents = new MapValue(0.0, Map.of(List.of(1), Double.longBitsToDouble(bits)));

    Model back =
        InputRows.of(
                List.of(new Model(Map.of(real, Double.longBitsToDouble(bits), reals, contents))))
            .input(0);

    assertThat(Double.doubleToRawLongBits((Double) back.get(real))).isEqualTo(bits);
    MapValue read = (MapValue) back.get(reals);
    assertThat(Double.doubleToRawLongBits((Double) read.get(List.of(1)))).isEqualTo(bits);
  }

  @Test
  void contentsOfArraysMayHaveHolesAndDefaults() {
    MapValue sparse =
        new MapValue(9, Map.of(List.of(0), 5, List.of(1), 6, List.of(3), 7, List.of(-1), 8));

    Model back = InputRows.of(List.of(new Model(Map.of(elements, sparse)))).input(0);

    assertThat(back.get(elements)).isEqualTo(sparse);
  }

  @Test
  void anArrayStandsForItsContents() {
    InputRows.Builder rows = new InputRows.Builder();
    rows.add(InputShape.of(elements), (Object) new int[] {4, 0, -4});

    assertThat(rows.build().input(0).get(elements))
        .isEqualTo(new MapValue(0, Map.of(List.of(0), 4, List.of(2), -4)));
  }

  @Test
  void aShapeIsKeptOnce() {
    InputRows.Builder rows = new InputRows.Builder();
    for (int i = 0; i < 100; i++) {
      rows.add(InputShape.of(number), i % 50);
      rows.add(InputShape.of(truth), true);
    }

    assertThat(rows.build().shapes()).hasSize(2);
    assertThat(rows.build().bytes()).hasSizeLessThanOrEqualTo(400);
  }

  @Test
  void aRowThatIsCutOffIsAnIoException() throws IOException {
    InputRows whole = InputRows.of(List.of(new Model(Map.of(text, "abc", real, 1.5))));
    for (int length = 0; length < whole.bytes().length; length++) {
      RowReader cut =
          new InputRows(whole.shapes(), Arrays.copyOf(whole.bytes(), length), 1).reader();

      assertThatThrownBy(cut::next).isInstanceOf(IOException.class);
    }
  }

  @Test
  void aRowNeedsAsManyValuesAsItsShape() {
    assertThatThrownBy(() -> new InputRows.Builder().add(InputShape.of(number), 1, 2))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
