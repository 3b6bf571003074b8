package dev.quarry.program.invariant;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every trap in {@link Subjects} is one that a wrong proof would fall into. */
final class FieldInvariantsTest {
  private static final Program PROGRAM = new Program(ClassPath.of(List.of(classes())));
  private static final FieldInvariants INVARIANTS =
      new FieldInvariants(new ClassHierarchy(PROGRAM.classPath()));

  private static Path classes() {
    try {
      return Path.of(Subjects.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @AfterAll
  static void close() {
    PROGRAM.close();
  }

  private static String known(String type, String field) {
    String owner = Subjects.class.getName().replace('.', '/') + "$" + type;
    return INVARIANTS.of(owner, field).map(it -> it.text(field)).orElse("");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CheckedByIf",
        "CheckedByRequire",
        "RequiredInPlace",
        "Dereferenced",
        "InitialisedInPlace",
        "OneOfTwo",
        "Delegates",
        "Compact",
        "Kind",
        "PassesThisInTime",
        "CallsAHarmlessMethod",
        "BelowQuietTemplate",
        "StreamKept",
        "CopiedWhole",
        "Failure",
      })
  void whatEveryWriterSeesToIsKnown(String type) {
    assertThat(known(type, "it")).isEqualTo("it is never null");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Plain",
        "Unchecked",
        "Turned",
        "CheckedTooLate",
        "CheckedOnOneWay",
        "CheckedThenReplaced",
        "SetOnOneWay",
        "Caught",
        "OneConstructorForgets",
        "SetterWritesNull",
        "SetterWritesAnything",
        "LambdaWrites",
        "NestMateWrites",
        "Protected",
        "Copied",
        "Finalised",
        "Stream",
        "Hides",
      })
  void whatSomebodyMayWriteOrForgetIsNot(String type) {
    assertThat(known(type, "it")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "PassesThisTooEarly",
        "StoresThisTooEarly",
        "LambdaHasThisTooEarly",
        "PassesThisThroughALocal",
        "CallsAMethodThatReads",
        "CallsAPrivateMethodThatPassesThis",
        "BelowTemplate",
        "LooksInSubclass",
        "OneWayShows",
        "LookingFailure",
      })
  void nothingIsKnownOfAnObjectThatIsSeenBeforeItIsMade(String type) {
    assertThat(known(type, "it")).isEmpty();
  }

  @Test
  void aConstructorAboveMayShowTheObject() {
    assertThat(known("BelowRegistering", "own")).isEmpty();
    assertThat(known("Namesake", "own")).isEmpty();
  }

  @Test
  void aFieldOfAnotherClassIsNotTheOwn() {
    assertThat(known("OnlyTheOtherIsWritten", "own")).isEmpty();
    assertThat(known("OnlyTheOtherIsWritten", "it")).isEmpty();
  }

  @Test
  void theInstanceAroundIsThereBeforeAnythingElse() {
    assertThat(known("Inner", "number")).isEmpty();
  }

  @Test
  void numbersHaveBoundsAsTheyAreChecked() {
    assertThat(known("Positive", "it")).isEqualTo("it is at least 1");
    assertThat(known("Percent", "it")).isEqualTo("it is between 0 and 100");
    assertThat(known("Mirrored", "it")).isEqualTo("it is at least 10");
    assertThat(known("PositiveButShown", "it")).isEqualTo("it is between 0 and 5");
    assertThat(known("Counted", "it")).isEmpty();
  }

  @Test
  void nothingIsKnownWhereFieldsAreWrittenByName() {
    assertThat(INVARIANTS.of("dev/quarry/program/invariant/Updated", "it")).isEmpty();
  }

  @Test
  void theJdkIsNotLookedThrough() {
    assertThat(INVARIANTS.of("java/lang/Thread", "name")).isEmpty();
  }
}
