package dev.quarry.concolic.guard.boot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WishTest {
  static String[] standIns() {
    return Wish.STAND_INS;
  }

  @ParameterizedTest
  @MethodSource("standIns")
  void whoCallsTheJdkForTheProgramExists(String name) throws ClassNotFoundException {
    assertThat(Class.forName(name, false, WishTest.class.getClassLoader())).isNotNull();
  }
}
