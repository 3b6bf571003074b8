package dev.quarry.report.sarif;

import java.util.Locale;

/** How much a finding matters (§3.27.10). */
public enum SarifLevel {
  ERROR,
  WARNING,
  NOTE;

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
