package dev.quarry.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class QuarryTest {
  static Stream<Arguments> inputs() {
    return Stream.of(
        input("anyBoolean()", Quarry::anyBoolean),
        input("anyByte()", Quarry::anyByte),
        input("anyChar()", Quarry::anyChar),
        input("anyShort()", Quarry::anyShort),
        input("anyInt()", Quarry::anyInt),
        input("anyLong()", Quarry::anyLong),
        input("anyFloat()", Quarry::anyFloat),
        input("anyDouble()", Quarry::anyDouble),
        input("anyString()", Quarry::anyString),
        input("any(Runnable.class)", () -> Quarry.any(Runnable.class)));
  }

  private static Arguments input(String call, ThrowingCallable code) {
    return Arguments.of(call, code);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("inputs")
  void anInputOutsideAnExplorationNamesTheRemedy(String call, ThrowingCallable code) {
    assertThatThrownBy(code)
        .isInstanceOf(NoExplorationException.class)
        .hasMessageStartingWith("Quarry." + call + " has a value only during an exploration")
        .hasMessageContaining("quarry explore")
        .hasMessageEndingWith(".");
  }

  @Test
  void aBrokenAssumptionHasItsOwnException() {
    assertThatThrownBy(() -> Quarry.assume(false)).isInstanceOf(AssumptionFailedException.class);
  }

  @Test
  void anAssumptionThatHoldsAndATargetDoNothing() {
    assertThatCode(
            () -> {
              Quarry.assume(true);
              Quarry.target();
            })
        .doesNotThrowAnyException();
  }

  @Test
  void theClassLoadsWithoutAnyLibrary() throws Exception {
    var home = Quarry.class.getProtectionDomain().getCodeSource().getLocation();
    try (var alone =
        new java.net.URLClassLoader(
            new java.net.URL[] {home}, ClassLoader.getPlatformClassLoader())) {
      Class<?> loaded = alone.loadClass("dev.quarry.api.Quarry");
      assertThat(loaded).isNotSameAs(Quarry.class);
      assertThatThrownBy(() -> loaded.getMethod("anyInt").invoke(null))
          .hasRootCauseMessage(messageOf(Quarry::anyInt));
      assertThat(loaded.getPackage().getAnnotations()).isEmpty();
    }
  }

  private static String messageOf(ThrowingCallable code) {
    try {
      code.call();
    } catch (Throwable thrown) {
      return thrown.getMessage();
    }
    throw new AssertionError("nothing was thrown");
  }
}
