package dev.quarry.lab.verify;

import dev.quarry.report.warning.Warning;

/**
 * A warning about a library.
 *
 * @param library name of its jar
 * @param warning what SpotBugs says
 */
record Suspect(String library, Warning warning) {
  /** What tells it from others; warnings of a rule about one line are one question. */
  String key() {
    return String.join(
        " ", library, warning.rule(), warning.file(), Integer.toString(warning.line()));
  }
}
