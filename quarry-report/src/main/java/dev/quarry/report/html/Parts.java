package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.markup.Fragment;
import dev.quarry.report.markup.Markup;
import dev.quarry.report.markup.Text;
import dev.quarry.report.result.ReportedAssumption;
import dev.quarry.report.result.ReportedTest;
import java.util.List;

/** What several pages are made of. */
final class Parts {
  private final Model model;

  Parts(Model model) {
    this.model = model;
  }

  static Element heading(String title, String explanation) {
    Element heading = Element.of("div").in("heading").add(Element.of("h1", title));
    return explanation.isEmpty() ? heading : heading.add(Element.of("p", explanation).in("lead"));
  }

  static Element chip(String style, String text) {
    return Element.of("span", text).in("chip").in(style);
  }

  /** What may be wider than the window, and is moved by keys, too. */
  static Element scroll(String name, Element wide) {
    return Element.of("div")
        .in("scroll")
        .with("role", "region")
        .with("aria-label", name)
        .with("tabindex", 0)
        .add(wide);
  }

  static Element code(String text) {
    return Element.of("code", text);
  }

  static Element block(String text) {
    return Element.of("pre").add(coloured(text.lines().toList()));
  }

  static Markup coloured(List<String> lines) {
    JavaColours colours = new JavaColours();
    Element code = Element.of("code");
    for (String line : lines) {
      code.add(colours.line(line), new Text("\n"));
    }
    return code;
  }

  /** A box to type in, which works with a script only and is hidden without. */
  static Element filter(String label, String rows) {
    return Element.of("p")
        .in("filter")
        .with("hidden")
        .add(
            Element.of("label")
                .add(
                    new Text(label + " "),
                    Element.of("input").with("type", "search").with("data-filter", rows)),
            Element.of("span").in("shown").with("role", "status"));
  }

  /** A row of a description. */
  static Fragment row(String name, Markup value) {
    return Fragment.of(Element.of("dt", name), Element.of("dd").add(value));
  }

  /** A row of a description; none if there is nothing to say. */
  static Fragment row(String name, String value) {
    return value.isEmpty() ? Fragment.NONE : row(name, new Text(value));
  }

  /** A row of a description that is Java; none if there is nothing to say. */
  static Fragment codeRow(String name, String value) {
    return value.isEmpty() ? Fragment.NONE : row(name, Parts.coloured(value.lines().toList()));
  }

  /** A place, with a link to its line if that is known. */
  Markup place(String place, String type) {
    return model
        .place(place, type)
        .<Markup>map(at -> Element.link(at.link(), place).in("place"))
        .orElseGet(() -> Element.of("span", place).in("place"));
  }

  /** A test, with its code. */
  Fragment test(ReportedTest test) {
    if (!test.exists()) {
      return Fragment.NONE;
    }
    TestPlace place = model.tests().of(test);
    Element value = Element.of("div").add(Element.link(place.link(), test.method()).in("test"));
    List<String> code = model.tests().code(place);
    if (!code.isEmpty()) {
      value.add(Element.of("pre").add(coloured(code)));
    }
    return row("Test", value);
  }

  /** What a verdict rests on. */
  Fragment assumptions(String name, List<ReportedAssumption> assumptions, String type) {
    if (assumptions.isEmpty()) {
      return Fragment.NONE;
    }
    Element list = Element.of("ul").in("assumptions");
    for (ReportedAssumption one : assumptions) {
      Element item = Element.of("li", one.what());
      if (!one.place().isEmpty()) {
        item.add(" ").add(place(one.place(), type));
      }
      list.add(item);
    }
    return row(name, list);
  }
}
