package dev.quarry.report.markup;

/** A part of a page. */
public sealed interface Markup permits Element, Text, Fragment {
  /** Appends it as HTML. */
  void write(StringBuilder out);
}
