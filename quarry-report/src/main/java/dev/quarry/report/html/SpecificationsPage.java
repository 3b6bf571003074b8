package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.markup.Markup;
import dev.quarry.report.markup.Text;
import dev.quarry.report.result.ReportedAutomaton;
import dev.quarry.report.result.ReportedSpecification;
import dev.quarry.report.result.ReportedTransition;
import java.util.ArrayList;
import java.util.List;

/** Specifications with their automata, and what violates them. */
final class SpecificationsPage {
  private final Model model;
  private final Parts parts;

  SpecificationsPage(Model model) {
    this.model = model;
    this.parts = new Parts(model);
  }

  List<Markup> content() {
    List<Markup> content = new ArrayList<>();
    content.add(
        Parts.heading(
            "Specifications",
            "The automaton of each reads what happens to an object; where it comes to ✗, the"
                + " specification is violated."));
    content.add(Parts.filter("Show specifications with", ".specification"));
    for (int i = 0; i < model.specifications().size(); i++) {
      content.add(specification(model.specifications().get(i), i + 1));
    }
    return content;
  }

  private Element specification(ReportedSpecification one, int number) {
    Element body = Element.of("dl");
    body.add(Parts.codeRow("Text", one.text()));
    if (!one.events().isEmpty()) {
      Element events = Element.of("ol");
      one.events().forEach(event -> events.add(Element.of("li").add(Parts.code(event))));
      body.add(Parts.row("Events", events));
    }
    body.add(Parts.codeRow("Calls", one.input()), parts.test(one.test()));
    boolean isOpen = one.verdict().equals("undecided");
    body.add(parts.assumptions(isOpen ? "Why open" : "Rests on", one.assumptions(), type(one)));
    if (one.assumptions().isEmpty() || !isOpen) {
      body.add(Parts.row("Note", one.reason()));
    }
    if (one.automaton().states() > 0) {
      body.add(Parts.row("Automaton", automaton(one)));
    }
    return Element.of("article")
        .in("card specification")
        .with("id", "s" + number)
        .add(
            Element.of("h2")
                .add(Parts.chip(style(one.verdict()), one.verdict()), new Text(" " + one.name())),
            Element.of("p", one.kind() + ", ").in("sub").add(parts.place(one.place(), type(one))),
            body);
  }

  private static String type(ReportedSpecification one) {
    int end = one.name().indexOf(' ');
    return end < 0 ? one.name() : one.name().substring(0, end);
  }

  private static String style(String verdict) {
    return switch (verdict) {
      case "violated" -> "bad";
      case "holds" -> "good";
      default -> "note";
    };
  }

  private static Element automaton(ReportedSpecification one) {
    Element all = Element.of("div");
    if (AutomatonPicture.canShow(one.automaton())) {
      all.add(Parts.scroll("Automaton", AutomatonPicture.of(one.automaton(), one.name())));
    }
    return all.add(
        Element.of("details").add(Element.of("summary", "As a table"), table(one.automaton())));
  }

  private static Element table(ReportedAutomaton automaton) {
    Element rows = Element.of("tbody");
    for (ReportedTransition way : automaton.transitions()) {
      rows.add(
          Element.of("tr")
              .add(
                  Element.of("td", state(automaton, way.from())),
                  Element.of("td", String.join("; ", way.labels())),
                  Element.of("td", state(automaton, way.to()))));
    }
    return Element.of("table")
        .add(
            Element.of("thead")
                .add(
                    Element.of("tr")
                        .add(
                            Element.of("th", "state"),
                            Element.of("th", "event"),
                            Element.of("th", "next"))),
            rows);
  }

  private static String state(ReportedAutomaton automaton, int state) {
    return automaton.violated().contains(state) ? "violated" : Integer.toString(state);
  }
}
