package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.result.ReportedClass;
import dev.quarry.report.result.ReportedCount;
import dev.quarry.report.result.ReportedCoverage;
import dev.quarry.report.result.ReportedExploration;
import dev.quarry.report.result.ReportedLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Results in figures, each with a link to more. */
final class OverviewFigures {
  private final Model model;
  private final Layout layout;

  OverviewFigures(Model model) {
    this.model = model;
    this.layout = new Layout(model);
  }

  /** One tile for each kind of result that there is. */
  Element tiles() {
    Element figures = Element.of("div").in("figures");
    if (!model.classes().isEmpty()) {
      ReportedCount branches = sum(model.classes().stream().map(ReportedClass::branches));
      int proved = model.classes().stream().mapToInt(ReportedClass::proved).sum();
      figures.add(covered("Branches", branches, proved, "index.html"));
      ReportedCount lines = sum(model.classes().stream().map(ReportedClass::lines));
      long dead =
          model.classes().stream()
              .flatMap(type -> type.code().stream())
              .filter(ReportedLine::dead)
              .count();
      figures.add(covered("Lines", lines, (int) dead, "sources.html"));
    }
    int tests = model.coverages().stream().mapToInt(ReportedCoverage::tests).sum();
    figure(figures, "Tests of the suite", tests, "tests.html", "");
    figure(figures, "Findings", model.findings().size(), "findings.html", kinds());
    figure(
        figures,
        "Targets",
        model.targets().size(),
        "verdicts.html",
        counted(model.targets().stream().map(one -> one.outcome())));
    figure(
        figures,
        "Warnings",
        model.warnings().size(),
        "verdicts.html",
        counted(model.warnings().stream().map(one -> Words.verdict(one.verdict()))));
    figure(
        figures,
        "Specifications",
        model.specifications().size(),
        "specifications.html",
        counted(model.specifications().stream().map(one -> one.verdict())));
    List<ReportedExploration> trees = model.explorations();
    figure(
        figures,
        "Paths",
        trees.stream().mapToInt(one -> one.paths().size()).sum(),
        "paths.html",
        "of "
            + Words.count(trees.size(), "method")
            + (trees.stream().allMatch(ReportedExploration::exhausted) ? ", all there are" : ""));
    figure(
        figures,
        "Stack traces",
        model.reproductions().size(),
        "findings.html",
        counted(
            model.reproductions().stream()
                .map(one -> one.reproduced() ? "reproduced" : "not reproduced")));
    return figures;
  }

  private static ReportedCount sum(Stream<ReportedCount> counts) {
    return counts.reduce(new ReportedCount(0, 0), ReportedCount::plus);
  }

  private Element covered(String name, ReportedCount count, int proved, String link) {
    String share = Words.percent(count.covered(), count.total());
    return tile(name, share, link)
        .add(Bars.of(count, proved), Element.of("p", Bars.text(count, proved)).in("detail"));
  }

  private void figure(Element figures, String name, int count, String link, String detail) {
    if (count > 0) {
      figures.add(
          tile(name, Integer.toString(count), link).add(Element.of("p", detail).in("detail")));
    }
  }

  private Element tile(String name, String figure, String link) {
    Element title = Element.of("h2");
    return Element.of("div")
        .in("tile")
        .add(
            layout.has(link) ? title.add(Element.link(link, name)) : title.add(name),
            Element.of("p", figure).in("big"));
  }

  private String kinds() {
    long defects = model.findings().stream().filter(one -> one.kind().equals("defect")).count();
    long others = model.findings().size() - defects;
    return Stream.of(
            defects == 0 ? "" : Words.count(defects, "defect"),
            others == 0 ? "" : Words.count(others, "precondition"))
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /** How often each word. */
  private static String counted(Stream<String> words) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    words.forEach(word -> counts.merge(word, 1, Integer::sum));
    return counts.entrySet().stream()
        .map(one -> one.getValue() + " " + one.getKey())
        .collect(Collectors.joining(", "));
  }
}
