package dev.quarry.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Rows of text under a header. The first column is aligned left, the others right.
 *
 * @param title one line above the table
 * @param header a name for each column
 * @param rows as long as the header each
 */
public record Table(String title, List<String> header, List<List<String>> rows) {
  public Table {
    header = List.copyOf(header);
    rows = rows.stream().map(List::copyOf).toList();
    for (List<String> row : rows) {
      if (row.size() != header.size()) {
        throw new IllegalArgumentException("A row has " + row.size() + " cells: " + row);
      }
    }
  }

  /** The table with columns aligned by spaces. */
  public String text() {
    List<Integer> widths = widths();
    var out = new StringBuilder(title).append("\n\n");
    Stream.concat(Stream.of(header), rows.stream())
        .forEach(row -> out.append(aligned(row, widths).stripTrailing()).append('\n'));
    return out.toString();
  }

  /** The table in Markdown, its title as a heading of the second level. */
  public String markdown() {
    var lines = new ArrayList<String>();
    lines.add("## " + title + "\n");
    lines.add(piped(header, UnaryOperator.identity()));
    lines.add(piped(header, cell -> "---:").replaceFirst("---:", "---"));
    rows.forEach(row -> lines.add(piped(row, cell -> cell.replace("|", "\\|"))));
    return String.join("\n", lines) + "\n";
  }

  private List<Integer> widths() {
    var widths = new ArrayList<Integer>();
    for (int i = 0; i < header.size(); i++) {
      int column = i;
      widths.add(
          Stream.concat(Stream.of(header), rows.stream())
              .mapToInt(row -> row.get(column).length())
              .max()
              .orElse(0));
    }
    return widths;
  }

  private static String aligned(List<String> row, List<Integer> widths) {
    var line = new StringBuilder();
    for (int i = 0; i < row.size(); i++) {
      String space = " ".repeat(widths.get(i) - row.get(i).length());
      line.append(i == 0 ? row.get(i) + space : "  " + space + row.get(i));
    }
    return line.toString();
  }

  private static String piped(List<String> row, UnaryOperator<String> cell) {
    return row.stream().map(cell).collect(Collectors.joining(" | ", "| ", " |"));
  }
}
