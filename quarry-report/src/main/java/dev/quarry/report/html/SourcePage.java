package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.markup.Markup;
import dev.quarry.report.markup.Text;
import dev.quarry.report.result.ReportedOpenBranch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A source file, with what is known of each line beside it. */
final class SourcePage {
  private static final int TESTS_SHOWN = 12;

  private final CodeFile file;
  private final Optional<List<String>> text;

  /** Of the line of code before. */
  private LineStatus before = LineStatus.NONE;

  SourcePage(CodeFile file, Optional<List<String>> text) {
    this.file = file;
    this.text = text;
  }

  List<Markup> content() {
    List<Markup> content = new ArrayList<>();
    content.add(
        Parts.heading(
            file.name(),
            text.isPresent()
                ? ""
                : "The source was not found; name its folder with --sources to see its text."));
    content.add(legend());
    file.notes().forEach(note -> content.add(Element.of("p", note).in("notice")));
    jumps(LineStatus.OPEN, "Open lines").ifPresent(content::add);
    jumps(LineStatus.PARTLY, "Partly covered").ifPresent(content::add);
    jumps(LineStatus.DEAD, "Proved dead").ifPresent(content::add);
    content.add(
        Parts.scroll(
            "Source",
            Element.of("table")
                .in("source")
                .add(
                    Element.of("thead")
                        .in("unseen")
                        .add(
                            Element.of("tr")
                                .add(
                                    Element.of("th", "line"),
                                    Element.of("th", "status"),
                                    Element.of("th", "code"),
                                    Element.of("th", "what is known"))),
                    rows())));
    return content;
  }

  private static Element legend() {
    Element legend = Element.of("p").in("legend");
    for (LineStatus status : LineStatus.values()) {
      if (status != LineStatus.NONE) {
        legend.add(
            Element.of("span", status.sign() + " " + status.meaning())
                .in("key")
                .in("s-" + status.style()));
      }
    }
    return legend;
  }

  private Optional<Markup> jumps(LineStatus status, String name) {
    Element jumps = Element.of("p").in("jumps").add(name + ":");
    boolean isAny = false;
    for (Map.Entry<Integer, CodeRow> row : file.rows().entrySet()) {
      if (row.getValue().status() == status) {
        isAny = true;
        jumps.add(" ").add(Element.link("#L" + row.getKey(), Integer.toString(row.getKey())));
      }
    }
    return isAny ? Optional.of(jumps) : Optional.empty();
  }

  private Element rows() {
    Element rows = Element.of("tbody");
    if (text.isEmpty()) {
      file.rows().forEach((line, row) -> rows.add(row(line, new Text(""), Optional.of(row))));
      return rows;
    }
    JavaColours colours = new JavaColours();
    for (int i = 0; i < text.get().size(); i++) {
      Optional<CodeRow> row = Optional.ofNullable(file.rows().get(i + 1));
      rows.add(row(i + 1, colours.line(text.get().get(i)), row));
    }
    return rows;
  }

  private Element row(int line, Markup code, Optional<CodeRow> row) {
    LineStatus status = row.map(CodeRow::status).orElse(LineStatus.NONE);
    boolean isFirst = status != before;
    before = status == LineStatus.NONE ? before : status;
    Element sign = Element.of("td", status.sign()).in("sign");
    if (status != LineStatus.NONE) {
      sign.with("title", status.meaning());
    }
    return Element.of("tr")
        .in("s-" + status.style())
        .with("id", "L" + line)
        .add(
            Element.of("td")
                .in("number")
                .add(Element.link("#L" + line, Integer.toString(line)).with("tabindex", -1)),
            sign,
            Element.of("td").in("code").add(Element.of("code").add(code)),
            Element.of("td")
                .in("known")
                .add(row.map(one -> known(one, isFirst)).orElse(List.of())));
  }

  /**
   * @param isFirst whether the line of code before has another status: what is said of all lines of
   *     a block is said once
   */
  private static List<Markup> known(CodeRow row, boolean isFirst) {
    List<Markup> known = new ArrayList<>();
    boolean hasBranches = row.branches().total() > 0;
    if (hasBranches || !row.tests().isEmpty()) {
      known.add(
          Element.of("details")
              .add(Element.of("summary", summary(row)), Element.of("div").add(details(row))));
    }
    for (CodeRow.Remark remark : row.remarks()) {
      known.add(Element.link(remark.link(), remark.text()).in("remark").in(remark.style()));
    }
    if (known.isEmpty() && isFirst && row.status() == LineStatus.OPEN) {
      known.add(Element.of("span", "No test gets here.").in("detail"));
    }
    if (known.isEmpty() && isFirst && row.status() == LineStatus.DEAD) {
      known.add(Element.of("span", "All ways here are proved dead.").in("detail"));
    }
    return known;
  }

  private static String summary(CodeRow row) {
    List<String> words = new ArrayList<>();
    if (row.branches().total() > 0) {
      words.add("%d/%d branches".formatted(row.branches().covered(), row.branches().total()));
    }
    if (row.proved() > 0) {
      words.add(row.proved() + " proved dead");
    }
    if (!row.tests().isEmpty()) {
      words.add(Words.count(row.tests().size(), "test"));
    }
    return String.join(", ", words);
  }

  private static List<Markup> details(CodeRow row) {
    List<Markup> details = new ArrayList<>();
    Map<String, Integer> counts = new LinkedHashMap<>();
    row.open().forEach(branch -> counts.merge(why(branch), 1, Integer::sum));
    for (ReportedOpenBranch branch : row.open()) {
      Integer count = counts.remove(why(branch));
      if (count != null) {
        String word = count == 1 ? word(branch) : count + " " + word(branch);
        details.add(
            Element.of("p").add(Parts.chip(style(branch), word), new Text(" " + why(branch))));
      }
    }
    if (!row.tests().isEmpty()) {
      Element list = Element.of("ul").in("tests");
      row.tests().stream()
          .limit(TESTS_SHOWN)
          .forEach(
              test -> list.add(Element.of("li").add(Element.link(test.link(), test.method()))));
      if (row.tests().size() > TESTS_SHOWN) {
        list.add(Element.of("li", "and " + (row.tests().size() - TESTS_SHOWN) + " more"));
      }
      details.add(Element.of("p", "Executed by"));
      details.add(list);
    }
    return details;
  }

  private static String style(ReportedOpenBranch branch) {
    return branch.standing().equals("proved") ? "proof" : "note";
  }

  private static String word(ReportedOpenBranch branch) {
    return switch (branch.standing()) {
      case "proved" -> "proved dead";
      case "withoutTest" -> "without test";
      default -> "open";
    };
  }

  private static String why(ReportedOpenBranch branch) {
    return switch (branch.standing()) {
      case "proved" ->
          branch.proof().isEmpty() ? "No input takes it: there is a proof." : branch.proof();
      case "withoutTest" ->
          "A run took it, but its input could not be made a test that does the same in"
              + " every virtual machine.";
      default -> "No run took it before the budget ended, and nothing proves that none can.";
    };
  }
}
