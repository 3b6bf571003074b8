package dev.quarry.engine.scope;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Names;
import dev.quarry.program.ProgramException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Classes that a class path has in two versions, of which the later is never seen. */
public final class DuplicateClasses {
  private static final int MOST_NAMED = 5;

  private DuplicateClasses() {}

  /** A sentence for each, or for many of them together. */
  public static List<String> warnings(List<Path> classPath) {
    Map<String, Path> first = new LinkedHashMap<>();
    List<String> sentences = new ArrayList<>();
    for (Path entry : classPath) {
      try (ClassPath alone = ClassPath.of(List.of(entry))) {
        for (String name : alone.programClasses()) {
          Path earlier = first.putIfAbsent(name, entry);
          if (earlier != null && !earlier.equals(entry) && differs(name, earlier, alone)) {
            sentences.add(
                "Class `%s` is in %s and, in another version, in %s; the one in %s is used."
                    .formatted(Names.binary(name), earlier, entry, earlier));
          }
        }
      }
    }
    return shortened(sentences);
  }

  private static boolean differs(String name, Path earlier, ClassPath later) {
    try (ClassPath before = ClassPath.of(List.of(earlier))) {
      return !Arrays.equals(bytes(name, before), bytes(name, later));
    } catch (ProgramException e) {
      // One of them can't be read, which others tell.
      return false;
    }
  }

  private static byte[] bytes(String name, ClassPath place) {
    return place.find(name).map(ClassFile::bytes).orElseThrow();
  }

  private static List<String> shortened(List<String> sentences) {
    if (sentences.size() <= MOST_NAMED) {
      return sentences;
    }
    List<String> kept = new ArrayList<>(sentences.subList(0, MOST_NAMED));
    kept.add(
        "The class path has %d more classes in two versions each; put one of them away."
            .formatted(sentences.size() - MOST_NAMED));
    return kept;
  }
}
