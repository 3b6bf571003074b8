package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.markup.Markup;
import java.util.ArrayList;
import java.util.List;

/** All tests that results mention, with their code. */
final class TestsPage {
  private final TestIndex tests;

  TestsPage(TestIndex tests) {
    this.tests = tests;
  }

  List<Markup> content() {
    List<Markup> content = new ArrayList<>();
    content.add(
        Parts.heading(
            "Tests", "Plain JUnit, without Quarry; where a file is gone, its test is only named."));
    content.add(Parts.filter("Show tests with", ".testcase"));
    for (TestPlace test : tests.all()) {
      Element card =
          Element.of("article")
              .in("card testcase")
              .with("id", "t" + test.number())
              .add(Element.of("h2", test.method()), Element.of("p", test.file()).in("sub"));
      List<String> code = tests.code(test);
      content.add(code.isEmpty() ? card : card.add(Element.of("pre").add(Parts.coloured(code))));
    }
    return content;
  }
}
