package dev.quarry.engine.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChangesTest {
  @TempDir Path directory;

  @Test
  void linesThatAreNewOrDifferentAreTold() throws Exception {
    Repository repository = Repository.create(directory);
    repository.write("src/a/A.java", "one", "two", "three", "four");
    repository.write("src/a/B.java", "same");
    repository.commit();
    repository.write("src/a/A.java", "one", "TWO", "three", "four", "five");
    repository.write("notes.txt", "no source");
    repository.write("src/a/C.java", "new", "file");
    Changes changes = Changes.since(directory, "HEAD");
    assertThat(changes.lines())
        .isEqualTo(Map.of("src/a/A.java", Set.of(2, 5), "src/a/C.java", Set.of(1, 2)));
  }

  @Test
  void whereSomethingWasTakenAwayTheLinesAroundItCount() throws Exception {
    Repository repository = Repository.create(directory);
    repository.write("A.java", "one", "two", "three", "four");
    repository.commit();
    repository.write("A.java", "one", "two", "four");
    assertThat(Changes.since(directory, "HEAD").lines()).isEqualTo(Map.of("A.java", Set.of(2, 3)));
  }

  @Test
  void nothingChangedIsEmpty() throws Exception {
    Repository repository = Repository.create(directory);
    repository.write("A.java", "one");
    repository.commit();
    assertThat(Changes.since(directory, "HEAD").isEmpty()).isTrue();
  }

  @Test
  void aDirectoryBelowTheRootWillDo() throws Exception {
    Repository repository = Repository.create(directory);
    repository.write("sub/A.java", "one");
    repository.commit();
    repository.write("sub/A.java", "two");
    assertThat(Changes.since(directory.resolve("sub"), "HEAD").lines().keySet())
        .containsExactly("sub/A.java");
  }

  @Test
  void aRevisionThatIsNotThereIsNamed() throws Exception {
    Repository repository = Repository.create(directory);
    repository.write("A.java", "one");
    repository.commit();
    for (String revision : List.of("nowhere", "--help")) {
      assertThatThrownBy(() -> Changes.since(directory, revision))
          .isInstanceOf(ChangesException.class)
          .hasMessageContaining("git knows no revision `" + revision + "`");
    }
  }

  @Test
  void aDirectoryWithoutGitIsNamed() throws Exception {
    Path plain = Files.createDirectories(directory.resolve("plain"));
    assertThatThrownBy(() -> Changes.since(plain, "HEAD"))
        .isInstanceOf(ChangesException.class)
        .hasMessageContaining("is not in a git repository");
  }
}
