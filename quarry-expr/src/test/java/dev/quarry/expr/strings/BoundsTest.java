package dev.quarry.expr.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BoundsTest {
  private final ExprFactory factory = new ExprFactory();
  private final Input s = factory.input("s", Sort.STRING);
  private final Input t = factory.input("t", Sort.STRING);

  @Test
  void constantsLeaveRoomInTheInputsBesideThem() {
    Expr contains = factory.apply(Op.STRING_CONTAINS, s, factory.string("0123456789"));
    Bounds bounds = Bounds.initial(List.of(contains, factory.apply(Op.STRING_IS_EMPTY, t)));
    assertThat(bounds.of(s)).isEqualTo(14);
    assertThat(bounds.of(t)).isEqualTo(8);
  }

  @Test
  void indicesAndLengthsAreSeen() {
    Expr at = factory.apply(Op.STRING_CHAR_AT, s, factory.intConst(20));
    Expr length = factory.apply(Op.STRING_LENGTH, t);
    Bounds bounds =
        Bounds.initial(
            List.of(
                factory.eq(at, factory.intConst('x')), factory.eq(length, factory.intConst(12))));
    assertThat(bounds.of(s)).isEqualTo(21);
    assertThat(bounds.of(t)).isEqualTo(13);
  }

  @Test
  void boundsDoubleUpTo64AndThenAdmitLongTails() {
    var units = new ArrayList<Integer>();
    Bounds last = Bounds.initial(List.of(factory.eq(s, t)));
    for (Optional<Bounds> next = Optional.of(last); next.isPresent(); next = last.grown()) {
      last = next.get();
      units.add(last.of(s));
    }
    assertThat(units).containsExactly(8, 16, 32, 64, 64);
    assertThat(last.longest()).isEqualTo(65_535);
  }
}
