package dev.quarry.search.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomInputsTest {
  private static final long SEED = 5;

  private final ExprFactory factory = new ExprFactory();

  private RandomInputs inputs(Dictionary dictionary, Place... places) {
    return new RandomInputs(factory, List.of(places), dictionary, SEED);
  }

  private List<Object> drawn(RandomInputs inputs, Input input, int times) {
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      values.add(inputs.input().get(input));
    }
    return values;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Z",
        "B",
        "S",
        "C",
        "I",
        "J",
        "F",
        "D",
        "Ljava/lang/String;",
        "Ljava/lang/Character;",
        "Ljava/lang/Object;",
        "Ljava/lang/CharSequence;",
        "Ljava/lang/Number;",
        "[Z",
        "[C",
        "[J",
        "[D",
        "[Ljava/lang/String;",
        "[[I",
        "Ljava/util/concurrent/TimeUnit;"
      })
  void eachTypeHasRowsThatCanBeSentAndRead(String type) {
    var rows = inputs(Dictionary.EMPTY, new Place("x", type)).rows(50);
    Set<Model> different = new java.util.HashSet<>();
    for (int i = 0; i < rows.size(); i++) {
      Model model = rows.input(i);
      different.add(model);
      model
          .values()
          .forEach(
              (input, value) -> {
                if (input.sort() instanceof Sort.Basic basic) {
                  assertThat(value).hasSameClassAs(basic.defaultValue());
                } else {
                  assertThat(value).isInstanceOf(MapValue.class);
                }
              });
    }
    assertThat(different).hasSizeGreaterThan(1);
  }

  @Test
  void equalSeedsGiveEqualRows() {
    Place[] places = {new Place("a", "I"), new Place("s", "Ljava/lang/String;")};
    assertThat(inputs(Dictionary.EMPTY, places).rows(200))
        .isEqualTo(inputs(Dictionary.EMPTY, places).rows(200));
  }

  @Test
  void numbersThatSelectStayWithinTheirChoices() {
    List<Object> values =
        drawn(inputs(Dictionary.EMPTY, new Place("c", "I", 3)), factory.input("c", Sort.INT), 200);
    assertThat(new TreeSet<>(values.stream().map(Integer.class::cast).toList()))
        .containsExactly(0, 1, 2);
  }

  @Test
  void whatDoesNotMatterIsLeftAtItsDefault() {
    List<Part> first = List.of(new Place("a", "I"));
    List<Part> second = List.of(new Place("b", "I"));
    RandomInputs inputs =
        new RandomInputs(
            factory,
            List.of(
                new Part.OneOf("way", List.of(first, second), 2),
                new Part.Several("count", List.of(List.of(new Place("c", "I")))),
                new Part.Perhaps("step", 9, List.of(new Place("d", "I")))),
            Dictionary.EMPTY,
            1);
    Input way = factory.input("way", Sort.INT);
    int done = 0;
    for (int i = 0; i < 600; i++) {
      Model input = inputs.input();
      boolean isFirst = input.get(way).equals(0);
      assertThat(input.get(factory.input(isFirst ? "b" : "a", Sort.INT))).isEqualTo(0);
      if (input.get(factory.input("count", Sort.INT)).equals(0)) {
        assertThat(input.get(factory.input("c", Sort.INT))).isEqualTo(0);
      }
      if (input.get(factory.input("step", Sort.BOOL)).equals(true)) {
        done++;
      } else {
        assertThat(input.get(factory.input("d", Sort.INT))).isEqualTo(0);
      }
    }
    assertThat(done).isBetween(100, 300);
  }

  @Test
  void nearAnInterestingInputOnlyWhatMattersIsChanged() {
    List<List<Part>> options = new ArrayList<>(List.of(List.of(new Place("a", "I"))));
    for (int i = 0; i < 50; i++) {
      options.add(List.of(new Place("other" + i, "I")));
    }
    RandomInputs inputs =
        new RandomInputs(factory, List.of(new Part.OneOf("way", options, 51)), Dictionary.EMPTY, 1);
    Input a = factory.input("a", Sort.INT);
    inputs.interesting(Model.EMPTY.with(a, 1_234_567));
    assertThat(drawn(inputs, a, 200)).contains(1_234_566, 1_234_568);
  }

  @Test
  void numbersAreOftenConstantsOfTheProgramAndTheirNeighbours() {
    var dictionary =
        new Dictionary(List.of(73_519), List.of(), List.of(), List.of(), List.of(), List.of());
    assertThat(drawn(inputs(dictionary, new Place("n", "I")), factory.input("n", Sort.INT), 500))
        .contains(73_518, 73_519, 73_520);
  }

  @Test
  void twoNumbersAreSometimesEqual() {
    RandomInputs inputs = inputs(Dictionary.EMPTY, new Place("a", "J"), new Place("b", "J"));
    Input a = factory.input("a", Sort.LONG);
    Input b = factory.input("b", Sort.LONG);
    int equal = 0;
    for (int i = 0; i < 500; i++) {
      Model input = inputs.input();
      boolean isLarge = Math.abs((Long) input.get(a)) > 100;
      equal += isLarge && input.get(a).equals(input.get(b)) ? 1 : 0;
    }
    assertThat(equal).isPositive();
  }

  @Test
  void referencesAreSometimesNullAndNeverTheSame() {
    RandomInputs inputs = inputs(Dictionary.EMPTY, new Place("a", "[I"), new Place("b", "[I"));
    Input a = factory.input("a", Sort.REF);
    Input b = factory.input("b", Sort.REF);
    List<Model> drawn = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      drawn.add(inputs.input());
    }
    assertThat(drawn).anyMatch(each -> each.get(a).equals(Ref.NULL));
    assertThat(drawn)
        .filteredOn(each -> !each.get(a).equals(Ref.NULL))
        .allMatch(each -> !each.get(a).equals(each.get(b)));
  }

  @Test
  void halfOfTheInputsAreNearOneThatWasInteresting() {
    RandomInputs inputs =
        inputs(Dictionary.EMPTY, new Place("a", "I"), new Place("s", "Ljava/lang/String;"));
    Input text = factory.input("s#text", Sort.STRING);
    inputs.interesting(
        Model.EMPTY
            .with(factory.input("a", Sort.INT), 1_234_567)
            .with(factory.input("s", Sort.REF), new Ref(1))
            .with(text, "an unlikely text"));
    String texts =
        drawn(inputs, text, 200).stream().map(String.class::cast).collect(Collectors.joining("|"));
    assertThat(texts).contains("an unlikely text").contains("unlikely te");
    assertThat(drawn(inputs, factory.input("a", Sort.INT), 400))
        .contains(1_234_567, 1_234_566, 1_234_568);
  }

  @Test
  void manyInputsAreNearTheOneThatCameNearest() {
    RandomInputs inputs = inputs(Dictionary.EMPTY, new Place("a", "I"));
    Input a = factory.input("a", Sort.INT);
    inputs.near(RandomInputs.Aim.CALLS, 2, Model.EMPTY.with(a, 1_234_567));
    inputs.near(RandomInputs.Aim.CALLS, 3, Model.EMPTY.with(a, 7_654_321));
    inputs.near(RandomInputs.Aim.CALLS, 1, Model.EMPTY.with(a, 1_111_111));
    inputs.near(RandomInputs.Aim.BLOCKS, -9, Model.EMPTY.with(a, 5_555_555));
    assertThat(drawn(inputs, a, 600))
        .contains(7_654_322, 5_555_554)
        .doesNotContain(1_234_566, 1_234_568, 1_111_110, 1_111_112);
  }

  @Test
  void aCallWithoutPlacesHasOneInput() {
    RandomInputs inputs = inputs(Dictionary.EMPTY);
    inputs.interesting(Model.EMPTY);
    assertThat(inputs.isConstant()).isTrue();
    assertThat(inputs.input()).isEqualTo(Model.EMPTY);
  }
}
