package dev.quarry.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemporaryHomeTest {
  @TempDir Path place;

  private Process otherProcess() throws IOException {
    List<String> classes =
        List.of(TemporaryHomeMain.class.getName(), TemporaryHome.class.getName());
    return JavaCommand.ofThisJava()
        .small(32)
        .run(ClassPlaces.classPath(classes), TemporaryHomeMain.class, place.toString())
        .start();
  }

  private List<Path> homes() throws IOException {
    try (var files = Files.list(place)) {
      return files.toList();
    }
  }

  @Test
  void whatAKilledProcessLeftGoesWithTheNextOne() throws Exception {
    Process other = otherProcess();
    Path left = Path.of(other.inputReader().readLine());
    assertThat(left.resolve("child")).exists();
    other.destroyForcibly().waitFor();
    assertThat(left).exists();

    Path own = new TemporaryHome(place).directory();
    assertThat(homes()).containsExactly(own);
  }

  @Test
  void whatALivingProcessHasStays() throws Exception {
    Process other = otherProcess();
    Path theirs = Path.of(other.inputReader().readLine());
    Path own = new TemporaryHome(place).directory();
    assertThat(homes()).containsExactlyInAnyOrder(own, theirs);
    other.outputWriter().close();
    assertThat(other.waitFor()).isZero();
    assertThat(theirs).doesNotExist();
  }

  @Test
  void whatIsNotOursStays() throws IOException {
    Path stranger = Files.createDirectories(place.resolve("quarry-of-somebody"));
    Path own = new TemporaryHome(place).directory();
    assertThat(homes()).containsExactlyInAnyOrder(own, stranger);
    assertThat(new TemporaryHome(place).directory()).isNotEqualTo(own).exists();
    assertThat(own).exists();
  }
}
