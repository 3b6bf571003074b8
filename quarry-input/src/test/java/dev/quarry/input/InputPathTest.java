package dev.quarry.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath.Aspect.Kind;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InputPathTest {
  private static final String[] NAMES = {
    "p", "this", "any", "any1", "length", "a.b::c", "x#1", "100%", "%25", "[0]", "{~}", "\u00e9", ""
  };

  @Test
  void texts() {
    InputPath p = InputPath.parameter("p");
    assertThat(p.field("next").field("text").text()).isEqualTo("p.next.text");
    assertThat(p.element(3).aspect(Kind.TEXT).text()).isEqualTo("p[3]#text");
    assertThat(p.key(0).text()).isEqualTo("p#key0");
    assertThat(p.mapped(1).text()).isEqualTo("p#mapped1");
    assertThat(p.result(2).text()).isEqualTo("p#call2");
    assertThat(new InputPath.Asked(7).type().text()).isEqualTo("any#7#type");
  }

  @Test
  void everyPathIsReadFromItsTextAndNoTwoHaveTheSame() {
    Random random = new Random(5);
    Map<String, InputPath> seen = new HashMap<>();
    for (int i = 0; i < 20_000; i++) {
      InputPath path = path(random);
      assertThat(InputPath.parse(path.text())).isEqualTo(path);
      InputPath other = seen.putIfAbsent(path.text(), path);
      assertThat(other == null ? path : other).isEqualTo(path);
    }
    assertThat(seen).hasSizeGreaterThan(10_000);
  }

  private static InputPath path(Random random) {
    InputPath path =
        switch (random.nextInt(4)) {
          case 0 -> new InputPath.Asked(random.nextInt(12));
          case 1 -> new InputPath.Environment(name(random), name(random));
          default -> InputPath.parameter(name(random));
        };
    for (int i = random.nextInt(5); i > 0; i--) {
      Kind[] kinds = Kind.values();
      path =
          switch (random.nextInt(6)) {
            case 0 -> path.element(random.nextInt(20));
            case 1 -> path.key(random.nextInt(20));
            case 2 -> path.mapped(random.nextInt(20));
            case 3 -> path.result(random.nextInt(20));
            case 4 -> path.aspect(kinds[random.nextInt(kinds.length)]);
            default -> path.field(name(random));
          };
    }
    return path;
  }

  private static String name(Random random) {
    return NAMES[random.nextInt(NAMES.length)];
  }

  @Test
  void aPathKnowsWhatItIsPartOf() {
    InputPath path = InputPath.parameter("p").field("a").element(1).length();
    assertThat(path.root()).isEqualTo(InputPath.parameter("p"));
    assertThat(path.whole()).contains(InputPath.parameter("p").field("a").element(1));
    assertThat(path.root().whole()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "p[",
        "p[x]",
        "p[1",
        "p#",
        "p#nothing",
        "p#key",
        "{a",
        "{a~b",
        "p]",
        "any#9999999999"
      })
  void otherTextsAreOfNoInput(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> InputPath.parse(text))
        .withMessage("No input is called " + text + ".");
    assertThat(InputPath.find(new ExprFactory().input(text, Sort.INT))).isEmpty();
  }

  @Test
  void aPropertyIsKnownByItsName() {
    String name = "a\"b\\c";
    assertThat(InputPath.Environment.named("System.getProperty", name).property()).contains(name);
    assertThat(InputPath.Environment.named("System.getenv", name).property()).isEmpty();
  }
}
