package dev.quarry.testgen.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
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

class ImitationTest {
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
  void aCollectionHasTheSameElements() {
    give("names", Sort.REF, new Ref(1));
    give("names#size", Sort.INT, 2);
    text("names[0]", 2, "a");
    give("names[1]", Sort.REF, Ref.NULL);
    Value.Collected names = (Value.Collected) imitated("Calls", "collections").get(1);
    assertThat(names.elements())
        .containsExactly(
            new Value.Literal(Leaves.STRING, "a"), new Value.Literal(Leaves.STRING, null));
  }

  @Test
  void aMapHasTheSamePairs() {
    give("byName", Sort.REF, new Ref(1));
    give("byName#size", Sort.INT, 1);
    text("byName#key0", 2, "k");
    Value.Collected map = (Value.Collected) imitated("Calls", "collections").get(2);
    assertThat(map.elements()).hasSize(2).contains(new Value.Literal(Leaves.STRING, "k"));
  }

  @Test
  void aConstructorIsGivenWhatIsToBeInTheFields() {
    give("this", Sort.REF, new Ref(1));
    text("this.owner", 2, "Ann");
    give("this.balance", Sort.INT, 7);
    Value.Call made = (Value.Call) imitated("Account", "describe").get(0);
    assertThat(made.callee().name()).isEqualTo("<init>");
    assertThat(made.arguments())
        .containsExactly(new Value.Literal(Leaves.STRING, "Ann"), new Value.Literal("I", 7));
  }

  @Test
  void anObjectAtTwoPlacesIsFilledAtBoth() {
    give("left", Sort.REF, new Ref(1));
    give("left#length", Sort.INT, 0);
    give("right", Sort.REF, new Ref(1));
    assertThat(imitated("Calls", "same"))
        .containsExactly(new Value.Array("[I", List.of()), new Value.Same(0, "[I"));
  }

  @Test
  void nullStaysNull() {
    give("names", Sort.REF, Ref.NULL);
    assertThat(imitated("Calls", "collections").get(1))
        .isInstanceOfSatisfying(
            Value.Literal.class, literal -> assertThat(literal.value()).isNull());
  }

  private void text(String path, int number, String text) {
    give(path, Sort.REF, new Ref(number));
    give(path + "#text", Sort.STRING, text);
  }

  private void give(String name, Sort sort, Object value) {
    inputs.put(factory.input(name, sort), value);
  }

  /** The arguments that the driver makes with the imitating input. */
  private List<Value> imitated(String type, String method) {
    Scenario scenario = fixtures.scenarios(type, method).get(0);
    var fields = new FieldSources(fixtures.hierarchy());
    Model like = Imitation.of(scenario, fields, factory, new Model(inputs));
    return new Resolver(fixtures.hierarchy()).resolve(scenario, like).arguments();
  }
}
