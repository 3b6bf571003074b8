package dev.quarry.report.html;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** A source file of which something is known. */
final class CodeFile {
  private final String name;
  private final String page;
  private final Set<String> notes = new LinkedHashSet<>();
  private final SortedMap<Integer, CodeRow> rows = new TreeMap<>();

  /**
   * @param name below its root
   * @param page the file of its page
   */
  CodeFile(String name, String page) {
    this.name = name;
    this.page = page;
  }

  String name() {
    return name;
  }

  String page() {
    return page;
  }

  CodeRow row(int line) {
    return rows.computeIfAbsent(line, any -> new CodeRow());
  }

  /** Adds a sentence about what was not done. */
  void note(String sentence) {
    notes.add(sentence);
  }

  Set<String> notes() {
    return notes;
  }

  /** By line. */
  Map<Integer, CodeRow> rows() {
    return Collections.unmodifiableSortedMap(rows);
  }
}
