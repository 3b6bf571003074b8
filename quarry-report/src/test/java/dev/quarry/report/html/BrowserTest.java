package dev.quarry.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report in a real browser. Skipped where there is none. */
class BrowserTest {
  @TempDir private static Path folder;
  private static Optional<Browser> browser = Optional.empty();

  @BeforeAll
  static void open() throws IOException, InterruptedException {
    Optional<Path> program = Browser.installed();
    assumeTrue(program.isPresent(), Browser.HOW_TO_INSTALL);
    Fixed.report().write(folder.resolve("report"));
    browser = Optional.of(Browser.start(program.get(), folder.resolve("profile")));
  }

  @AfterAll
  static void close() {
    browser.ifPresent(Browser::close);
  }

  private static Browser at(String page) throws InterruptedException {
    Browser chromium = browser.orElseThrow();
    chromium.open(folder.resolve("report").resolve(page));
    return chromium;
  }

  @Test
  void everyPageLoadsWithoutComplaintsAndWithoutOtherHosts()
      throws IOException, InterruptedException {
    List<String> pages =
        Fixed.report().pages().keySet().stream().filter(one -> one.endsWith(".html")).toList();
    assertThat(pages).hasSizeGreaterThan(8);
    for (String page : pages) {
      assertThat(at(page).value("document.querySelector('main h1').textContent.length").asInt())
          .as(page)
          .isPositive();
    }
    assertThat(at("index.html").complaints()).isEmpty();
    assertThat(at("index.html").requests()).isNotEmpty().allMatch(one -> one.startsWith("file:"));
  }

  @Test
  void aLinkOfTheOverviewLeadsToTheLineOfAFinding() throws InterruptedException {
    Browser page = at("findings.html");
    String link =
        page.value("document.querySelector('.finding .place').getAttribute('href')").asText();
    at(link.substring(0, link.indexOf('#')));
    String id = link.substring(link.indexOf('#') + 1);
    assertThat(page.value("document.getElementById('" + id + "').textContent").asText())
        .contains("escapes");
  }

  @Test
  void theTreeFoldsByKeyAndByButton() throws InterruptedException {
    Browser page = at("paths.html");
    String open = "document.querySelectorAll('.tree details[open]').length";
    int before = page.value(open).asInt();
    assertThat(before).isPositive();
    page.value("document.querySelector('.tree summary').focus()");
    page.press("Enter", 13);
    assertThat(page.value(open).asInt()).isEqualTo(before - 1);
    page.value("document.querySelector('[data-to=close]').click()");
    assertThat(page.value(open).asInt()).isZero();
    page.value("document.querySelector('[data-to=open]').click()");
    assertThat(page.value(open).asInt())
        .isEqualTo(page.value("document.querySelectorAll('.tree details').length").asInt());
  }

  @Test
  void theFilterLeavesWhatIsAskedFor() throws InterruptedException {
    Browser page = at("findings.html");
    String shown = "[...document.querySelectorAll('.finding')].filter(one => !one.hidden).length";
    int all = page.value(shown).asInt();
    page.value("document.querySelector('[data-filter]').focus()");
    page.type("NegativeArraySize");
    assertThat(page.value(shown).asInt()).isBetween(1, all - 1);
    assertThat(page.value("document.querySelector('.shown').textContent").asText())
        .endsWith("of " + all);
  }

  @Test
  void everythingCanBeReadWithoutAScript() throws InterruptedException {
    Browser page = at("findings.html");
    String text = "document.querySelector('main').innerText.length";
    int with = page.value(text).asInt();
    page.call("Emulation.setScriptExecutionDisabled", Map.of("value", true));
    try {
      at("findings.html");
      // Only the filter is missing.
      assertThat(page.value(text).asInt()).isBetween(with - 60, with);
      assertThat(page.value("document.querySelector('.filter').hidden").asBoolean()).isTrue();
    } finally {
      page.call("Emulation.setScriptExecutionDisabled", Map.of("value", false));
    }
  }

  @Test
  void thePageIsDarkWhereTheUserLikesItDark() throws InterruptedException {
    Browser page = at("index.html");
    assertThat(brightness(page, "light")).isGreaterThan(brightness(page, "dark"));
  }

  private static int brightness(Browser page, String scheme) throws InterruptedException {
    JsonNode features =
        new com.fasterxml.jackson.databind.ObjectMapper()
            .valueToTree(List.of(Map.of("name", "prefers-color-scheme", "value", scheme)));
    page.call("Emulation.setEmulatedMedia", Map.of("features", features));
    return page.value(
            "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)"
                + ".reduce((sum, part) => sum + part)")
        .asInt();
  }

  @Test
  void theKeyboardComesToTheContentAndToEachLink() throws InterruptedException {
    Browser page = at("index.html");
    page.press("Tab", 9);
    assertThat(page.value("document.activeElement.className").asText()).isEqualTo("skip");
    page.press("Tab", 9);
    assertThat(page.value("document.activeElement.className").asText()).isEqualTo("brand");
  }
}
