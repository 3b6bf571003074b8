package dev.quarry.report.html;

/** What is known of a line. Not by colour alone: each has a sign of its own. */
enum LineStatus {
  /** All of it was executed that can be. */
  COVERED("covered", "✓", "covered"),
  /** It was executed, but some of its branches were not taken. */
  PARTLY("partly", "◐", "partly covered"),
  /** Nothing reaches it: there is a proof. */
  DEAD("dead", "∅", "proved dead"),
  /** Nothing executes it, and nobody knows why not. */
  OPEN("open", "○", "open"),
  /** It has no code, or nobody asked about it. */
  NONE("plain", "", "");

  private final String style;
  private final String sign;
  private final String meaning;

  LineStatus(String style, String sign, String meaning) {
    this.style = style;
    this.sign = sign;
    this.meaning = meaning;
  }

  String style() {
    return style;
  }

  String sign() {
    return sign;
  }

  String meaning() {
    return meaning;
  }
}
