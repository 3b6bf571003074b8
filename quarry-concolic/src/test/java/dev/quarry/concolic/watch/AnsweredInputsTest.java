package dev.quarry.concolic.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.api.Answers;
import dev.quarry.api.AssumptionFailedException;
import dev.quarry.api.Quarry;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Methods of an input class give what a test answers. */
final class AnsweredInputsTest {
  /** As in collections of verification tasks. */
  public static final class Verifier {
    private Verifier() {}

    public static int nondetInt() {
      throw new IllegalStateException("random");
    }

    public static double nondetDouble() {
      throw new IllegalStateException("random");
    }

    public static String nondetString() {
      throw new IllegalStateException("random");
    }

    public static void assume(boolean condition) {
      throw new IllegalStateException("halted: " + condition);
    }

    public static int other() {
      return 7;
    }
  }

  @Test
  void whatItsMethodsWouldGiveIsAnswered() throws Exception {
    var inputs = new AnsweredInputs(List.of(Verifier.class.getName()));
    Class<?> type = new Rewriting(inputs).loadClass(Verifier.class.getName());

    try (Answers answers = Quarry.answering(5, 2.5, "a")) {
      assertThat(answers).isNotNull();
      assertThat(type.getMethod("nondetInt").invoke(null)).isEqualTo(5);
      assertThat(type.getMethod("nondetDouble").invoke(null)).isEqualTo(2.5);
      assertThat(type.getMethod("nondetString").invoke(null)).isEqualTo("a");
    }
    type.getMethod("assume", boolean.class).invoke(null, true);
    assertThatThrownBy(() -> type.getMethod("assume", boolean.class).invoke(null, false))
        .hasCauseInstanceOf(AssumptionFailedException.class);
    assertThat(type.getMethod("other").invoke(null)).isEqualTo(7);
  }

  /** Defines the input class anew. */
  private static final class Rewriting extends ClassLoader {
    private final AnsweredInputs inputs;

    Rewriting(AnsweredInputs inputs) {
      super(AnsweredInputsTest.class.getClassLoader());
      this.inputs = inputs;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      String internal = name.replace('.', '/');
      if (!inputs.covers(internal)) {
        return super.loadClass(name, resolve);
      }
      try (InputStream file = getResourceAsStream(internal + ".class")) {
        byte[] changed = inputs.rewrite(Objects.requireNonNull(file).readAllBytes());
        return defineClass(name, changed, 0, changed.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
