package dev.quarry.testgen.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.testgen.testing.Fixtures;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResolverTest {
  private static final String STRING = "Ljava/lang/String;";

  @TempDir Path directory;
  private Fixtures fixtures;
  private final ExprFactory factory = new ExprFactory();
  private final Map<Input, Object> inputs = new LinkedHashMap<>();

  @BeforeEach
  void open() {
    fixtures = new Fixtures(directory);
  }

  @AfterEach
  void close() {
    fixtures.close();
  }

  @Test
  void whatTheRunDidNotReadIsAsSimpleAsPossible() {
    assertThat(resolve("Calls", "primitives", 0).arguments())
        .containsExactly(
            new Value.Literal("Z", false),
            new Value.Literal("B", (byte) 0),
            new Value.Literal("C", '\0'),
            new Value.Literal("S", (short) 0),
            new Value.Literal("I", 0),
            new Value.Literal("J", 0L),
            new Value.Literal("F", 0f),
            new Value.Literal("D", 0d));
  }

  @Test
  void primitivesHaveTheirOwnBoxes() {
    give("z", Sort.BOOL, true);
    give("b", Sort.INT, -3);
    give("c", Sort.INT, 65);
    give("l", Sort.LONG, 7L);
    give("d", Sort.DOUBLE, Double.NaN);
    assertThat(resolve("Calls", "primitives", 0).arguments())
        .contains(
            new Value.Literal("Z", true),
            new Value.Literal("B", (byte) -3),
            new Value.Literal("C", 'A'),
            new Value.Literal("J", 7L),
            new Value.Literal("D", Double.NaN));
  }

  @Test
  void stringsBoxesAndEnumsHaveContents() {
    give("text", Sort.REF, new Ref(1));
    give("text#text", Sort.STRING, "hello");
    give("other", Sort.REF, new Ref(2));
    give("colour", Sort.REF, new Ref(3));
    give("colour#ordinal", Sort.INT, 2);
    assertThat(resolve("Calls", "texts", 0).arguments())
        .containsExactly(
            new Value.Literal(STRING, "hello"),
            new Value.Literal(STRING, ""),
            new Value.Constant(
                "dev/quarry/testgen/fixtures/Colour",
                "BLUE",
                "Ldev/quarry/testgen/fixtures/Colour;"));
  }

  @Test
  void arraysHaveElements() {
    give("numbers", Sort.REF, new Ref(1));
    give("numbers#length", Sort.INT, 2);
    give(
        "numbers#elements",
        Sort.map(Sort.INT, Sort.INT),
        MapValue.constant(9).with(List.of(1), -1));
    give("texts", Sort.REF, new Ref(2));
    give("texts#length", Sort.INT, 2);
    give("texts[1]", Sort.REF, new Ref(3));
    give("texts[1]#text", Sort.STRING, "x");
    List<Value> arguments = resolve("Calls", "arrays", 0).arguments();
    assertThat(arguments.get(0))
        .isEqualTo(
            new Value.Array("[I", List.of(new Value.Literal("I", 9), new Value.Literal("I", -1))));
    assertThat(arguments.get(1)).isEqualTo(new Value.Literal("[Z", null));
    assertThat(arguments.get(2))
        .isEqualTo(
            new Value.Array(
                "[Ljava/lang/String;",
                List.of(new Value.Literal(STRING, null), new Value.Literal(STRING, "x"))));
  }

  @Test
  void oneArrayForTwoParametersIsTheSame() {
    give("left", Sort.REF, new Ref(1));
    give("left#length", Sort.INT, 0);
    give("right", Sort.REF, new Ref(1));
    assertThat(resolve("Calls", "same", 0).arguments())
        .containsExactly(new Value.Array("[I", List.of()), new Value.Same(0, "[I"));
  }

  @Test
  void aChoiceThatIsNoneMeansTheFirst() {
    give("this_kind", Sort.INT, -5);
    Value.Call call = (Value.Call) resolve("Account", "describe", 0).arguments().get(0);
    assertThat(call.callee().descriptor()).isEqualTo("(Ljava/lang/String;I)V");
    give("this_kind", Sort.INT, 2);
    call = (Value.Call) resolve("Account", "describe", 0).arguments().get(0);
    assertThat(call.callee().name()).isEqualTo("of");
  }

  @Test
  void onlyStepsThatWereMadeAreLeft() {
    assertThat(resolve("Account", "describe", 1).arguments().get(0)).isInstanceOf(Value.Call.class);
    give("then_addNote2", Sort.BOOL, true);
    Value.Changed changed = (Value.Changed) resolve("Account", "describe", 1).arguments().get(0);
    assertThat(changed.steps())
        .singleElement()
        .satisfies(step -> assertThat(step.callee().name()).isEqualTo("addNote"));
  }

  @Test
  void collectionsAreAsLongAsTheirSizeSaysAndNoLonger() {
    give("byName_size", Sort.INT, 1);
    give("queue_size", Sort.INT, 1000);
    give("names_size", Sort.INT, -1);
    List<Value> arguments = resolve("Calls", "collections", 0).arguments();
    assertThat(((Value.Collected) arguments.get(1)).elements()).isEmpty();
    assertThat(((Value.Collected) arguments.get(2)).elements()).hasSize(2);
    assertThat(((Value.Collected) arguments.get(3)).elements()).hasSizeBetween(2, 3);
  }

  @Test
  void lambdasReturnWhatTheRunAsked() {
    give("texts", Sort.REF, new Ref(1));
    give("texts#call1", Sort.REF, Ref.NULL);
    give("texts#call2", Sort.REF, new Ref(2));
    give("texts#call2#text", Sort.STRING, "second");
    give("numbers", Sort.REF, new Ref(3));
    give("numbers#call1", Sort.INT, 4);
    List<Value> arguments = resolve("Calls", "lambdas", 0).arguments();
    assertThat(((Value.Lambda) arguments.get(0)).results())
        .containsExactly(
            new Value.Literal("Ljava/lang/Object;", null), new Value.Literal(STRING, "second"));
    assertThat(arguments.get(1))
        .isEqualTo(
            new Value.Lambda(
                "Ljava/util/function/IntSupplier;", List.of(new Value.Literal("I", 4))));
    assertThat(arguments.get(2)).isEqualTo(new Value.Literal("Ljava/lang/Runnable;", null));
  }

  private void give(String name, Sort sort, Object value) {
    inputs.put(factory.input(name, sort), value);
  }

  private TestCall resolve(String type, String method, int scenario) {
    return new Resolver(fixtures.hierarchy())
        .resolve(fixtures.scenarios(type, method).get(scenario), new Model(inputs));
  }
}
