package dev.quarry.report.html;

/**
 * A test that is shown on the page of tests.
 *
 * @param number by which links find it
 * @param file where it was written; "" if nobody knows
 * @param method its name
 */
record TestPlace(int number, String file, String method) {
  String link() {
    return "tests.html#t" + number;
  }
}
