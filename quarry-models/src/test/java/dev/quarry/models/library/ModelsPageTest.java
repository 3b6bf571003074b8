package dev.quarry.models.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ModelsPageTest {
  private static final String BEGIN = "<!-- begin of the table, rendered by ModelsPage -->\n";

  @Test
  void thePageListsTheModelsThereAre() throws IOException {
    String page = Files.readString(docs().resolve("models.md"));
    String table = page.substring(page.indexOf(BEGIN) + BEGIN.length());
    assertThat(table).isEqualTo(ModelsPage.render());
  }

  /** Of the repository, from wherever in it the test runs. */
  private static Path docs() {
    Path directory = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(directory.resolve("docs"))) {
      directory = directory.getParent();
    }
    return directory.resolve("docs");
  }
}
