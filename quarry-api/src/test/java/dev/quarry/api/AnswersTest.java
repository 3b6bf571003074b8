package dev.quarry.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class AnswersTest {
  @Test
  void everyKindIsGivenInItsOrder() {
    Object thing = new Object();
    try (Answers answers =
        Quarry.answering(true, (byte) -1, 'x', (short) 7, 41, 1L << 40, 1.5f, -0.0, "a", thing)) {
      assertThat(answers).isNotNull();
      assertThat(Quarry.anyBoolean()).isTrue();
      assertThat(Quarry.anyByte()).isEqualTo((byte) -1);
      assertThat(Quarry.anyChar()).isEqualTo('x');
      assertThat(Quarry.anyShort()).isEqualTo((short) 7);
      assertThat(Quarry.anyInt()).isEqualTo(41);
      assertThat(Quarry.anyLong()).isEqualTo(1L << 40);
      assertThat(Quarry.anyFloat()).isEqualTo(1.5f);
      assertThat(Double.doubleToRawLongBits(Quarry.anyDouble()))
          .isEqualTo(Double.doubleToRawLongBits(-0.0));
      assertThat(Quarry.anyString()).isEqualTo("a");
      assertThat(Quarry.any(Object.class)).isSameAs(thing);
    }
  }

  @Test
  void anIntWillDoForSmallerTypesIfItFits() {
    try (Answers answers = Quarry.answering(-128, 65535, 32767, 128, -1, 1L)) {
      assertThat(answers).isNotNull();
      assertThat(Quarry.anyByte()).isEqualTo(Byte.MIN_VALUE);
      assertThat(Quarry.anyChar()).isEqualTo(Character.MAX_VALUE);
      assertThat(Quarry.anyShort()).isEqualTo(Short.MAX_VALUE);
      assertThatThrownBy(Quarry::anyByte)
          .hasMessage("The answer to Quarry.anyByte() must be from -128 to 127.");
      assertThatThrownBy(Quarry::anyChar).isInstanceOf(IllegalStateException.class);
      assertThatThrownBy(Quarry::anyShort).isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void nullAnswersOnlyWhatMayBeNull() {
    try (Answers answers = Quarry.answering(null, null)) {
      assertThat(answers).isNotNull();
      assertThat(Quarry.any(String.class)).isNull();
      assertThatThrownBy(Quarry::anyString)
          .hasMessage("The answer to Quarry.anyString() must not be null.");
    }
  }

  @Test
  void anAnswerOfAnotherTypeIsAnError() {
    try (Answers answers = Quarry.answering("1")) {
      assertThat(answers).isNotNull();
      assertThatThrownBy(Quarry::anyInt)
          .hasMessage("The answer to Quarry.anyInt() must not be a java.lang.String.");
    }
  }

  @Test
  void behindTheLastAnswerAndBehindTheBlockThereIsNone() {
    try (Answers outer = Quarry.answering(1, 2)) {
      assertThat(outer).isNotNull();
      assertThat(Quarry.anyInt()).isEqualTo(1);
      try (Answers inner = Quarry.answering(5)) {
        assertThat(inner).isNotNull();
        assertThat(Quarry.anyInt()).isEqualTo(5);
        assertThatThrownBy(Quarry::anyInt).isInstanceOf(NoExplorationException.class);
      }
      assertThat(Quarry.anyInt()).isEqualTo(2);
    }
    assertThatThrownBy(Quarry::anyInt).isInstanceOf(NoExplorationException.class);
  }

  @Test
  void anotherThreadIsNotAnswered() throws InterruptedException {
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    try (Answers answers = Quarry.answering(1)) {
      assertThat(answers).isNotNull();
      Thread thread = new Thread(Quarry::anyInt);
      thread.setUncaughtExceptionHandler((any, problem) -> thrown.set(problem));
      thread.start();
      thread.join();
    }
    assertThat(thrown.get()).isInstanceOf(NoExplorationException.class);
  }
}
