package dev.quarry.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.cli.doctor.Diagnosis.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineTest {
  private static final Path HOME = Path.of(System.getProperty("java.home"));

  @Test
  void whatIsThereIsNamedAndWhatIsMissingHasARemedy(@TempDir Path programs) throws IOException {
    Path maven = Files.writeString(programs.resolve("mvn"), "");
    assertThat(maven.toFile().setExecutable(true)).isTrue();

    List<Diagnosis> found = new Machine(HOME, programs.toString()).all();

    assertThat(found)
        .contains(
            Diagnosis.ok("Maven", maven.toString()),
            Diagnosis.limited("git", "git is not on the PATH; cover --since needs it. Install it."))
        .filteredOn(one -> List.of("Java", "solver", "guard", "JDK").contains(one.thing()))
        .extracting(Diagnosis::state)
        .containsOnly(State.OK)
        .hasSize(4);
  }
}
