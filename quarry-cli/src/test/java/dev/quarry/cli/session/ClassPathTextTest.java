package dev.quarry.cli.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.cli.ending.UserError;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTextTest {
  @TempDir private Path directory;

  private Path file(String name) throws IOException {
    return Files.writeString(directory.resolve(name), "");
  }

  @Test
  void entriesAreSeparatedAsForJavaAndEmptyOnesAreLeftOut() {
    String text = String.join(File.pathSeparator, "a", "", "b.jar", "");

    assertThat(ClassPathText.parse(text)).containsExactly(Path.of("a"), Path.of("b.jar"));
  }

  @Test
  void aStarMeansTheJarsOfTheDirectoryInTheOrderOfTheirNames() throws IOException {
    Path second = file("b.jar");
    Path first = file("a.jar");
    file("notes.txt");

    assertThat(ClassPathText.parse(directory + "/*")).containsExactly(first, second);
  }

  @Test
  void aFileHasEntriesInOneLineOrInMany() throws IOException {
    Path list = directory.resolve("path.txt");
    Files.writeString(list, "a.jar" + File.pathSeparator + "b.jar\n\n  with space.jar \n");

    assertThat(ClassPathText.parse("classes" + File.pathSeparator + "@" + list))
        .containsExactly(
            Path.of("classes"), Path.of("a.jar"), Path.of("b.jar"), Path.of("with space.jar"));
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> ClassPathText.parse("@" + directory.resolve("none")))
        .isInstanceOf(UserError.class)
        .hasMessageContaining(directory.resolve("none").toString());
  }
}
