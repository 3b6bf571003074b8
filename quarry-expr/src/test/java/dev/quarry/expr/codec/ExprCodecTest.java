package dev.quarry.expr.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.testing.RandomExprs;
import dev.quarry.expr.testing.SampleValues;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ExprCodecTest {
  private final ExprFactory factory = new ExprFactory();

  private static byte[] bytes(List<Expr> exprs) throws IOException {
    var out = new ByteArrayOutputStream();
    var writer = new ExprWriter(out);
    for (Expr expr : exprs) {
      writer.write(expr);
    }
    writer.flush();
    return out.toByteArray();
  }

  private ExprReader reader(byte[] bytes) throws IOException {
    return new ExprReader(new ByteArrayInputStream(bytes), factory);
  }

  private void assertComesBack(List<Expr> exprs) throws IOException {
    ExprReader reader = reader(bytes(exprs));
    for (Expr expr : exprs) {
      assertThat(reader.readExpr()).isSameAs(expr);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void randomExpressionsComeBackIdentical(long seed) throws IOException {
    var sine = JdkFunctions.symbol("java.lang.Math", "sin", "(D)D");
    assertComesBack(new RandomExprs(factory, seed, List.of(sine)).next(400));
  }

  @Test
  void constantsOfAllSortsComeBackIdentical() throws IOException {
    var keyed = Sort.map(Sort.DOUBLE, Sort.REF, Sort.INT);
    var entries = Map.<List<Object>, Object>of(List.of(new Ref(3), -1), -0.0);
    assertComesBack(
        List.of(
            factory.bool(true),
            factory.intConst(Integer.MIN_VALUE),
            factory.longConst(Long.MIN_VALUE),
            factory.floatConst(Float.intBitsToFloat(0x7fc12345)),
            factory.floatConst(-0f),
            factory.doubleConst(Double.longBitsToDouble(0xfff8000000000123L)),
            factory.string("a\ud800\u0000\udfff"),
            factory.constant(Sort.REF, new Ref(-7)),
            factory.constant(Sort.TYPE, "java.lang.String"),
            factory.constant(Sort.TYPES, TypeSet.of("I", List.of("A", "B"))),
            factory.constant(keyed, new MapValue(1.5, entries))));
  }

  @Test
  void modelsComeBackEqual() throws IOException {
    var exprs = new RandomExprs(factory, 9, List.of());
    Model model = new SampleValues(9).model(exprs.inputs());
    var out = new ByteArrayOutputStream();
    var writer = new ExprWriter(out);
    writer.write(model);
    writer.write(Model.EMPTY);
    ExprReader reader = reader(out.toByteArray());
    assertThat(reader.readModel()).isEqualTo(model);
    assertThat(reader.readModel()).isEqualTo(Model.EMPTY);
  }

  @Test
  void aSecondExpressionCostsOnlyItsNewNodes() throws IOException {
    Expr x = factory.input("a long name that is written once", Sort.INT);
    Expr sum = factory.raw(Op.INT_ADD, x, factory.intConst(1_000_000));
    Expr product = factory.raw(Op.INT_MUL, sum, sum);
    int once = bytes(List.of(sum)).length;
    int twice = bytes(List.of(sum, product)).length;
    assertThat(twice - once).isLessThanOrEqualTo("INT_MUL".length() + 8);
    assertThat(bytes(List.of(sum, sum)).length - once).isEqualTo(2);
  }

  @Test
  void aDeepExpressionNeedsNoDeepStack() throws IOException {
    Expr deep = factory.input("x", Sort.INT);
    for (int i = 0; i < 200_000; i++) {
      deep = factory.raw(Op.INT_NEG, deep);
    }
    assertComesBack(List.of(deep));
  }

  @Test
  void theEndIsReported() throws IOException {
    ExprReader reader = reader(bytes(List.of()));
    assertThatThrownBy(reader::readExpr).isInstanceOf(EOFException.class);
  }

  @Test
  void aModelWhereAnExpressionIsExpectedIsReported() throws IOException {
    var out = new ByteArrayOutputStream();
    new ExprWriter(out).write(Model.EMPTY);
    assertThatThrownBy(() -> reader(out.toByteArray()).readExpr())
        .isInstanceOf(IOException.class)
        .hasMessage("A MODEL comes where a EXPRESSION is expected.");
  }

  @Test
  void anotherVersionIsReported() {
    assertThatThrownBy(() -> reader(new byte[] {'Q', 'X', 2}))
        .isInstanceOf(IOException.class)
        .hasMessage("This is no stream of expressions of version 1.");
  }

  @Test
  void truncatedBytesAreReported() throws IOException {
    byte[] all = bytes(new RandomExprs(factory, 3, List.of()).next(30).subList(0, 1));
    for (int length = 0; length < all.length; length++) {
      byte[] part = Arrays.copyOf(all, length);
      assertThatThrownBy(() -> reader(part).readExpr()).isInstanceOf(IOException.class);
    }
  }

  @Test
  void damagedBytesGiveAnExpressionOrAnIoException() throws IOException {
    byte[] all = bytes(new RandomExprs(factory, 4, List.of()).next(60).subList(0, 1));
    var random = new Random(4);
    int reported = 0;
    for (int i = 0; i < 5_000; i++) {
      byte[] damaged = all.clone();
      damaged[3 + random.nextInt(all.length - 3)] = (byte) random.nextInt();
      try {
        assertThat(reader(damaged).readExpr()).isNotNull();
      } catch (IOException sentence) {
        assertThat(sentence).hasMessageEndingWith(".");
        reported++;
      }
    }
    assertThat(reported).isPositive();
  }
}
