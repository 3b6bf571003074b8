package dev.quarry.lab.reproduce;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads calls that crash: a line that begins at the margin has the name of a library and of the
 * crash, statements stand below it with space before them. Lines that begin with {@code #} mean
 * nothing.
 */
final class Crashes {
  private static final String OWN = "crashes.txt";

  private Crashes() {}

  /** Those that come with the laboratory. */
  static List<Crash> standard() {
    try (InputStream in = Crashes.class.getResourceAsStream(OWN)) {
      if (in == null) {
        throw new IllegalStateException("The resource " + OWN + " is missing.");
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * All of a text, in its order.
   *
   * @throws IllegalArgumentException if a line is none of such a text
   */
  static List<Crash> parse(String text) {
    List<Crash> crashes = new ArrayList<>();
    for (String line : text.lines().filter(one -> !one.startsWith("#")).toList()) {
      if (line.startsWith(" ")) {
        addTo(crashes, line);
      } else if (!line.isBlank()) {
        int space = line.indexOf(' ');
        if (space < 0) {
          throw new IllegalArgumentException("`%s` names a library and no crash.".formatted(line));
        }
        crashes.add(new Crash(line.substring(0, space), line.substring(space + 1), ""));
      }
    }
    return List.copyOf(crashes);
  }

  private static void addTo(List<Crash> crashes, String line) {
    if (crashes.isEmpty()) {
      throw new IllegalArgumentException("`%s` belongs to no crash.".formatted(line));
    }
    int last = crashes.size() - 1;
    Crash crash = crashes.get(last);
    crashes.set(last, new Crash(crash.library(), crash.name(), crash.code() + line + "\n"));
  }
}
