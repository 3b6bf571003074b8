package dev.quarry.expr.smtlib;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.testing.RandomExprs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class QueryDumpTest {
  private final ExprFactory factory = new ExprFactory();

  private void assertComesBack(List<Expr> conjuncts) {
    Script script = SmtLibReader.read(QueryDump.write(conjuncts, 1), factory);
    assertThat(script.assertions()).hasSameSizeAs(conjuncts);
    for (int i = 0; i < conjuncts.size(); i++) {
      assertThat(script.assertions().get(i)).isSameAs(conjuncts.get(i));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void randomQueriesComeBackIdentical(long seed) {
    var sine = JdkFunctions.symbol("java.lang.Math", "sin", "(D)D");
    var exprs = new RandomExprs(factory, seed, List.of(sine));
    List<Expr> conjuncts = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      exprs.next(40).stream().filter(e -> e.sort() == Sort.BOOL).forEach(conjuncts::add);
    }
    assertThat(conjuncts).isNotEmpty();
    assertComesBack(conjuncts);
  }

  @Test
  void aDumpReadsWell() {
    Expr s = factory.input("s", Sort.STRING);
    Expr hash = factory.raw(Op.STRING_HASH, s);
    Expr same = factory.raw(Op.INT_EQ, hash, factory.raw(Op.INT_MUL, hash, hash));
    Expr quoted = factory.raw(Op.STRING_EQ, s, factory.string("say \"é\""));
    assertThat(QueryDump.write(List.of(same, quoted), 7))
        .isEqualTo(
            """
            (set-info :source |Quarry query 7|)
            (declare-const s String)
            (define-fun def.1 () (_ BitVec 32) (quarry.string_hash s))
            (assert (quarry.int_eq def.1 (quarry.int_mul def.1 def.1)))
            (assert (quarry.string_eq s "say ""\\u{e9}""\"))
            (check-sat)
            """);
  }

  @Test
  void namesThatScriptsCannotSpellComeBack() {
    List<Expr> conjuncts = new ArrayList<>();
    for (String name :
        List.of("a|b", "a\\b", "and", "def.1", "", "é", "line\nbreak", "1x", "true")) {
      conjuncts.add(factory.input(name, Sort.BOOL));
    }
    assertComesBack(conjuncts);
  }

  @Test
  void inputsOfOneNameAndTwoSortsComeBack() {
    Expr x = factory.input("x", Sort.INT);
    Expr y = factory.raw(Op.LONG_TO_INT, factory.input("x", Sort.LONG));
    assertComesBack(List.of(factory.raw(Op.INT_EQ, x, y)));
  }

  @Test
  void opaqueCallsOfAnyNameComeBack() {
    var loop = new OpaqueSymbol("loop |1|", List.of(), Sort.BOOL);
    var other = new OpaqueSymbol("loop |1|", List.of(Sort.STRING), Sort.BOOL);
    assertComesBack(
        List.of(factory.call(loop, List.of()), factory.call(other, List.of(factory.string("x")))));
  }

  @Test
  void constantsOfAllSortsComeBack() {
    var sort = Sort.map(Sort.DOUBLE, Sort.REF, Sort.INT);
    var entries = Map.<List<Object>, Object>of(List.of(new Ref(3), -1), -0.0);
    Expr map = factory.constant(sort, new MapValue(1.5, entries));
    Expr element =
        factory.raw(Op.SELECT, map, factory.constant(Sort.REF, new Ref(3)), factory.intConst(-1));
    Expr nan = factory.doubleConst(Double.longBitsToDouble(0xfff8000000000123L));
    Expr types = factory.constant(Sort.TYPES, TypeSet.of("I", List.of("A", "pkg.B$C")));
    Expr type = factory.constant(Sort.TYPE, "A");
    Expr payload = factory.floatConst(Float.intBitsToFloat(0x7f800001));
    assertComesBack(
        List.of(
            factory.raw(Op.DOUBLE_EQ, element, nan),
            factory.raw(Op.SUBTYPE, type, types),
            factory.raw(Op.FLOAT_EQ, payload, factory.floatConst(-0f)),
            factory.bool(true)));
  }

  @Test
  void aDeepQueryNeedsNoDeepStack() {
    Expr deep = factory.input("x", Sort.BOOL);
    for (int i = 0; i < 50_000; i++) {
      deep = factory.raw(Op.NOT, deep);
    }
    assertComesBack(List.of(deep));
  }

  @Test
  void declaredInputsAreListed() {
    Expr x = factory.input("x", Sort.INT);
    Expr odd = factory.input("a|b", Sort.INT);
    String dump = QueryDump.write(List.of(factory.raw(Op.INT_LT, x, odd)), 1);
    assertThat(SmtLibReader.read(dump, factory).inputs())
        .extracting(DeclaredInput::input)
        .containsExactly(factory.input("x", Sort.INT), factory.input("a|b", Sort.INT));
  }
}
