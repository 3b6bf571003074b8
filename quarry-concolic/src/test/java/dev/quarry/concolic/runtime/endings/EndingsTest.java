package dev.quarry.concolic.runtime.endings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Cause;
import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.context.Located;
import dev.quarry.concolic.runtime.heap.ElementRecorder;
import dev.quarry.concolic.runtime.library.Invocation;
import dev.quarry.concolic.runtime.library.LibraryRecorder;
import dev.quarry.concolic.runtime.library.Target;
import dev.quarry.concolic.runtime.path.BranchRecorder;
import java.util.List;
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
        ending(
            new IllegalStateException("oh"),
            ours(BranchRecorder.class),
            PROGRAM,
            ours(Located.class));
    assertThat(ending.kind()).isEqualTo(Ending.Kind.INTERNAL_ERROR);
    assertThat(ending.exception()).isEmpty();
    assertThat(ending.message())
        .contains("BranchRecorder.java:7")
        .endsWith("java.lang.IllegalStateException: oh");
  }

  @Test
  void causesAreToldWithTheirCalls() {
    var first = new IllegalArgumentException("bad");
    first.setStackTrace(new StackTraceElement[] {JDK, PROGRAM});
    var circle = new IllegalStateException(first);
    circle.setStackTrace(new StackTraceElement[0]);
    first.initCause(circle);
    Ending ending = ending(new RuntimeException(circle), PROGRAM);
    assertThat(ending.calls()).containsExactly("demo.Foo:7");
    assertThat(ending.causes())
        .hasSizeGreaterThan(1)
        .hasSizeLessThan(20)
        .startsWith(
            new Cause("java.lang.IllegalStateException", List.of()),
            new Cause("java.lang.IllegalArgumentException", List.of("demo.Foo:7")));
  }

  @Test
  void whereTheJdkWasCalledByAHookItIsStillOurs() {
    Ending ending = ending(new IndexOutOfBoundsException(), JDK, JDK, ours(ElementRecorder.class));
    assertThat(ending.kind()).isEqualTo(Ending.Kind.INTERNAL_ERROR);
  }

  @Test
  void aLibraryMethodCalledForTheProgramThrowsForTheProgram() {
    Ending ending =
        ending(
            new NumberFormatException("x"),
            JDK,
            ours(Target.class),
            ours(Invocation.class),
            ours(LibraryRecorder.class),
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
    assertThat(ending(new StackOverflowError(), ours(BranchRecorder.class), PROGRAM).kind())
        .isEqualTo(Ending.Kind.THREW);
  }
}
