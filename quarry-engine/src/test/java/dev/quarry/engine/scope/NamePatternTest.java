package dev.quarry.engine.scope;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.quarry.program.MethodId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

public class NamePatternTest {
  private static final MethodId SET = new MethodId("com.acme.Foo$Bar", "setX", "(I)V");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "com.acme.*",
        "com.acme.Foo$Bar",
        "com.acme.Foo?Bar",
        "*#setX",
        "*#set*",
        "com.acme.*#set?",
        "*#set*(int)"
      })
  public void theMethodMatches(String pattern) {
    assertThat(NamePattern.parse(pattern).matches(SET)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"com.acme", "com.acme.Foo", "*#set", "*#set*(long)", "org.*", "#setX"})
  public void theMethodDoesNotMatch(String pattern) {
    assertThat(NamePattern.parse(pattern).matches(SET)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a b", "a#b#c", "com.acme.Foo#", "com.acme.Foo(int)", "a#b(int"})
  public void aWrongFormIsAnsweredWithTheRightOne(String pattern) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NamePattern.parse(pattern))
        .withMessageContaining("com.acme.Foo#get*");
  }

  @Test
  public void aDotIsADot() {
    assertThat(NamePattern.parse("com.acme*").matches(new MethodId("comXacme", "a", "()V")))
        .isFalse();
  }
}
