package dev.quarry.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath.Aspect.Kind;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InputTreeTest {
  private final ExprFactory factory = new ExprFactory();
  private Model model = Model.EMPTY;

  private void given(String name, Sort sort, Object value) {
    model = model.with(factory.input(name, sort), value);
  }

  @Test
  void numbersAreShownAsJavaWritesThem() {
    given("x", Sort.INT, -5);
    given("l", Sort.LONG, 7L);
    given("f", Sort.FLOAT, 1.5f);
    given("d", Sort.DOUBLE, Double.NaN);
    given("b", Sort.BOOL, true);
    assertThat(InputTree.of(model).text())
        .isEqualTo("x = -5, l = 7L, f = 1.5f, d = Double.NaN, b = true");
  }

  @Test
  void anObjectHasItsClassAndTheFieldsLookedAt() {
    given("p", Sort.REF, new Ref(1));
    given("p#type", Sort.TYPE, "com.acme.List$Node");
    given("p.value", Sort.INT, 3);
    given("p.next", Sort.REF, Ref.NULL);
    assertThat(InputTree.of(model).text()).isEqualTo("p = Node{value=3, next=null}");
  }

  @Test
  void anOptionalIsEmptyOrHasAValue() {
    given("o", Sort.REF, new Ref(1));
    given("o#present", Sort.BOOL, true);
    given("o#held", Sort.REF, new Ref(2));
    given("o#held#value", Sort.INT, 5);
    given("e", Sort.REF, new Ref(3));
    given("e#present", Sort.BOOL, false);
    assertThat(InputTree.of(model).text())
        .isEqualTo("o = {present=true, value=5}, e = {present=false}");
  }

  @Test
  void anObjectWithASizeIsNoCollection() {
    given("stack", Sort.REF, new Ref(1));
    given("stack.size", Sort.INT, 11);
    given("list", Sort.REF, new Ref(2));
    given("list#size", Sort.INT, 1);
    given("list[0]", Sort.REF, Ref.NULL);
    assertThat(InputTree.of(model).text()).isEqualTo("stack = {size=11}, list = [null]");
  }

  @Test
  void aFunctionIsWhatItsCallsReturned() {
    given("f", Sort.REF, new Ref(1));
    given("f#call1", Sort.INT, 3);
    given("f#call2", Sort.INT, 4);
    given("r", Sort.REF, new Ref(2));
    assertThat(InputTree.of(model).text()).isEqualTo("f = {call1=3, call2=4}, r = any object");
  }

  @Test
  void aCycleRefersToWhatWasShown() {
    given("p", Sort.REF, new Ref(4));
    given("p.next", Sort.REF, new Ref(4));
    given("q", Sort.REF, new Ref(4));
    assertThat(InputTree.of(model).text()).isEqualTo("p = {next=p}, q = p");
  }

  @Test
  void stringsAndBoxesAreTheirContent() {
    given("s", Sort.REF, new Ref(1));
    given("s#text", Sort.STRING, "a\"\n\u00e9");
    given("n", Sort.REF, new Ref(2));
    given("n#value", Sort.INT, 9);
    given("t", Sort.REF, Ref.NULL);
    assertThat(InputTree.of(model).text()).isEqualTo("s = \"a\\\"\\n\\u00e9\", n = 9, t = null");
  }

  @Test
  void aFieldCalledValueIsNoBox() {
    given("p", Sort.REF, new Ref(1));
    given("p.value", Sort.INT, 3);
    given("p.next", Sort.REF, Ref.NULL);
    assertThat(InputTree.of(model).text()).isEqualTo("p = {value=3, next=null}");
  }

  @Test
  void arraysHaveAsManyElementsAsTheirLengthSays() {
    given("a", Sort.REF, new Ref(1));
    given("a#length", Sort.INT, 3);
    given("a#elements", Sort.map(Sort.INT, Sort.INT), new MapValue(0, Map.of(List.of(1), 7)));
    given("b", Sort.REF, new Ref(2));
    given("b#length", Sort.INT, 2);
    given("b[0]", Sort.REF, Ref.NULL);
    given("b[1]", Sort.REF, new Ref(3));
    given("b[1]#text", Sort.STRING, "x");
    assertThat(InputTree.of(model).text()).isEqualTo("a = [0, 7, 0], b = [null, \"x\"]");
  }

  @Test
  void aLongArrayIsShortened() {
    given("a", Sort.REF, new Ref(1));
    given("a#length", Sort.INT, 1_000);
    given("a#elements", Sort.map(Sort.INT, Sort.INT), MapValue.constant(1));
    assertThat(InputTree.of(model).json().get("a"))
        .isInstanceOf(Map.class)
        .asString()
        .contains("1000");
  }

  @Test
  void anObjectNeverLookedIntoIsAnyObject() {
    given("o", Sort.REF, new Ref(1));
    assertThat(InputTree.of(model).text()).isEqualTo("o = any object");
  }

  @Test
  void fieldsMayBeCalledAsTheyLike() {
    given("p", Sort.REF, new Ref(1));
    given("p#type", Sort.TYPE, "acme.Word");
    given("p.length", Sort.INT, 3);
    given("p.type", Sort.INT, 4);
    given("p.text", Sort.REF, new Ref(2));
    given("p.text#text", Sort.STRING, "abc");
    given("p.size", Sort.INT, 5);
    given("p.present", Sort.BOOL, true);
    given("p.call1", Sort.INT, 6);
    assertThat(InputTree.of(model).text())
        .isEqualTo("p = Word{length=3, type=4, text=\"abc\", size=5, present=true, call1=6}");
  }

  @Test
  void fieldsThatAreCalledAsJsonCallsSomethingElseStandApart() {
    given("p", Sort.REF, new Ref(1));
    given("p#type", Sort.TYPE, "acme.Pair");
    given("p.same", Sort.INT, 3);
    given("p.class", Sort.INT, 4);
    assertThat(InputTree.of(model).json())
        .isEqualTo(
            Map.of("p", Map.of("class", "acme.Pair", "fields", Map.of("same", 3, "class", 4))));
  }

  @Test
  void anObjectFilledUnderItsSecondNameIsShownUnderItsFirst() {
    given("a", Sort.REF, new Ref(1));
    given("b", Sort.REF, new Ref(1));
    given("b.n", Sort.INT, 5);
    assertThat(InputTree.of(model).text()).isEqualTo("a = {n=5}, b = a");
    assertThat(InputTree.of(model).json())
        .isEqualTo(Map.of("a", Map.of("n", 5), "b", Map.of("same", "a")));
  }

  @Test
  void whatTheEnvironmentGivesIsCalledByTheCall() {
    InputPath first = InputPath.Environment.momentary("System.nanoTime()", "a.B#c()@3", 1);
    InputPath second = InputPath.Environment.momentary("System.nanoTime()", "a.B#c()@3", 2);
    InputPath home = InputPath.Environment.named("System.getenv", "HOME");
    model = model.with(first.input(factory, Sort.LONG), 1L);
    model = model.with(second.input(factory, Sort.LONG), 2L);
    model = model.with(home.input(factory, Sort.REF), new Ref(7));
    model = model.with(home.aspect(Kind.TEXT).input(factory, Sort.STRING), "x");
    assertThat(InputTree.of(model).text())
        .isEqualTo(
            "System.nanoTime()#1 = 1L, System.nanoTime()#2 = 2L, System.getenv(\"HOME\") = \"x\"");
  }
}
