package dev.quarry.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.quarry.report.result.ReportedResult;
import dev.quarry.report.result.ResultReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HtmlReportTest {
  private static final String HOSTILE =
      "</code></script><script>alert(1)</script>\"'><img src=x"
          + " onerror=alert(2)>&lt;\u202e../../etc";

  static List<String> commands() {
    return Fixed.COMMANDS;
  }

  private static Document page(HtmlReport report, String name) throws IOException {
    return Jsoup.parse(Objects.requireNonNull(report.pages().get(name), name));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyLinkOfEveryReportLeadsSomewhere(String command) throws IOException {
    links(Fixed.report(command));
  }

  @Test
  void everyLinkOfTheJoinedReportLeadsSomewhere() throws IOException {
    links(Fixed.report());
  }

  private static void links(HtmlReport report) throws IOException {
    Map<String, String> pages = report.pages();
    assertThat(pages).containsKeys("index.html", Layout.STYLE, Layout.SCRIPT);
    for (String name : pages.keySet()) {
      if (name.endsWith(".html")) {
        for (Element link : page(report, name).select("[href], [src]")) {
          String target = link.hasAttr("href") ? link.attr("href") : link.attr("src");
          String[] parts = target.split("#", 2);
          String to = parts[0].isEmpty() ? name : parts[0];
          assertThat(pages).as(name + " -> " + target).containsKey(to);
          if (parts.length > 1) {
            assertThat(page(report, to).getElementById(parts[1]))
                .as(name + " -> " + target)
                .isNotNull();
          }
        }
      }
    }
  }

  @Test
  void coverageIsTheLinesWithTheirTestsAndWhatIsOpen() throws IOException {
    HtmlReport report = Fixed.report("cover");
    Document overview = page(report, "index.html");
    assertThat(overview.select("tr.class td:first-child").eachText())
        .contains("demo.Tickets", "demo.Triangle");
    assertThat(overview.select("svg.curve")).isNotEmpty();
    Document tickets = page(report, "source-demo.Tickets.java.html");
    assertThat(tickets.select("#L21").hasClass("s-dead")).isTrue();
    assertThat(tickets.select("#L20").hasClass("s-covered")).isTrue();
    assertThat(tickets.select("#L20 summary").text()).contains("1/2 branches", "1 proved dead");
    assertThat(tickets.select("#L20 .known").text()).contains("proved dead Holds for");
    assertThat(tickets.select("#L21 .known").text()).isEqualTo("All ways here are proved dead.");
    assertThat(tickets.select("#L9 .tests a")).isNotEmpty();
    assertThat(tickets.select("#L9 .code").text()).isEqualTo("int points = 1;");
    Document train = page(report, "source-demo.Train.java.html");
    assertThat(train.select("tr.s-partly, tr.s-open")).isNotEmpty();
    assertThat(train.select(".known").text())
        .contains("4 open No run took it before the budget ended")
        .contains("No test gets here.");
  }

  @Test
  void findingsHaveInputStackAndTest() throws IOException {
    HtmlReport report = Fixed.report("crash");
    Element finding =
        page(report, "findings.html").select(".finding:contains(NegativeArraySize)").first();
    assertThat(Objects.requireNonNull(finding).text())
        .contains("defect", "new Stock(-1)", "Stock.java:24", "An instruction at Stock.java:24");
    assertThat(finding.select(".stack li")).hasSize(1);
    assertThat(finding.select(".test").text()).startsWith("constructor_throws");
    assertThat(page(report, "source-demo.students.Stock.java.html").select("#L24 .remark").text())
        .contains("NegativeArraySizeException escapes: new Stock(-1)");
  }

  @Test
  void aProofIsConditionsOnLines() throws IOException {
    HtmlReport report = Fixed.report("reach");
    Element verdict = page(report, "verdicts.html").select("#v2").first();
    assertThat(Objects.requireNonNull(verdict).text())
        .contains("unreachable Tickets.java:21", "points < 7", "points > 6", "Rests on");
    Document tickets = page(report, "source-demo.Tickets.java.html");
    assertThat(tickets.select("#L21").hasClass("s-dead")).isTrue();
    assertThat(tickets.select("#L19 .remark").text()).contains("needs points > 6, which");
    assertThat(tickets.select("#L20 .remark").text()).contains("needs points < 7, which");
    Document triangle = page(report, "source-demo.Triangle.java.html");
    assertThat(triangle.select("#L15").hasClass("s-covered")).isTrue();
    assertThat(triangle.select("#L15 .tests").text()).isEqualTo("classify_returnsEquilateral");
  }

  @Test
  void warningsHaveTheirVerdicts() throws IOException {
    HtmlReport report = Fixed.report("verify");
    assertThat(page(report, "verdicts.html").select(".verdict h2 .chip").eachText())
        .containsExactly("confirmed", "refuted", "not asked");
    assertThat(page(report, "source-demo.Train.java.html").select("#L22 .remark").text())
        .isEqualTo("NP_NULL_ON_SOME_PATH of SpotBugs: confirmed");
  }

  @Test
  void specificationsHaveTheirAutomata() throws IOException {
    Document page = page(Fixed.report("check"), "specifications.html");
    assertThat(page.select(".specification h2 .chip").eachText())
        .containsExactly("undecided", "undecided", "violated");
    assertThat(page.select("svg.automaton")).hasSameSizeAs(page.select(".specification"));
    assertThat(page.select("svg.automaton .violated")).isNotEmpty();
    assertThat(page.select("#s3 dd ol").text()).isEqualTo("return take");
    assertThat(page.select("#s3 table tr")).hasSizeGreaterThan(2);
  }

  @Test
  void anExecutionTreeIsFoldedOfItsDecisions() throws IOException {
    Document page = page(Fixed.report("explore"), "paths.html");
    assertThat(page.select(".path")).hasSize(6);
    assertThat(page.select(".tree .decision")).hasSize(5);
    assertThat(page.select(".tree details")).hasSize(4);
    Element first = page.select(".tree > .decision > ul > li").first();
    assertThat(Objects.requireNonNull(first).text())
        .isEqualTo("first == null → returned \"no train\"");
    assertThat(page.select(".tree").text()).contains("first.next == null → threw NullPointer");
    assertThat(page.select("nav").text()).contains("Sources 1");
  }

  @Test
  void aTraceThatHappensAgainHasItsFrames() throws IOException {
    Document page = page(Fixed.report("reproduce"), "findings.html");
    assertThat(page.select(".finding h2").text()).isEqualTo("reproduced NullPointerException");
    assertThat(page.select(".stack li").text()).contains("demo.Train.inspect", "matched");
  }

  @Test
  void aResultOfAnEarlierBuildIsEnough() throws IOException {
    String json =
        """
        {"schema":"quarry.cover/1","tests":3,"classes":[
          {"class":"a.B","branches":{"covered":1,"total":2},"lines":{"covered":1,"total":2},
           "open":[{"method":"a.B#c()","location":"B.java:3","standing":"open"}]}]}
        """;
    ReportedResult result = new ResultReader().read("earlier", json);
    HtmlReport report = new HtmlReport(List.of(result), SourceFolders.none());
    assertThat(report.pages()).containsOnlyKeys("index.html", Layout.STYLE, Layout.SCRIPT);
    assertThat(page(report, "index.html").select("tr.class").text()).contains("1/2 (50.0 %)");
    links(report);
  }

  @Test
  void theSameResultsGiveTheSamePages() throws IOException {
    assertThat(Fixed.report().pages()).isEqualTo(Fixed.report().pages());
  }

  @Test
  void hostileNamesAreText() throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    List<ReportedResult> results = new ArrayList<>();
    for (String command : Fixed.COMMANDS) {
      JsonNode hostile = hostile(mapper.readTree(Fixed.json(command)));
      results.add(new ResultReader().read(command, hostile.toString()));
    }
    HtmlReport report = new HtmlReport(results, SourceFolders.none());
    for (String name : report.pages().keySet()) {
      assertThat(name).matches("[A-Za-z0-9._-]+");
      if (name.endsWith(".html")) {
        Document page = page(report, name);
        assertThat(page.select("script")).as(name).hasSize(1);
        assertThat(page.select("img, iframe, object, style")).as(name).isEmpty();
        assertThat(page.getAllElements())
            .as(name)
            .allSatisfy(
                element ->
                    assertThat(element.attributes().asList())
                        .extracting(Attribute::getKey)
                        .noneMatch(key -> key.startsWith("on") || key.equals("style")));
        assertThat(page.wholeText()).doesNotContain("\u202e");
      }
    }
    assertThat(page(report, "findings.html").text()).contains("<script>alert(1)</script>");
    links(report);
  }

  /** The same with another text wherever there is one. */
  private static JsonNode hostile(JsonNode node) {
    if (node instanceof ObjectNode object) {
      List<String> names = new ArrayList<>();
      object.fieldNames().forEachRemaining(names::add);
      for (String name : names) {
        if (!name.equals("schema")) {
          object.set(name, hostile(object.get(name)));
        }
      }
    } else if (node instanceof ArrayNode array) {
      for (int i = 0; i < array.size(); i++) {
        array.set(i, hostile(array.get(i)));
      }
    }
    return node.isTextual() ? new TextNode(HOSTILE + " " + node.asText()) : node;
  }
}
