package dev.quarry.engine.change;

import dev.quarry.engine.coverage.Wanted;
import dev.quarry.program.Program;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Lines that are new or different since a revision.
 *
 * @param lines by file, as git names it: with slashes, from the root of the working tree
 */
public record Changes(Map<String, Set<Integer>> lines) {
  private static final String SOURCES = "*.java";

  public Changes {
    lines = Map.copyOf(lines);
  }

  /**
   * What is different in the working tree, whether it is committed or not, new files included.
   *
   * @param directory in a working tree of git
   * @param revision as git understands it
   * @throws ChangesException if git is not there, the directory is in no working tree, or there is
   *     no such revision
   */
  public static Changes since(Path directory, String revision) {
    Path root = root(directory);
    Git git = new Git(root);
    Map<String, Set<Integer>> lines =
        new LinkedHashMap<>(Diff.lines(diff(git, commit(git, revision))));
    git.run(List.of("ls-files", "--others", "--exclude-standard", "--", SOURCES))
        .output()
        .lines()
        .forEach(file -> lines.put(file, all(root.resolve(file))));
    return new Changes(lines);
  }

  private static Path root(Path directory) {
    Git.Answer answer = new Git(directory).run(List.of("rev-parse", "--show-toplevel"));
    if (answer.exit() != 0) {
      throw new ChangesException(
          "`"
              + directory.toAbsolutePath()
              + "` is not in a git repository, so nothing can be told about changes; run this in"
              + " the directory of your project.");
    }
    return Path.of(answer.output().strip());
  }

  private static String commit(Git git, String revision) {
    Git.Answer answer =
        git.run(
            List.of(
                "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"));
    if (answer.exit() != 0) {
      throw new ChangesException(
          "git knows no revision `"
              + revision
              + "`; name a commit, a branch or a tag that is in this repository.");
    }
    return answer.output().strip();
  }

  private static String diff(Git git, String commit) {
    Git.Answer answer =
        git.run(
            List.of(
                "diff",
                "--unified=0",
                "--no-color",
                "--no-ext-diff",
                "--no-relative",
                "--src-prefix=a/",
                "--dst-prefix=b/",
                commit,
                "--",
                SOURCES));
    if (answer.exit() != 0) {
      throw new ChangesException("git can't compare: " + answer.output().strip());
    }
    return answer.output();
  }

  private static Set<Integer> all(Path file) {
    Set<Integer> numbers = new TreeSet<>();
    try {
      // Whatever the encoding: only lines are counted.
      long count = Files.readString(file, StandardCharsets.ISO_8859_1).lines().count();
      for (int number = 1; number <= count; number++) {
        numbers.add(number);
      }
    } catch (IOException e) {
      throw new ChangesException("`" + file + "` can't be read: " + e.getMessage());
    }
    return numbers;
  }

  /** Whether no source file of Java was changed. */
  public boolean isEmpty() {
    return lines.isEmpty();
  }

  /** The branches that are on changed lines or lead to them, and the methods that have some. */
  public Wanted in(Program program) {
    return new ChangedCode(this, program);
  }
}
