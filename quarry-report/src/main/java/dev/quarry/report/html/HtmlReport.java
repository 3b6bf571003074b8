package dev.quarry.report.html;

import dev.quarry.report.markup.Markup;
import dev.quarry.report.result.ReportedResult;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What commands found, as a folder of pages. The same results and sources give the same pages. */
public final class HtmlReport {
  private final Model model;
  private final Map<String, String> pages = new LinkedHashMap<>();

  /**
   * @param results in their order
   * @param sources where the text of source files is
   */
  public HtmlReport(List<ReportedResult> results, SourceFolders sources) {
    this.model = Model.of(results, sources);
  }

  /**
   * Whether a report may be written there; makes nothing.
   *
   * @throws ForeignFolderException if there are other files in the folder
   */
  public static void check(Path folder) throws IOException {
    new ReportFolder(folder).check();
  }

  /**
   * Writes the pages, in place of those of an earlier report.
   *
   * @return the page to begin with
   * @throws ForeignFolderException if there are other files in the folder
   */
  public Path write(Path folder) throws IOException {
    new ReportFolder(folder).write(pages());
    return folder.resolve("index.html");
  }

  /** All files by their names. */
  public Map<String, String> pages() throws IOException {
    if (pages.isEmpty()) {
      // First what links to sources: a file that is mentioned has a page.
      Map<String, List<Markup>> contents = contents();
      Layout layout = new Layout(model);
      for (CodeFile file : model.files().all()) {
        List<Markup> content =
            new SourcePage(file, model.files().sources().lines(file.name())).content();
        pages.put(file.page(), layout.page(file.page(), "sources.html", file.name(), content));
      }
      contents.forEach(
          (page, content) -> {
            if (layout.has(page)) {
              pages.put(page, layout.page(page, page, layout.title(page), content));
            }
          });
      pages.put(Layout.STYLE, resource(Layout.STYLE));
      pages.put(Layout.SCRIPT, resource(Layout.SCRIPT));
    }
    return Map.copyOf(pages);
  }

  private Map<String, List<Markup>> contents() {
    Map<String, List<Markup>> contents = new LinkedHashMap<>();
    contents.put("findings.html", new FindingsPage(model).content());
    contents.put("verdicts.html", new VerdictsPage(model).content());
    contents.put("specifications.html", new SpecificationsPage(model).content());
    contents.put("paths.html", new PathsPage(model).content());
    contents.put("tests.html", new TestsPage(model.tests()).content());
    contents.put("index.html", new OverviewPage(model).content());
    contents.put("sources.html", new SourcesPage(model).content());
    return contents;
  }

  private static String resource(String name) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(HtmlReport.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
