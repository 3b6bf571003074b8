package dev.quarry.lab.verify;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Whose warnings to verify, and how long to look.
 *
 * @param libraries each a class path: a jar, then what it needs
 * @param warnings how many are drawn from those of all libraries together that have a question
 * @param seed of the draw
 * @param budget for each question
 * @param jobs how many questions at a time
 * @param log where verdicts are kept, and taken from if they are there
 * @param output where SpotBugs' files and the tests are written
 */
public record VerifySettings(
    List<List<Path>> libraries,
    int warnings,
    long seed,
    Duration budget,
    int jobs,
    Path log,
    Path output) {
  public VerifySettings {
    libraries = libraries.stream().map(List::copyOf).toList();
  }
}
