package dev.quarry.engine.check;

import dev.quarry.spec.Specification;
import dev.quarry.spec.language.SpecificationParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program of {@code corpus/specs}.
 *
 * @param source its file
 * @param name the binary name of its public class
 * @param claims what its comments say
 */
record CorpusProgram(Path source, String name, List<Claim> claims) {
  private static final Pattern CLAIM =
      Pattern.compile("check: (violated|holds|undecided)(?:, (\\d+) events)?");

  /**
   * What is true of a specification.
   *
   * @param events how many a shortest violation has, if that is said
   */
  record Claim(Specification specification, Verdict verdict, OptionalInt events) {}

  static CorpusProgram read(Path root, Path source) throws IOException {
    String file = root.relativize(source).toString().replace('\\', '/');
    String name = file.substring(0, file.length() - ".java".length()).replace('/', '.');
    List<Claim> claims = new ArrayList<>();
    Matcher says = null;
    StringBuilder text = new StringBuilder();
    for (String line : Files.readAllLines(source)) {
      String comment = line.startsWith("//") ? line.substring(2).strip() : "";
      Matcher begins = CLAIM.matcher(comment);
      if (begins.matches()) {
        says = begins;
      } else if (!comment.isEmpty() && says != null) {
        text.append(comment).append('\n');
      } else if (says != null) {
        claims.add(claim(file, says, text.toString()));
        says = null;
        text.setLength(0);
      }
    }
    if (claims.isEmpty()) {
      throw new IllegalStateException(file + " says nothing about itself.");
    }
    return new CorpusProgram(source, name, claims);
  }

  private static Claim claim(String file, Matcher says, String text) {
    List<Specification> specifications = SpecificationParser.file(file, text);
    if (specifications.size() != 1) {
      throw new IllegalStateException(file + " has a comment without one specification: " + text);
    }
    String events = says.group(2);
    return new Claim(
        specifications.get(0),
        Verdict.valueOf(says.group(1).toUpperCase(java.util.Locale.ROOT)),
        events == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(events)));
  }
}
