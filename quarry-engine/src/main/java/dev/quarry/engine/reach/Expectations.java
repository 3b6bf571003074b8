package dev.quarry.engine.reach;

import dev.quarry.concolic.Ending;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import dev.quarry.testgen.source.Expectation;

/** What a test asserts: what the run did. */
final class Expectations {
  /** A longer text is no help to whoever reads the test. */
  private static final int LONGEST_TEXT = 100;

  private Expectations() {}

  static Expectation of(TestCall call, Ending ending) {
    if (ending.kind() == Ending.Kind.THREW) {
      return new Expectation.Throws(ending.exception());
    }
    String descriptor = call.method().descriptor();
    String type = descriptor.substring(descriptor.indexOf(')') + 1);
    String value = ending.value();
    // A driver returns nothing.
    if (value.matches("-?\\d+") && type.equals("I")) {
      return returns(type, Integer.valueOf(value));
    }
    if (value.matches("-?\\d+L") && type.equals("J")) {
      return returns(type, Long.valueOf(value.substring(0, value.length() - 1)));
    }
    if (type.equals("Ljava/lang/String;") && isPlainText(value)) {
      return returns(type, value.substring(1, value.length() - 1).translateEscapes());
    }
    return type.equals("Z") && value.matches("true|false")
        ? returns(type, Boolean.valueOf(value))
        : new Expectation.Completes();
  }

  private static boolean isPlainText(String value) {
    return value.startsWith("\"") && !value.contains("\\u") && value.length() <= LONGEST_TEXT;
  }

  private static Expectation returns(String type, Object value) {
    return new Expectation.Returns(new Value.Literal(type, value));
  }
}
