package dev.quarry.engine.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

public class SimplerTest {
  @Test
  public void textsGetShorterAndThenPlainer() {
    assertThat(Simpler.than("xyz"))
        .containsExactly(
            "", "", "x", "z", "xy", "yz", "aaa", "yz", "xz", "xy", "ayz", " yz", "xaz", "x z",
            "xya", "xy ");
    assertThat(Simpler.than("x")).containsExactly("", "", "a", "", "a", " ");
    assertThat(Simpler.than("")).isEmpty();
  }

  @Test
  public void aLongTextHasFewSimplerOnesThatAreMadeOneByOne() {
    String text = "x".repeat(1 << 20);
    assertThat(Simpler.than(text).size()).isLessThan(5_000);
    assertThat(Simpler.than(text))
        .last()
        .isEqualTo(text.substring(0, 999) + " " + text.substring(1_000));
  }

  @Test
  public void numbersComeNearer() {
    assertThat(Simpler.than(10)).containsExactly(0, 1, -1, 5, 8, 9);
    assertThat(Simpler.than(0)).isEmpty();
  }
}
