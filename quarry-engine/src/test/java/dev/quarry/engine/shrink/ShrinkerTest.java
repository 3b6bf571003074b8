package dev.quarry.engine.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

public class ShrinkerTest {
  private final ExprFactory factory = new ExprFactory();
  private final Input number = factory.input("n", Sort.INT);
  private final Input real = factory.input("d", Sort.DOUBLE);
  private final Input text = factory.input("s#text", Sort.STRING);
  private final Input reference = factory.input("s", Sort.REF);
  private final Input truth = factory.input("step", Sort.BOOL);
  private final Input elements = factory.input("a#elements", Sort.map(Sort.INT, Sort.INT));

  private static Model shrink(Model start, Predicate<Model> shows) throws Exception {
    return new Shrinker(model -> shows.test(model) ? Optional.of(model) : Optional.empty(), 10_000)
        .shrink(start);
  }

  private Object shrunk(Input input, Object value, Predicate<Object> shows) throws Exception {
    return shrink(Model.EMPTY.with(input, value), model -> shows.test(model.get(input))).get(input);
  }

  @Test
  public void whatDoesNotMatterBecomesTheDefault() throws Exception {
    assertThat(shrunk(number, -123_456, value -> true)).isEqualTo(0);
    assertThat(shrunk(real, 3.75, value -> true)).isEqualTo(0.0);
    assertThat(shrunk(text, "\u0007xyz", value -> true)).isEqualTo("");
    assertThat(shrunk(reference, new Ref(3), value -> true)).isEqualTo(Ref.NULL);
    assertThat(shrunk(truth, true, value -> true)).isEqualTo(false);
  }

  @Test
  public void numbersGoToTheBorder() throws Exception {
    assertThat(shrunk(number, Integer.MAX_VALUE, value -> (int) value > 100)).isEqualTo(101);
    assertThat(shrunk(number, Integer.MIN_VALUE, value -> (int) value < -1)).isEqualTo(-2);
    assertThat(shrunk(number, -77, value -> (int) value != 0)).isEqualTo(1);
  }

  @Test
  public void equalNumbersGetSmallerTogether() throws Exception {
    Input a = factory.input("a", Sort.INT);
    Input b = factory.input("b", Sort.INT);
    Input c = factory.input("c", Sort.INT);
    Model shrunk =
        shrink(
            Model.EMPTY.with(a, 5).with(b, 5).with(c, 5),
            model ->
                model.get(a).equals(model.get(b))
                    && model.get(b).equals(model.get(c))
                    && (int) model.get(c) > 0);
    assertThat(List.of(a, b, c)).allMatch(input -> shrunk.get(input).equals(1));
  }

  @Test
  public void numbersThatDependOnEachOtherGetSmallerTogether() throws Exception {
    Input a = factory.input("a", Sort.INT);
    Input b = factory.input("b", Sort.INT);
    Input c = factory.input("c", Sort.INT);
    Model shrunk =
        shrink(
            Model.EMPTY.with(a, 199).with(b, 191).with(c, 9),
            model -> {
              long x = (int) model.get(a);
              long y = (int) model.get(b);
              long z = (int) model.get(c);
              return x != y && y != z && x != z && x < y + z && y < x + z && z < x + y;
            });
    assertThat(List.of(a, b, c)).allMatch(input -> (int) shrunk.get(input) < 10);
  }

  @Test
  public void aMultipleStaysOne() throws Exception {
    assertThat((int) shrunk(number, 4096, value -> (int) value % 64 == 0 && (int) value > 0))
        .isEqualTo(64);
  }

  @Test
  public void textsGetShorterAndPlainer() throws Exception {
    assertThat(shrunk(text, "\u0001\u0002:\u0003", value -> ((String) value).contains(":")))
        .isEqualTo(":");
    assertThat(shrunk(text, "q\u0000z", value -> ((String) value).length() == 3)).isEqualTo("aaa");
  }

  @Test
  public void arraysLoseElements() throws Exception {
    MapValue map = new MapValue(0, Map.of(List.of(0), 9, List.of(1), 77, List.of(2), -5));
    Object shrunk = shrunk(elements, map, value -> (int) ((MapValue) value).get(List.of(1)) > 10);
    assertThat(shrunk).isEqualTo(new MapValue(0, Map.of(List.of(1), 11)));
  }

  @Test
  public void severalInputsShrinkTogether() throws Exception {
    Model start = Model.EMPTY.with(number, 500).with(truth, true).with(text, "hello");
    Model shrunk =
        shrink(start, model -> (int) model.get(number) > ((String) model.get(text)).length());
    assertThat(shrunk.get(number)).isEqualTo(1);
    assertThat(shrunk.get(text)).isEqualTo("");
    assertThat(shrunk.get(truth)).isEqualTo(false);
  }

  @Test
  public void theNumberOfRunsIsLimited() throws Exception {
    AtomicInteger runs = new AtomicInteger();
    new Shrinker(
            model -> {
              runs.incrementAndGet();
              return Optional.empty();
            },
            7)
        .shrink(Model.EMPTY.with(text, "a rather long text"));
    assertThat(runs.get()).isEqualTo(7);
  }

  @Test
  public void whatTheRunReallyAskedForIsKept() throws Exception {
    Model start = Model.EMPTY.with(reference, new Ref(1)).with(text, "abc");
    Model shrunk =
        new Shrinker(model -> Optional.of(Model.EMPTY.with(reference, model.get(reference))), 100)
            .shrink(start);
    assertThat(shrunk.values()).containsOnlyKeys(reference);
  }

  private Object character(int start, Predicate<Integer> shows) throws Exception {
    Shrinker.Trial trial =
        model -> shows.test((Integer) model.get(number)) ? Optional.of(model) : Optional.empty();
    return new Shrinker(trial, 100)
        .shrink(Model.EMPTY.with(number, start), Set.of(InputPath.parameter("n")))
        .get(number);
  }

  @Test
  public void charactersAreReadableWhereThatMakesNoDifference() throws Exception {
    assertThat(character('\u0007', c -> true)).isEqualTo((int) 'a');
    assertThat(character('\u0007', c -> !Character.isLetter(c))).isEqualTo((int) ' ');
    assertThat(character('\u0007', c -> c < 10)).isEqualTo(0);
    assertThat(character('x', c -> c > 'p')).isEqualTo((int) 'q');
  }

  @Test
  public void numbersAreNotTakenForCharacters() throws Exception {
    Shrinker shrinker = new Shrinker(Optional::of, 100);
    assertThat(
            shrinker
                .shrink(Model.EMPTY.with(number, 7), Set.of(InputPath.parameter("m")))
                .get(number))
        .isEqualTo(0);
  }
}
