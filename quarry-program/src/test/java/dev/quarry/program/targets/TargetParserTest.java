package dev.quarry.program.targets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.program.Problem;
import dev.quarry.program.ProgramException;
import dev.quarry.program.targets.SourcePlace.FileLine;
import dev.quarry.program.targets.Target.OnSide;
import dev.quarry.program.targets.Target.Side;
import dev.quarry.program.targets.Target.Throwing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TargetParserTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Foo.java:42",
        "com/acme/Foo.java:42",
        "com.acme.Foo#bar(int):42",
        "com.acme.Foo#bar(int,java.lang.String[]):42",
        "com.acme.Foo#bar:42",
        "com.acme.Foo#<init>(int):42",
        "Foo.java:42:true",
        "com.acme.Foo#bar():42:false",
        "NullPointerException@Foo.java:42",
        "com.acme.Odd$Problem@com.acme.Foo#bar(int):42",
        "markers",
      })
  void whatIsReadIsWrittenBack(String text) {
    assertThat(TargetParser.parse(text)).hasToString(text);
    assertThat(TargetParser.parse(TargetParser.parse(text).toString()))
        .isEqualTo(TargetParser.parse(text));
  }

  @Test
  void theFormsHaveTheirMeaning() {
    assertThat(TargetParser.parse("Foo.java:42:FALSE"))
        .isEqualTo(new OnSide(new FileLine("Foo.java", 42), Side.FALSE));
    assertThat(TargetParser.parse("ArithmeticException@Foo.java:7"))
        .isEqualTo(new Throwing("ArithmeticException", new FileLine("Foo.java", 7)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Foo.java | it needs a file or method and a line",
        "Foo:42 | `Foo` is neither a source file nor a method",
        "Foo.java:0 | there is no line 0",
        "Foo.java:99999999999 | there is no line 99999999999",
        "Foo.java:42:maybe | a side is `true` or `false`",
        "E@Foo.java:42:true | an exception has no side",
        "Foo.java:-3 | it needs a file or method and a line",
      })
  void whatIsNoTargetIsRefusedWithTheReason(String text, String reason) {
    assertThatThrownBy(() -> TargetParser.parse(text))
        .isInstanceOfSatisfying(
            ProgramException.class, e -> assertThat(e.problem()).isEqualTo(Problem.TARGET_SYNTAX))
        .hasMessageStartingWith("`" + text + "` is not a target: " + reason + "; write ")
        .hasMessageEndingWith(".");
  }
}
