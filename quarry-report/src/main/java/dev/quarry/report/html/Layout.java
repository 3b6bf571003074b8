package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.markup.Markup;
import java.util.ArrayList;
import java.util.List;

/** What all pages have in common: head, navigation, foot. */
final class Layout {
  static final String STYLE = "quarry.css";
  static final String SCRIPT = "quarry.js";

  private final List<Entry> entries = new ArrayList<>();

  /** A page in the navigation. */
  private record Entry(String page, String title, int count) {}

  Layout(Model model) {
    entry("index.html", "Overview", -1);
    entry("findings.html", "Findings", model.findings().size() + model.reproductions().size());
    entry("verdicts.html", "Verdicts", model.targets().size() + model.warnings().size());
    entry("specifications.html", "Specifications", model.specifications().size());
    entry("paths.html", "Paths", model.explorations().size());
    entry("sources.html", "Sources", model.files().all().size());
    entry("tests.html", "Tests", model.tests().all().size());
  }

  private void entry(String page, String title, int count) {
    if (count != 0) {
      entries.add(new Entry(page, title, count));
    }
  }

  boolean has(String page) {
    return entries.stream().anyMatch(entry -> entry.page().equals(page));
  }

  String title(String page) {
    return entries.stream()
        .filter(entry -> entry.page().equals(page))
        .map(Entry::title)
        .findFirst()
        .orElse(page);
  }

  /**
   * A whole page.
   *
   * @param page its file
   * @param section the page of the navigation that it belongs to
   */
  String page(String page, String section, String title, List<Markup> content) {
    Element head =
        Element.of("head")
            .add(
                Element.of("meta").with("charset", "utf-8"),
                Element.of("meta")
                    .with("name", "viewport")
                    .with("content", "width=device-width, initial-scale=1"),
                Element.of("meta").with("name", "color-scheme").with("content", "light dark"),
                Element.of("meta").with("name", "generator").with("content", "Quarry"),
                Element.of("title", title.equals("Overview") ? "Quarry" : title + " · Quarry"),
                Element.of("link").with("rel", "stylesheet").with("href", STYLE),
                Element.of("script").with("src", SCRIPT).with("defer"));
    Element body =
        Element.of("body")
            .add(
                Element.link("#content", "Skip to content").in("skip"),
                Element.of("header").add(navigation(page, section)),
                Element.of("main").with("id", "content").add(content),
                Element.of(
                    "footer", "Made by Quarry. Tests decide what is reached, proofs what is not."));
    StringBuilder out = new StringBuilder("<!DOCTYPE html>\n");
    Element.of("html").with("lang", "en").add(head, body).write(out);
    return out.append('\n').toString();
  }

  private Element navigation(String page, String section) {
    Element nav =
        Element.of("nav")
            .with("aria-label", "Pages")
            .add(Element.link("index.html", "Quarry").in("brand"));
    for (Entry entry : entries) {
      Element link = Element.link(entry.page(), entry.title());
      if (entry.count() >= 0) {
        link.add(" ").add(Element.of("span", Integer.toString(entry.count())).in("count"));
      }
      if (entry.page().equals(page)) {
        link.with("aria-current", "page");
      } else if (entry.page().equals(section)) {
        link.with("aria-current", "true");
      }
      nav.add(link);
    }
    return nav;
  }
}
