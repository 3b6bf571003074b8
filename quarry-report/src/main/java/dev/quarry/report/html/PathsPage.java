package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.markup.Markup;
import dev.quarry.report.markup.Text;
import dev.quarry.report.result.ReportedExploration;
import dev.quarry.report.result.ReportedPath;
import java.util.ArrayList;
import java.util.List;

/** Execution trees of methods, and all their paths. */
final class PathsPage {
  private final Model model;
  private final Parts parts;

  PathsPage(Model model) {
    this.model = model;
    this.parts = new Parts(model);
  }

  List<Markup> content() {
    List<Markup> content = new ArrayList<>();
    content.add(
        Parts.heading(
            "Paths", "What the decisions of a method make of its inputs, from its entry on."));
    for (int i = 0; i < model.explorations().size(); i++) {
      content.add(exploration(model.explorations().get(i), i + 1));
    }
    return content;
  }

  private Element exploration(ReportedExploration one, int number) {
    String id = "e" + number;
    Element body = Element.of("dl");
    String type = Names.type(one.entry());
    body.add(
        Parts.row(
            "Paths",
            "%s in %s; branches %d/%d; %s"
                .formatted(
                    Words.count(one.paths().size(), "path"),
                    Words.count(one.runs(), "run"),
                    one.branches().covered(),
                    one.branches().total(),
                    Words.seconds(one.seconds()))));
    body.add(
        parts.assumptions(
            one.exhausted() ? "Rests on" : "Why open",
            one.assumptions().stream()
                .filter(reason -> one.exhausted() || one.open().contains(reason.what()))
                .toList(),
            type));
    Element card =
        Element.of("section")
            .in("card")
            .with("id", id)
            .add(
                Element.of("h2")
                    .add(
                        Parts.chip(
                            one.exhausted() ? "good" : "note",
                            one.exhausted() ? "these are all paths" : "not all paths"),
                        new Text(" " + one.entry())),
                body);
    if (!one.decisions().isEmpty()) {
      card.add(Element.of("h3", "Execution tree"), fold(id), new TreePicture(one, parts).tree());
    }
    return card.add(
        Element.of("h3", "All paths"),
        Parts.filter("Show paths with", "#" + id + " .path"),
        table(one, type));
  }

  private static Element fold(String id) {
    return Element.of("p")
        .in("filter")
        .with("hidden")
        .add(button("Unfold all", id, "open"), new Text(" "), button("Fold all", id, "close"));
  }

  private static Element button(String text, String id, String what) {
    return Element.of("button", text)
        .with("type", "button")
        .with("data-fold", "#" + id + " .tree details")
        .with("data-to", what);
  }

  private Element table(ReportedExploration one, String type) {
    Element rows = Element.of("tbody");
    for (int i = 0; i < one.paths().size(); i++) {
      ReportedPath path = one.paths().get(i);
      rows.add(
          Element.of("tr")
              .in("path")
              .add(
                  Element.of("td", Integer.toString(i + 1)),
                  Element.of("td").add(ending(path, type)),
                  Element.of("td").add(Parts.code(path.input()))));
    }
    return Parts.scroll(
        "Paths",
        Element.of("table")
            .add(
                Element.of("thead")
                    .add(
                        Element.of("tr")
                            .add(
                                Element.of("th", "path"),
                                Element.of("th", "ending"),
                                Element.of("th", "input"))),
                rows));
  }

  private Element ending(ReportedPath path, String type) {
    Element ending = Element.of("span").in("ending").add(TreePicture.ending(path));
    return path.place().isEmpty()
        ? ending
        : ending.add(" at ").add(parts.place(path.place(), type));
  }
}
