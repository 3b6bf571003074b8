package dev.quarry.expr.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.OpaqueFunctions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StringLoweringTest {
  private final ExprFactory factory = new ExprFactory();
  private final StringLowering lowering = new StringLowering(factory);
  private final Interpreter interpreter = new Interpreter(OpaqueFunctions.NONE);
  private final Input s = factory.input("s", Sort.STRING);
  private final Input t = factory.input("t", Sort.STRING);

  @Test
  void decodingUndoesEncoding() {
    LoweredStrings lowered = lowering.lower(List.of(factory.eq(s, t)), Bounds.uniform(6));
    var samples = new SampleStrings(3);
    Input other = factory.input("x", Sort.LONG);
    for (int i = 0; i < 1_000; i++) {
      var model = new Model(Map.of(s, samples.any(6), t, samples.any(6), other, (long) i));
      assertThat(lowered.decode(lowered.encode(model)).values()).isEqualTo(model.values());
    }
  }

  @Test
  void modelsOfTheLoweredInputsBecomeStrings() {
    LoweredStrings lowered = lowering.lower(List.of(factory.eq(s, t)), Bounds.uniform(3));
    var model =
        Model.EMPTY
            .with(factory.input("s.length", Sort.INT), 2)
            .with(factory.input("s.0", Sort.INT), (int) 'h')
            .with(factory.input("s.1", Sort.INT), (int) 'i');
    assertThat(lowered.decode(model).values()).isEqualTo(Map.of(s, "hi", t, ""));
  }

  @Test
  void conjunctsKeepTheirOrderAndThoseWithoutStringsAreUntouched() {
    Input x = factory.input("x", Sort.INT);
    Expr plain = factory.raw(Op.INT_LT, x, factory.intConst(3));
    Expr call = factory.call(new OpaqueSymbol("f", List.of(Sort.INT), Sort.BOOL), List.of(x));
    LoweredStrings lowered = lower(plain, factory.eq(s, t), call);
    assertThat(lowered.conjuncts()).hasSize(3).startsWith(plain).endsWith(call);
  }

  @Test
  void lengthsAreKnownWithoutABound() {
    Expr length = factory.apply(Op.STRING_LENGTH, s);
    LoweredStrings lowered =
        lowering.lower(
            List.of(factory.eq(length, factory.intConst(100))), new Bounds(Map.of(), 8, 500));
    var model = new Model(Map.of(factory.input("s.length", Sort.INT), 100));
    assertThat(holds(lowered.conjuncts(), model)).isTrue();
    assertThat(lowered.bounds()).hasSize(1);
    assertThat(holds(conditions(lowered.bounds()), model)).isTrue();
    assertThat(lowered.decode(model).get(s)).asString().hasSize(100);
  }

  @Test
  void aShortConstantNeedsNoBoundToBeEqual() {
    LoweredStrings lowered =
        lowering.lower(
            List.of(factory.not(factory.eq(s, factory.string("abc")))),
            new Bounds(Map.of(), 4, 50));
    Model encoded = lowered.encode(new Model(Map.of(s, "abcdefgh")));
    assertThat(holds(lowered.conjuncts(), encoded)).isTrue();
    assertThat(holds(conditions(lowered.assumptions()), encoded)).isTrue();
  }

  @Test
  void aConjunctThatReliesOnABoundIsTrueBeyondIt() {
    Expr never = factory.apply(Op.STRING_CONTAINS, s, factory.string("zz"));
    LoweredStrings lowered = lowering.lower(List.of(never), Bounds.uniform(4));
    Model beyond = lowered.encode(new Model(Map.of(s, "aaaaaa")));
    assertThat(holds(lowered.conjuncts(), beyond)).isTrue();
    assertThat(holds(lowered.sideConditions(), beyond)).isTrue();
    assertThat(holds(conditions(lowered.bounds()), beyond)).isFalse();
  }

  @Test
  void caseMappingSaysThatItStopsAtLatin1() {
    Expr condition = factory.eq(factory.apply(Op.STRING_UPPER_CASE, s), factory.string("STRASSE"));
    LoweredStrings lowered = lowering.lower(List.of(condition), Bounds.uniform(8));
    assertThat(lowered.approximations()).hasSize(1);
    List<Expr> assumed = conditions(lowered.approximations());
    assertThat(holds(assumed, lowered.encode(new Model(Map.of(s, "strasse"))))).isTrue();
    assertThat(holds(assumed, lowered.encode(new Model(Map.of(s, "stra\u00dfe"))))).isFalse();
  }

  @Test
  void whatCannotBeLoweredIsReportedAndTheRestGoesOn() {
    Expr matches = factory.apply(Op.STRING_MATCHES, s, t);
    Expr backReference = factory.apply(Op.STRING_MATCHES, s, factory.string("(a)\\1"));
    Expr opaque = factory.call(new OpaqueSymbol("f", List.of(Sort.STRING), Sort.BOOL), List.of(s));
    Input map = factory.input("names", Sort.map(Sort.STRING, Sort.REF));
    Expr selected = factory.eq(factory.apply(Op.SELECT, map, factory.nullRef()), s);
    Expr radix = factory.apply(Op.STRING_IS_INT, s, factory.input("radix", Sort.INT));
    LoweredStrings lowered =
        lower(matches, backReference, opaque, selected, radix, factory.eq(s, t));
    assertThat(lowered.unsupported()).containsOnlyKeys(0, 1, 2, 3, 4);
    assertThat(lowered.unsupported().get(0)).contains("STRING_MATCHES").contains("not constant");
    assertThat(lowered.unsupported().get(1)).contains("(a)\\1");
    assertThat(lowered.unsupported().get(2)).contains("opaque");
    assertThat(lowered.unsupported().get(3)).contains("maps of strings");
    assertThat(lowered.conjuncts().subList(0, 5)).containsOnly(factory.bool(true));
    assertThat(lowered.conjuncts().get(5)).isNotEqualTo(factory.bool(true));
  }

  @Test
  void namesOfTheVectorAvoidExistingInputs() {
    Input taken = factory.input("s.length", Sort.INT);
    Expr own = factory.eq(taken, factory.apply(Op.STRING_LENGTH, s));
    LoweredStrings lowered = lower(own);
    Model model = new Model(Map.of(s, "abc", taken, 7));
    assertThat(holds(lowered.conjuncts(), lowered.encode(model))).isFalse();
    assertThat(lowered.decode(lowered.encode(model)).values()).isEqualTo(model.values());
  }

  @Test
  void aComputedStringThatGetsTooLongIsCutOffUnderAnAssumption() {
    Expr doubled = s;
    for (int i = 0; i < 4; i++) {
      doubled = factory.apply(Op.STRING_CONCAT, doubled, doubled);
    }
    Expr ends = factory.apply(Op.STRING_ENDS_WITH, doubled, factory.string("b"));
    LoweredStrings lowered = lowering.lower(List.of(ends), Bounds.uniform(32));
    assertThat(lowered.approximations()).isNotEmpty();
    Model fits = lowered.encode(new Model(Map.of(s, "aaab")));
    assertThat(holds(lowered.conjuncts(), fits)).isTrue();
    assertThat(holds(conditions(lowered.assumptions()), fits)).isTrue();
    Model tooLong = lowered.encode(new Model(Map.of(s, "a".repeat(30))));
    assertThat(holds(conditions(lowered.approximations()), tooLong)).isFalse();
  }

  @Test
  void formulasStayModerateAtTheGreatestBound() {
    Expr hash = factory.eq(factory.apply(Op.STRING_HASH, s), factory.apply(Op.STRING_HASH, t));
    Expr regex =
        factory.apply(
            Op.STRING_MATCHES, s, factory.string("[a-z0-9.]+@[a-z0-9]+(\\.[a-z]{2,3}){1,2}"));
    Expr replaced =
        factory.eq(
            t, factory.apply(Op.STRING_REPLACE, s, factory.string("ab"), factory.string("xyz")));
    Expr joined = factory.apply(Op.STRING_CONTAINS, factory.apply(Op.STRING_CONCAT, s, t), t);
    Expr parsed =
        factory.eq(
            factory.apply(Op.STRING_TO_INT, factory.apply(Op.STRING_TRIM, s), ten()),
            factory.intConst(42));
    for (Expr condition : List.of(hash, regex, replaced, joined, parsed)) {
      LoweredStrings lowered = lowering.lower(List.of(condition), Bounds.uniform(64));
      assertThat(lowered.unsupported()).isEmpty();
      assertThat(Dag.size(lowered.conjuncts())).as("%s", condition).isLessThan(50_000);
    }
  }

  @Test
  void loweringTwiceGivesTheSameTerms() {
    List<Expr> conditions =
        List.of(
            factory.apply(Op.STRING_MATCHES, s, factory.string("(a|b)*abb[^x]?")),
            factory.apply(Op.STRING_EQ_IGNORE_CASE, s, t));
    LoweredStrings first = lowering.lower(conditions, Bounds.uniform(8));
    LoweredStrings second = new StringLowering(factory).lower(conditions, Bounds.uniform(8));
    assertThat(second).isEqualTo(first);
  }

  private Expr ten() {
    return factory.intConst(10);
  }

  private LoweredStrings lower(Expr... conjuncts) {
    return lowering.lower(List.of(conjuncts), Bounds.uniform(4));
  }

  private static List<Expr> conditions(List<Restriction> assumptions) {
    return assumptions.stream().map(Restriction::condition).toList();
  }

  private boolean holds(List<Expr> conditions, Model model) {
    return interpreter.satisfies(model, conditions);
  }
}
