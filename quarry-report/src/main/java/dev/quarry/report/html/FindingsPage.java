package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.markup.Markup;
import dev.quarry.report.markup.Text;
import dev.quarry.report.result.ReportedFinding;
import dev.quarry.report.result.ReportedFrame;
import dev.quarry.report.result.ReportedReproduction;
import java.util.ArrayList;
import java.util.List;

/** Exceptions that escape, and stack traces that were made to happen again. */
final class FindingsPage {
  private final Model model;
  private final Parts parts;

  FindingsPage(Model model) {
    this.model = model;
    this.parts = new Parts(model);
  }

  List<Markup> content() {
    List<Markup> content = new ArrayList<>();
    content.add(
        Parts.heading(
            "Findings",
            "Each was shown by a test that was compiled and run twice, each time in a fresh virtual"
                + " machine."));
    content.add(Parts.filter("Show findings with", ".finding"));
    for (int i = 0; i < model.findings().size(); i++) {
      content.add(finding(model.findings().get(i), i + 1));
    }
    model.reproductions().forEach(one -> content.add(reproduction(one)));
    return content;
  }

  private Element finding(ReportedFinding finding, int number) {
    boolean isDefect = finding.kind().equals("defect");
    String type = type(finding.stack(), finding.entry());
    Element body = Element.of("dl");
    body.add(Parts.codeRow("Input", finding.input()), Parts.row("Message", finding.message()));
    body.add(Parts.row("Why", finding.why()));
    if (finding.reflection()) {
      body.add(Parts.row("Mark", "The test needs reflection: the program may never do this."));
    }
    body.add(Parts.row("Stack", stack(finding.stack())), parts.test(finding.test()));
    return Element.of("article")
        .in("card finding")
        .with("id", "f" + number)
        .add(
            Element.of("h2")
                .add(
                    Parts.chip(isDefect ? "bad" : "note", finding.kind()),
                    new Text(" " + Names.simple(finding.exception()) + " "),
                    parts.place(finding.place(), type)),
            Element.of("p", finding.entry()).in("sub"),
            body);
  }

  private static String type(List<ReportedFrame> stack, String entry) {
    return stack.isEmpty() ? Names.type(entry) : stack.get(0).className();
  }

  private Element stack(List<ReportedFrame> frames) {
    Element list = Element.of("ol").in("stack");
    for (ReportedFrame frame : frames) {
      Element item = Element.of("li").add(Parts.code(frame.className() + "." + frame.method()));
      if (!frame.file().isEmpty()) {
        String place = frame.line() < 0 ? frame.file() : frame.file() + ":" + frame.line();
        item.add(" ").add(parts.place(place, frame.className()));
      }
      if (!frame.state().isEmpty()) {
        item.add(" ").add(Parts.chip(style(frame.state()), words(frame.state())));
      }
      list.add(item);
    }
    return list;
  }

  private static String style(String state) {
    return state.equals("matched") ? "good" : "note";
  }

  private static String words(String state) {
    return state.equals("notOfProgram") ? "not of the program" : state;
  }

  private Element reproduction(ReportedReproduction one) {
    Element body = Element.of("dl");
    body.add(Parts.row("Message", one.message()), Parts.codeRow("Input", one.input()));
    body.add(Parts.row("Frames", one.matched() + " of " + one.total() + " shown again"));
    body.add(Parts.row("Stack", stack(one.frames())), parts.test(one.test()));
    if (!one.reproduced()) {
      body.add(parts.assumptions("Why not", one.reasons(), type(one.frames(), "")));
    }
    return Element.of("article")
        .in("card finding")
        .add(
            Element.of("h2")
                .add(
                    Parts.chip(
                        one.reproduced() ? "good" : "note",
                        one.reproduced() ? "reproduced" : "not reproduced"),
                    new Text(" " + Names.simple(one.exception()))),
            Element.of("p", one.entry()).in("sub"),
            body);
  }
}
