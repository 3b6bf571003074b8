package dev.quarry.testgen.source;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The imports of one file, which grow as names are asked for. A simple name belongs to the class
 * that asks first; the others are written in full.
 */
final class Imports {
  private static final String LANG = "java.lang";

  /** Classes that tests name without asking: they are always there, unless a package hides them. */
  private static final List<String> ALWAYS_THERE =
      List.of(
          "Boolean",
          "Byte",
          "Character",
          "Class",
          "Double",
          "Exception",
          "Float",
          "Integer",
          "Long",
          "Object",
          "Override",
          "ReflectiveOperationException",
          "Short",
          "String",
          "SuppressWarnings",
          "System",
          "Throwable");

  private final ClassNames names;
  private final String home;
  private final Map<String, String> owners = new TreeMap<>();
  private final TreeSet<String> imported = new TreeSet<>();
  private final TreeSet<String> statics = new TreeSet<>();

  /** For a file of the package {@code home}, a binary name. */
  Imports(ClassNames names, String home) {
    this.names = names;
    this.home = home;
    for (String simple : ALWAYS_THERE) {
      if (!home.equals(LANG) && names.exists(home, simple)) {
        owners.put(simple, LANG);
      }
    }
  }

  /** One that can grow without this one. */
  Imports copy() {
    Imports copy = new Imports(names, home);
    copy.owners.putAll(owners);
    copy.imported.addAll(imported);
    copy.statics.addAll(statics);
    return copy;
  }

  String home() {
    return home;
  }

  /** Keeps a simple name for a top-level class of this file's package. */
  void claim(String simple) {
    owners.put(simple, home);
  }

  /** How this file writes the class with that internal name, without type arguments. */
  String name(String internal) {
    ClassNames.Name name = names.of(internal);
    String owner = owners.get(name.outermost());
    if (owner == null && mayClaim(name)) {
      owners.put(name.outermost(), name.home());
      if (needsImport(name.home())) {
        imported.add(name.home() + "." + name.outermost());
      }
      owner = name.home();
    }
    return name.home().equals(owner) ? name.simple() : name.full();
  }

  /** A static method by its simple name; {@code owner} is a binary name. */
  String method(String owner, String method) {
    statics.add(owner + "." + method);
    return method;
  }

  /** The import declarations that this code needs, an empty line after each group. */
  String text(String code) {
    TreeSet<String> imported = new TreeSet<>(this.imported);
    ALWAYS_THERE.stream()
        .filter(simple -> LANG.equals(owners.get(simple)) && names.exists(home, simple))
        .filter(simple -> Pattern.compile("(?<![\\w.$])" + simple + "\\b").matcher(code).find())
        .forEach(simple -> imported.add(LANG + "." + simple));
    StringBuilder text = new StringBuilder();
    statics.forEach(name -> text.append("import static ").append(name).append(";\n"));
    text.append(statics.isEmpty() ? "" : "\n");
    imported.forEach(name -> text.append("import ").append(name).append(";\n"));
    return text.append(imported.isEmpty() ? "" : "\n").toString();
  }

  /** Classes of the own package hide those of {@code java.lang}, unless these are imported. */
  private boolean mayClaim(ClassNames.Name name) {
    return !name.home().equals(LANG) || !names.exists(home, name.outermost());
  }

  private boolean needsImport(String other) {
    return !other.equals(home) && !other.equals(LANG) && !other.isEmpty();
  }
}
