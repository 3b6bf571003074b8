package dev.quarry.report.markup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ElementTest {
  private static String html(Markup markup) {
    StringBuilder out = new StringBuilder();
    markup.write(out);
    return out.toString();
  }

  @Test
  void textAndAttributesAreEscaped() {
    Element element = Element.of("p", "a < b && \"c\"").with("title", "'\"><script>");
    assertThat(html(element))
        .isEqualTo(
            "<p title=\"&#39;&quot;&gt;&lt;script&gt;\">a &lt; b &amp;&amp; &quot;c&quot;</p>");
  }

  @Test
  void whatIsNoTextOrTurnsItsDirectionIsReplaced() {
    assertThat(html(new Text("a\u0000b\u001bc\ud800d\u202ee\u2066f\n\tg 😀 ü")))
        .isEqualTo("a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf\n\tg 😀 ü");
  }

  @Test
  void elementsWithoutContentAreNotClosed() {
    assertThat(html(Element.of("p").add(Element.of("br")).add("x").in("a").in("b")))
        .isEqualTo("<p class=\"a b\"><br>x</p>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"javascript:alert(1)", "https://example.org", "//example.org", "data:x"})
  void nothingLeadsOutOfTheReport(String target) {
    assertThatThrownBy(() -> Element.link(target, "here"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("leads out of the report");
  }

  @ParameterizedTest
  @ValueSource(strings = {"onclick", "style", "a b", "x=y", ""})
  void attributesAreNeitherScriptsNorStylesNorForged(String name) {
    assertThatThrownBy(() -> Element.of("p").with(name, "x"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void elementsHaveProperNamesAndScriptsNoText() {
    assertThatThrownBy(() -> Element.of("p><script")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Element.of("script", "alert(1)"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
