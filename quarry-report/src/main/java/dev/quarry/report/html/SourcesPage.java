package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.markup.Markup;
import java.util.ArrayList;
import java.util.List;

/** All source files that something is known of. */
final class SourcesPage {
  private final Model model;

  SourcesPage(Model model) {
    this.model = model;
  }

  List<Markup> content() {
    List<Markup> content = new ArrayList<>();
    content.add(Parts.heading("Sources", ""));
    content.add(Parts.filter("Show files with", ".file"));
    Element rows = Element.of("tbody");
    model.files().all().forEach(file -> rows.add(row(file)));
    Element head = Element.of("tr").add(Element.of("th", "file"));
    for (LineStatus status : LineStatus.values()) {
      if (status != LineStatus.NONE) {
        head.add(Element.of("th", status.meaning()).in("figure"));
      }
    }
    head.add(Element.of("th", "remarks").in("figure"));
    content.add(Element.of("table").in("list").add(Element.of("thead").add(head), rows));
    return content;
  }

  private static Element row(CodeFile file) {
    Element row =
        Element.of("tr")
            .in("file")
            .add(Element.of("td").add(Element.link(file.page(), file.name())));
    for (LineStatus status : LineStatus.values()) {
      if (status != LineStatus.NONE) {
        long lines = file.rows().values().stream().filter(one -> one.status() == status).count();
        row.add(Element.of("td", lines == 0 ? "" : Long.toString(lines)).in("figure"));
      }
    }
    int remarks = file.rows().values().stream().mapToInt(one -> one.remarks().size()).sum();
    return row.add(Element.of("td", remarks == 0 ? "" : Integer.toString(remarks)).in("figure"));
  }
}
