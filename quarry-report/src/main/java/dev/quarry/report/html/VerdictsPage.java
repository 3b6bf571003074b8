package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.markup.Fragment;
import dev.quarry.report.markup.Markup;
import dev.quarry.report.markup.Text;
import dev.quarry.report.result.ReportedClash;
import dev.quarry.report.result.ReportedCondition;
import dev.quarry.report.result.ReportedStep;
import dev.quarry.report.result.ReportedTarget;
import dev.quarry.report.result.ReportedWarning;
import java.util.ArrayList;
import java.util.List;

/** Targets and warnings: what is true, what is not, and what that rests on. */
final class VerdictsPage {
  private final Model model;
  private final Parts parts;

  VerdictsPage(Model model) {
    this.model = model;
    this.parts = new Parts(model);
  }

  List<Markup> content() {
    List<Markup> content = new ArrayList<>();
    content.add(
        Parts.heading(
            "Verdicts",
            "What is called reached or confirmed was seen in a run; what is called unreachable or"
                + " refuted is proved, with what the proof rests on."));
    content.add(Parts.filter("Show verdicts with", ".verdict"));
    for (int i = 0; i < model.targets().size(); i++) {
      content.add(target(model.targets().get(i), i + 1));
    }
    for (int i = 0; i < model.warnings().size(); i++) {
      content.add(warning(model.warnings().get(i), i + 1));
    }
    return content;
  }

  private Element target(ReportedTarget target, int number) {
    String type = Names.type(target.entry());
    Element body = Element.of("dl");
    body.add(Parts.codeRow("Entry", target.entry()), Parts.codeRow("Input", target.input()));
    if (!target.condition().isEmpty()) {
      body.add(Parts.codeRow("When (" + target.strength() + ")", target.condition()));
    }
    body.add(parts.test(target.test()), Parts.row("No test", target.testMissing()));
    body.add(parts.assumptions("Why open", target.reasons(), type));
    if (!target.clashes().isEmpty()) {
      body.add(Parts.row("Proof", clashes(target.clashes(), type)));
    }
    if (target.outcome().equals("unreachable")) {
      body.add(parts.assumptions("Rests on", target.assumptions(), type));
    }
    if (!target.trace().isEmpty()) {
      body.add(Parts.row("Way back", trace(target.trace(), type)));
    }
    body.add(Parts.row("Time", Words.seconds(target.seconds())));
    return card("v" + number, style(target.outcome()))
        .add(
            Element.of("h2")
                .add(
                    Parts.chip(style(target.outcome()), target.outcome()),
                    new Text(" "),
                    parts.place(target.target(), type)),
            body);
  }

  private static Element card(String id, String style) {
    return Element.of("article").in("card verdict").in("is-" + style).with("id", id);
  }

  private static String style(String outcome) {
    return switch (outcome) {
      case "reached" -> "good";
      case "unreachable", "refuted" -> "proof";
      case "confirmed" -> "bad";
      default -> "note";
    };
  }

  private Markup clashes(List<ReportedClash> clashes, String type) {
    List<Markup> all = new ArrayList<>();
    for (ReportedClash clash : clashes) {
      Element rows = Element.of("tbody");
      for (ReportedCondition condition : clash.conditions()) {
        rows.add(condition(condition, type));
      }
      all.add(
          Element.of("table")
              .in("conditions")
              .add(
                  Element.of("caption")
                      .add(
                          new Text("At "),
                          parts.place(clash.place(), type),
                          new Text(" these can't hold together:")),
                  rows));
    }
    return new Fragment(all);
  }

  private Element condition(ReportedCondition condition, String type) {
    Element where = Element.of("td").add(parts.place(condition.place(), type));
    for (String jump : condition.through()) {
      where.add(" by way of ").add(parts.place(jump, type));
    }
    return Element.of("tr").add(Element.of("td").add(Parts.code(condition.text())), where);
  }

  private Element trace(List<ReportedStep> steps, String type) {
    Element list = Element.of("ol");
    for (ReportedStep step : steps) {
      Element item = Element.of("li").add(parts.place(step.place(), type));
      for (ReportedCondition condition : step.fit()) {
        item.add(" ").add(Parts.code(condition.text()));
      }
      for (String change : step.change()) {
        item.add(" searching ").add(Parts.code(change));
      }
      list.add(item);
    }
    return Element.of("details")
        .add(Element.of("summary", Words.count(steps.size(), "step")), list);
  }

  private Element warning(ReportedWarning warning, int number) {
    Element body = Element.of("dl");
    body.add(Parts.row("Says", warning.message()), Parts.codeRow("Input", warning.input()));
    body.add(parts.test(warning.test()), Parts.row("Proof", warning.proof()));
    if (!warning.proof().isEmpty()) {
      body.add(parts.assumptions("Rests on", warning.assumptions(), ""));
    }
    body.add(Parts.row("Why open", warning.reason()));
    String verdict = Words.verdict(warning.verdict());
    return card("w" + number, style(warning.verdict()))
        .add(
            Element.of("h2")
                .add(
                    Parts.chip(style(warning.verdict()), verdict),
                    new Text(" " + warning.rule() + " "),
                    parts.place(warning.place(), "")),
            Element.of("p", warning.tool()).in("sub"),
            body);
  }
}
