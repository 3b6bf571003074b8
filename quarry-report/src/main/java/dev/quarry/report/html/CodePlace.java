package dev.quarry.report.html;

/**
 * A line of a file.
 *
 * @param file that has a page
 * @param line counted from 1
 */
record CodePlace(CodeFile file, int line) {
  CodeRow row() {
    return file.row(line);
  }

  String link() {
    return file.page() + "#L" + line;
  }
}
