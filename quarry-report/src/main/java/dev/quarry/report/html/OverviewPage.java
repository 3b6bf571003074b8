package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.markup.Markup;
import dev.quarry.report.markup.Text;
import dev.quarry.report.result.ReportedClass;
import dev.quarry.report.result.ReportedCount;
import dev.quarry.report.result.ReportedCrash;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** All results at a glance. */
final class OverviewPage {
  private static final int CURVES_SHOWN = 12;

  private final Model model;

  OverviewPage(Model model) {
    this.model = model;
  }

  List<Markup> content() {
    List<Markup> content = new ArrayList<>();
    content.add(Parts.heading("Overview", commands()));
    model.notices().forEach(one -> content.add(Element.of("p", one).in("notice")));
    content.add(new OverviewFigures(model).tiles());
    if (!model.classes().isEmpty()) {
      content.add(Element.of("h2", "Classes"));
      content.add(Parts.filter("Show classes with", ".class"));
      content.add(Parts.scroll("Classes", classes()));
      curves(content);
    }
    if (!model.findings().isEmpty()) {
      content.add(Element.of("h2", "Findings"));
      content.add(findings());
    }
    endings(content);
    return content;
  }

  private String commands() {
    return model.results().stream()
        .map(one -> one.command() + " (" + Words.seconds(one.seconds()) + ")")
        .collect(Collectors.joining(", "));
  }

  private Element classes() {
    Element rows = Element.of("tbody");
    model.classes().forEach(type -> rows.add(row(type)));
    return Element.of("table")
        .in("list")
        .add(
            Element.of("thead")
                .add(
                    Element.of("tr")
                        .add(
                            Element.of("th", "class"),
                            Element.of("th", "branches").with("colspan", 2),
                            Element.of("th", "proved dead").in("figure"),
                            Element.of("th", "lines").in("figure"),
                            Element.of("th", "tests").in("figure"))),
            rows);
  }

  private Element row(ReportedClass type) {
    Element name = Element.of("td");
    String place = type.code().stream().findFirst().map(line -> line.file()).orElse("");
    name.add(
        place.isEmpty()
            ? new Text(type.name())
            : Element.link(model.files().named(place).page(), type.name()));
    for (String note : type.notes()) {
      name.add(Element.of("p", note).in("detail"));
    }
    return Element.of("tr")
        .in("class")
        .add(
            name,
            Element.of("td").add(Bars.of(type.branches(), type.proved())),
            Element.of("td", figures(type.branches())).in("figure"),
            Element.of("td", type.proved() == 0 ? "" : Integer.toString(type.proved()))
                .in("figure"),
            Element.of("td", figures(type.lines())).in("figure"),
            Element.of("td", Integer.toString(type.tests())).in("figure"));
  }

  private static String figures(ReportedCount count) {
    return "%d/%d (%s)"
        .formatted(count.covered(), count.total(), Words.percent(count.covered(), count.total()));
  }

  private void curves(List<Markup> content) {
    List<ReportedClass> grown =
        model.classes().stream().filter(type -> !type.curve().isEmpty()).toList();
    if (grown.isEmpty()) {
      return;
    }
    content.add(Element.of("h2", "Coverage over time"));
    content.add(charts(grown.subList(0, Math.min(CURVES_SHOWN, grown.size()))));
    if (grown.size() > CURVES_SHOWN) {
      List<ReportedClass> rest = grown.subList(CURVES_SHOWN, grown.size());
      content.add(
          Element.of("details")
              .add(
                  Element.of("summary", Words.count(rest.size(), "class") + " more"),
                  charts(rest)));
    }
  }

  private static Element charts(List<ReportedClass> classes) {
    Element charts = Element.of("div").in("charts");
    for (ReportedClass type : classes) {
      charts.add(
          Element.of("figure")
              .in("tile")
              .add(new CurveChart(type).svg(), Element.of("figcaption", type.name())));
    }
    return charts;
  }

  private Element findings() {
    Element list = Element.of("ul").in("short");
    for (int i = 0; i < model.findings().size(); i++) {
      var finding = model.findings().get(i);
      list.add(
          Element.of("li")
              .add(
                  Parts.chip(finding.kind().equals("defect") ? "bad" : "note", finding.kind()),
                  new Text(" "),
                  Element.link(
                      "findings.html#f" + (i + 1),
                      Names.simple(finding.exception()) + " at " + finding.place()),
                  new Text(" "),
                  Parts.code(finding.input())));
    }
    return list;
  }

  private void endings(List<Markup> content) {
    for (ReportedCrash crash : model.crashes()) {
      Element rows = Element.of("tbody");
      crash
          .endings()
          .forEach(
              (ending, states) ->
                  rows.add(
                      Element.of("tr")
                          .add(
                              Element.of("td", ending),
                              Element.of("td", Integer.toString(states)).in("figure"))));
      content.add(
          Element.of("details")
              .in("card")
              .add(
                  Element.of(
                      "summary",
                      "What became of every path of " + Words.count(crash.methods(), "method")),
                  Element.of("table").in("list").add(rows)));
    }
  }
}
