package dev.quarry.program.testing;

import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program of the corpus. Its comments {@code // key: words} say what is expected of their line;
 * {@code // expect: keys} names the keys that are complete: a line without such a comment has
 * nothing of the kind.
 */
public final class CorpusProgram {
  private static final Pattern EXPECTATION = Pattern.compile("// (\\w+): ([^/]+(?:/[^/]+)*)");

  private final String name;
  private final String source;

  private CorpusProgram(String name, String source) {
    this.name = name;
    this.source = source;
  }

  /** All programs that the running JDK can compile. */
  public static List<CorpusProgram> all() {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/corpus"))) {
      List<CorpusProgram> programs = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        programs.add(new CorpusProgram(file.getFileName().toString(), Files.readString(file)));
      }
      return programs.stream().filter(CorpusProgram::canBeCompiled).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The programs that say everything about a key. */
  public static List<CorpusProgram> expecting(String key) {
    return all().stream().filter(program -> program.expects(key)).toList();
  }

  public String source() {
    return source;
  }

  /** The name of the file. */
  public String name() {
    return name;
  }

  /** What is expected of each line; several comments of a line one after the other. */
  public Map<Integer, List<String>> expectations(String key) {
    Map<Integer, List<String>> byLine = new TreeMap<>();
    String[] lines = source.split("\n", -1);
    for (int line = 1; line <= lines.length; line++) {
      Matcher comment = EXPECTATION.matcher(lines[line - 1]);
      while (comment.find()) {
        if (comment.group(1).equals(key)) {
          byLine
              .computeIfAbsent(line, l -> new ArrayList<>())
              .addAll(List.of(comment.group(2).trim().split(" ")));
        }
      }
    }
    return byLine;
  }

  public Program compile(Path directory) {
    return new Program(ClassPath.of(List.of(Javac.compile(directory, name, source))));
  }

  /** Every method with code. */
  public static List<MethodBody> bodies(Program program) {
    return program.classPath().programClasses().stream()
        .flatMap(type -> program.bodies(program.classPath().get(type)).stream())
        .toList();
  }

  @Override
  public String toString() {
    return name;
  }

  private boolean canBeCompiled() {
    return expectations("since").values().stream()
        .flatMap(List::stream)
        .allMatch(since -> Integer.parseInt(since) <= Runtime.version().feature());
  }

  private boolean expects(String key) {
    return expectations("expect").values().stream().anyMatch(keys -> keys.contains(key));
  }
}
