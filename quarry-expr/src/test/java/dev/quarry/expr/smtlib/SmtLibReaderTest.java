package dev.quarry.expr.smtlib;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.eval.OpaqueFunctions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SmtLibReaderTest {
  private final ExprFactory factory = new ExprFactory();

  private Script read(String text) {
    return SmtLibReader.read(text, factory);
  }

  @Test
  void aScriptGivesItsInputsAssertionsAndStatus() {
    Script script =
        read(
            """
            ; a comment with ( and "
            (set-logic QF_BVFP)
            (set-option :produce-models true)
            (set-info :status sat)
            (set-info :source |two
            lines|)
            (declare-const x (_ BitVec 32))
            (declare-fun |y z| () Float64)
            (define-fun twice ((a (_ BitVec 32))) (_ BitVec 32) (bvadd a a))
            (assert (! (bvslt (twice x) #x0000000a) :named first))
            (assert (fp.lt |y z| ((_ to_fp 11 53) RNE 2.5)))
            (check-sat)
            (get-model)
            (exit)
            """);
    Expr x = factory.input("x", Sort.INT);
    Expr y = factory.input("y z", Sort.DOUBLE);
    assertThat(script.status()).contains("sat");
    assertThat(script.inputs()).extracting(DeclaredInput::symbol).containsExactly("x", "y z");
    assertThat(script.inputs())
        .extracting(DeclaredInput::sort)
        .containsExactly("(_ BitVec 32)", "Float64");
    assertThat(script.assertions())
        .containsExactly(
            factory.apply(Op.INT_LT, factory.apply(Op.INT_ADD, x, x), factory.intConst(10)),
            factory.apply(Op.DOUBLE_LT, y, factory.doubleConst(2.5)));
  }

  @Test
  void ofANarrowInputOnlyTheLowBitsCount() {
    Script script = read("(declare-const b (_ BitVec 8)) (assert (= b #xff))");
    var input = script.inputs().get(0).input();
    var interpreter = new Interpreter(OpaqueFunctions.NONE);
    Model model = Model.EMPTY.with(input, 0x12ff);
    assertThat(interpreter.satisfies(model, script.assertions())).isTrue();
    assertThat(interpreter.satisfies(Model.EMPTY.with(input, 0xfe), script.assertions())).isFalse();
  }

  @Test
  void jdkMethodsAreOpaqueCalls() {
    Script script =
        read(
            """
            (declare-const x Float64)
            (declare-fun |java.lang.Math.sin(D)D| (Float64) Float64)
            (assert (fp.eq (|java.lang.Math.sin(D)D| x) x))
            """);
    Expr x = factory.input("x", Sort.DOUBLE);
    Expr sine = factory.call(JdkFunctions.symbol("java.lang.Math", "sin", "(D)D"), List.of(x));
    assertThat(script.assertions()).containsExactly(factory.eq(sine, x));
  }

  @Test
  void arraysAreMaps() {
    Script script =
        read(
            """
            (declare-const m (Array (_ BitVec 32) (_ BitVec 64)))
            (declare-const i (_ BitVec 32))
            (assert (= (select (store m i #x0000000000000001) i) #x0000000000000001))
            """);
    assertThat(script.inputs().get(0).input().sort()).isEqualTo(Sort.map(Sort.LONG, Sort.INT));
    var interpreter = new Interpreter(OpaqueFunctions.NONE);
    assertThat(interpreter.satisfies(Model.EMPTY, script.assertions())).isTrue();
  }

  @Test
  void tenThousandNestedLetsAndParenthesesNeedNoDeepStack() {
    int depth = 10_000;
    String lets =
        "(let ((x (not x))) ".repeat(depth) + "(not ".repeat(depth) + "x" + ")".repeat(2 * depth);
    Script script = read("(declare-const x Bool)(assert " + lets + ")");
    Input x = factory.input("x", Sort.BOOL);
    var interpreter = new Interpreter(OpaqueFunctions.NONE);
    assertThat(interpreter.evaluate(script.assertions().get(0), Model.EMPTY.with(x, true)))
        .isEqualTo(true);
  }

  @Test
  void theEncodersScriptsCanBeReadBack() {
    Expr x = factory.input("x", Sort.INT);
    Expr condition =
        factory.apply(Op.INT_LT, factory.apply(Op.INT_MUL, x, x), factory.intConst(-3));
    String text = new SmtLibEncoder(EncodingOptions.DEFAULT).encode(List.of(condition)).script();
    Expr renamed = factory.input("in.x", Sort.INT);
    assertThat(read(text).assertions())
        .containsExactly(
            factory.apply(
                Op.INT_LT, factory.apply(Op.INT_MUL, renamed, renamed), factory.intConst(-3)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          (assert true                          ~ 1 ~ 1  ~ This parenthesis is never closed.
          (assert (and true true)               ~ 1 ~ 1  ~ This parenthesis is never closed.
          (assert (and true                     ~ 1 ~ 9  ~ This parenthesis is never closed; 2 are open at the end.
          (assert true))                        ~ 1 ~ 14 ~ This parenthesis closes nothing.
          (asert true)                          ~ 1 ~ 2  ~ There is no command asert; did you mean assert?
          (frobnicate)                          ~ 1 ~ 2  ~ There is no command frobnicate.
          assert                                ~ 1 ~ 1  ~ A command in parentheses is expected here.
          ()                                    ~ 1 ~ 1  ~ A command in parentheses is expected here.
          (assert)                              ~ 1 ~ 1  ~ A command assert has the shape (assert term).
          (assert foo)                          ~ 1 ~ 9  ~ The symbol foo is not declared.
          (declare-const foo Bool)(assert fo0)  ~ 1 ~ 33 ~ The symbol fo0 is not declared; did you mean foo?
          (assert (bvad #x1 #x1))               ~ 1 ~ 9  ~ The symbol bvad is not declared; did you mean bvadd?
          (assert bvadd)                        ~ 1 ~ 9  ~ The symbol bvadd needs arguments.
          (assert (bvadd #x1 #x01))             ~ 1 ~ 9  ~ bvadd takes bit vectors of the same width; it is given (_ BitVec 4), (_ BitVec 8).
          (assert (= #x1 true))                 ~ 1 ~ 9  ~ = takes arguments of the same sort; it is given (_ BitVec 4), Bool.
          (assert #x1)                          ~ 1 ~ 9  ~ An assertion must have the sort Bool; this one has (_ BitVec 4).
          (assert (not))                        ~ 1 ~ 9  ~ not stands in parentheses without arguments.
          (assert ())                           ~ 1 ~ 9  ~ A term can't be empty.
          (assert #xg1)                         ~ 1 ~ 9  ~ #xg1 is neither a hexadecimal nor a binary literal.
          (assert #b12)                         ~ 1 ~ 9  ~ #b12 is neither a hexadecimal nor a binary literal.
          (assert 01)                           ~ 1 ~ 9  ~ 01 is neither a number nor a symbol, which can't start with a digit.
          (assert (= (_ bv9 3) #b001))          ~ 1 ~ 12 ~ 9 does not fit into 3 bits.
          (assert ((_ extract 8 0) #xff))       ~ 1 ~ 9  ~ Bits 8 to 0 can't be extracted from 8 bits.
          (assert (extract #xff))               ~ 1 ~ 9  ~ extract needs 2 indices, as in (_ extract …), and has 0.
          (assert ((_ extract x 0) #xff))       ~ 1 ~ 21 ~ An index must be a small number.
          (assert (let ((x true)) y))           ~ 1 ~ 25 ~ The symbol y is not declared.
          (assert (let (x true) x))             ~ 1 ~ 15 ~ A binding needs a symbol and a term.
          (assert (let ((x true) (x true)) x))  ~ 1 ~ 24 ~ This let binds x twice.
          (assert (! true))                     ~ 1 ~ 9  ~ An annotation needs a term and attributes.
          (assert :key)                         ~ 1 ~ 9  ~ A keyword is not a term: :key.
          (declare-const x Bol)                 ~ 1 ~ 18 ~ The sort Bol is not known.
          (declare-const x (_ BitVec 0))        ~ 1 ~ 18 ~ A bit vector needs at least one bit.
          (declare-const x (Array Bool))        ~ 1 ~ 18 ~ An Array sort needs a key sort and an element sort.
          (declare-const x)                     ~ 1 ~ 1  ~ A command declare-const has the shape (declare-const symbol sort).
          (declare-const 1 Bool)                ~ 1 ~ 16 ~ A symbol is expected here.
          (declare-const and Bool)              ~ 1 ~ 16 ~ The symbol and has a meaning already and can't be declared.
          (define-fun f () Bool #x1)            ~ 1 ~ 23 ~ The body has the sort (_ BitVec 4) where Bool is promised.
          (define-fun f ((x)) Bool true)        ~ 1 ~ 16 ~ A parameter needs a symbol and a sort.
          (define-fun f x Bool true)            ~ 1 ~ 15 ~ A list in parentheses is expected here.
          (assert |x)                           ~ 1 ~ 9  ~ This quoted symbol is never closed.
          (assert "x)                           ~ 1 ~ 9  ~ This string is never closed.
          (assert [x])                          ~ 1 ~ 9  ~ The character '[' can't start a word of SMT-LIB.
          (assert (fp.add #x1 #x1))             ~ 1 ~ 9  ~ fp.add takes a rounding mode and two floating-point numbers of the same sort; it is given (_ BitVec 4), (_ BitVec 4).
          (assert (ite #x1 true false))         ~ 1 ~ 9  ~ ite takes a Bool and two arguments of the same sort; it is given (_ BitVec 4), Bool, Bool.
          (assert (select true true))           ~ 1 ~ 9  ~ select takes an array, a key of its sorts; it is given Bool, Bool.
          (assert (quarry.int_add true))        ~ 1 ~ 9  ~ The sorts don't fit: INT_ADD takes [INT, INT], not [BOOL].
          """)
  void malformedTextIsReportedAtItsPlace(String text, int line, int column, String message) {
    var error = catchThrowableOfType(SmtLibSyntaxException.class, () -> read(text));
    assertThat(error).as(text).isNotNull().hasMessage(message);
    assertThat(List.of(error.line(), error.column())).isEqualTo(List.of(line, column));
  }

  @Test
  void linesAreCountedThroughCommentsStringsAndQuotedSymbols() {
    String text = "; one\n(set-info :source |a\nb|)\n(echo \"x\ny\")\r\n\t(assert foo)";
    var error = catchThrowableOfType(SmtLibSyntaxException.class, () -> read(text));
    assertThat(error.line()).isEqualTo(6);
    assertThat(error.column()).isEqualTo(10);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(declare-const x Int)",
        "(declare-const x (_ BitVec 65))",
        "(declare-const x (_ FloatingPoint 5 11))",
        "(declare-const x (Array Bool (Array Bool Bool)))",
        "(declare-fun f (Bool) Bool)",
        "(declare-sort S 0)",
        "(push 1)",
        "(check-sat)(assert true)",
        "(assert (forall ((x Bool)) x))",
        "(assert (= (str.len \"a\") 1))",
        "(assert (< 1 2))",
        "(assert (= 1.0 (/ 1 3)))",
        "(assert (= (concat #x0000000000000000 #b1) #b1))",
        "(assert (= (_ bv1 128) (_ bv1 128)))",
        "(declare-const x Float64)(assert (fp.eq x (fp.add RTZ x x)))",
        "(declare-const x Float64)(assert (fp.eq x (fp.rem x x)))",
        "(declare-const x Float64)(assert (= ((_ fp.to_sbv 32) RTZ x) #x00000000))",
        "(declare-const x Float64)(assert (fp.eq x (fp.min x x)))",
        "(declare-const x (Array Bool Bool))(assert (= x x))",
        "(declare-const x Bool)(assert (select ((as const (Array Bool Bool)) x) x))",
      })
  void whatExpressionsCannotSayIsNotMalformed(String text) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(UnsupportedByQuarryException.class)
        .hasMessageStartingWith("Quarry ")
        .hasMessageEndingWith(".");
  }

  @Test
  void aSymbolDeclaredTwiceIsMalformed() {
    assertThatThrownBy(() -> read("(declare-const x Bool)(declare-const x Bool)"))
        .isInstanceOf(SmtLibSyntaxException.class)
        .hasMessage("The symbol x is declared twice.");
  }
}
