package dev.quarry.concolic.runtime.endings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.Located;
import dev.quarry.concolic.runtime.hooks.Decide;
import dev.quarry.concolic.runtime.hooks.Elements;
import dev.quarry.concolic.runtime.hooks.Library;
import dev.quarry.concolic.runtime.library.ModelRoutine;
import dev.quarry.concolic.runtime.library.Target;
import org.junit.jupiter.api.Test;

/** Whose exception it is that escaped. */
class EndingsTest {
  private static final StackTraceElement PROGRAM = frame("program", "demo.Foo");
  private static final StackTraceElement JDK =
      new StackTraceElement(null, "java.base", "17", "java.util.List", "get", "List.java", 1);

  private static StackTraceElement frame(String loader, String type) {
    String file = type.substring(type.lastIndexOf('.') + 1) + ".java";
    return new StackTraceElement(loader, null, null, type, "bar", file, 7);
  }

  private static StackTraceElement ours(Class<?> type) {
    return frame("app", type.getName());
  }

  private static Ending ending(Throwable thrown, StackTraceElement... trace) {
    thrown.setStackTrace(trace);
    return Endings.of(thrown);
  }

  @Test
  void anExceptionOfAHookIsNoneOfTheProgram() {
    Ending ending =
        ending(new IllegalStateException("oh"), ours(Decide.class), PROGRAM, ours(Located.class));
    assertThat(ending.kind()).isEqualTo(Ending.Kind.INTERNAL_ERROR);
    assertThat(ending.exception()).isEmpty();
    assertThat(ending.message())
        .contains("Decide.java:7")
        .endsWith("java.lang.IllegalStateException: oh");
  }

  @Test
  void whereTheJdkWasCalledByAHookItIsStillOurs() {
    Ending ending = ending(new IndexOutOfBoundsException(), JDK, JDK, ours(Elements.class));
    assertThat(ending.kind()).isEqualTo(Ending.Kind.INTERNAL_ERROR);
  }

  @Test
  void aLibraryMethodCalledForTheProgramThrowsForTheProgram() {
    Ending ending =
        ending(
            new NumberFormatException("x"),
            JDK,
            ours(Target.class),
            ours(ModelRoutine.class),
            ours(Library.class),
            PROGRAM);
    assertThat(ending.kind()).isEqualTo(Ending.Kind.THREW);
    assertThat(ending.place()).isEqualTo("Foo.java:7");
  }

  @Test
  void theProgramsOwnExceptionsAreItsOwn() {
    assertThat(ending(new IllegalStateException(), JDK, PROGRAM, ours(Located.class)).kind())
        .isEqualTo(Ending.Kind.THREW);
    // The program may be Quarry.
    assertThat(ending(new IllegalStateException(), frame("program", "dev.quarry.Foo")).kind())
        .isEqualTo(Ending.Kind.THREW);
    assertThat(ending(new IllegalStateException()).kind()).isEqualTo(Ending.Kind.THREW);
  }

  @Test
  void aStackThatOverflowsInAHookOverflowsInTheProgram() {
    assertThat(ending(new StackOverflowError(), ours(Decide.class), PROGRAM).kind())
        .isEqualTo(Ending.Kind.THREW);
  }
}
