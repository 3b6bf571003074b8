package dev.quarry.engine.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A repository of git for a test. */
public final class Repository {
  private final Path directory;

  private Repository(Path directory) {
    this.directory = directory;
  }

  public static Repository create(Path directory) {
    Repository repository = new Repository(directory);
    repository.git("init", "--quiet");
    return repository;
  }

  /** Writes a file of lines. */
  public void write(String name, String... lines) throws Exception {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, List.of(lines));
  }

  /** Commits all there is. */
  public void commit() {
    git("add", "--all");
    git(
        "-c",
        "user.name=test",
        "-c",
        "user.email=test@example.org",
        "-c",
        "commit.gpgsign=false",
        "commit",
        "--quiet",
        "--message=all");
  }

  private void git(String... arguments) {
    Git.Answer answer = new Git(directory).run(List.of(arguments));
    assertThat(answer.exit()).as(answer.output()).isZero();
  }
}
