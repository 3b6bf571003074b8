package dev.quarry.lab.reproduce;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Which crashes to reproduce, and how long to look.
 *
 * @param libraries each a class path: a jar, then what it needs
 * @param only crashes whose name has this in it; "" for all
 * @param budget for each crash
 * @param seed where random choices start
 * @param log where results are kept, and taken from if they are there
 * @param tests where tests are written
 */
public record ReproduceSettings(
    List<List<Path>> libraries, String only, Duration budget, long seed, Path log, Path tests) {
  public ReproduceSettings {
    libraries = libraries.stream().map(List::copyOf).toList();
  }
}
