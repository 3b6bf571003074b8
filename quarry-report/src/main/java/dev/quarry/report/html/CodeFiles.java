package dev.quarry.report.html;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The source files that results speak about, each with a page. */
final class CodeFiles {
  private static final int LONGEST_NAME = 120;

  private final SourceFolders sources;
  private final Map<String, CodeFile> files = new TreeMap<>();
  private final Set<String> pages = new HashSet<>();

  CodeFiles(SourceFolders sources) {
    this.sources = sources;
  }

  SourceFolders sources() {
    return sources;
  }

  Collection<CodeFile> all() {
    return Collections.unmodifiableCollection(files.values());
  }

  /** The file of this name below its root. */
  CodeFile named(String name) {
    return files.computeIfAbsent(name, any -> new CodeFile(name, page(name)));
  }

  /** A name that every file system takes, and that no other page has. */
  private String page(String file) {
    String plain = file.replace('/', '.').replaceAll("[^A-Za-z0-9._-]", "_");
    String stem = "source-" + plain.substring(Math.max(0, plain.length() - LONGEST_NAME));
    String page = stem;
    for (int i = 2; !pages.add(page.toLowerCase(Locale.ROOT)); i++) {
      page = stem + "-" + i;
    }
    return page + ".html";
  }

  /**
   * Where a place is; empty if that is not known, or not for sure.
   *
   * @param place as {@code File.java:12}
   * @param type the binary name of a class that is likely to be in the same folder; may be ""
   */
  Optional<CodePlace> find(String place, String type) {
    int colon = place.lastIndexOf(':');
    if (colon < 0) {
      return Optional.empty();
    }
    Optional<Integer> line = number(place.substring(colon + 1));
    return line.flatMap(
        number -> file(place.substring(0, colon), type).map(file -> new CodePlace(file, number)));
  }

  private static Optional<Integer> number(String text) {
    boolean isNumber =
        !text.isEmpty() && text.length() < 9 && text.chars().allMatch(Character::isDigit);
    return isNumber ? Optional.of(Integer.parseInt(text)) : Optional.empty();
  }

  private Optional<CodeFile> file(String name, String type) {
    if (name.contains("/")) {
      return known(name).or(() -> beneath(name));
    }
    String beside = type.substring(0, type.lastIndexOf('.') + 1).replace('.', '/') + name;
    return (type.isEmpty() ? Optional.<CodeFile>empty() : known(beside)).or(() -> only(name));
  }

  private Optional<CodeFile> known(String name) {
    return files.containsKey(name) || sources.has(name)
        ? Optional.of(named(name))
        : Optional.empty();
  }

  /** A path that begins above the root. */
  private Optional<CodeFile> beneath(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1);
    return sources.named(name).stream()
        .filter(file -> path.endsWith("/" + file))
        .findFirst()
        .map(this::named);
  }

  /** Of several files with one name, nobody knows which is meant. */
  private Optional<CodeFile> only(String name) {
    Set<String> all = new HashSet<>(sources.named(name));
    files.keySet().stream()
        .filter(file -> file.substring(file.lastIndexOf('/') + 1).equals(name))
        .forEach(all::add);
    return all.size() == 1 ? Optional.of(named(List.copyOf(all).get(0))) : Optional.empty();
  }
}
