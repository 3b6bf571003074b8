package dev.quarry.concolic.worker;

import dev.quarry.concolic.runtime.TypeWorld;
import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The concrete types of a program, from its class files. Of the subtypes of a type of the JDK,
 * which may be all classes there are, it names the ones nearest to the entry: whoever looks at a
 * class loads and rewrites it.
 */
final class ProgramTypes implements TypeWorld {
  private static final int MOST_OF_JDK_TYPE = 24;

  private final ClassHierarchy hierarchy;
  private final Map<String, List<String>> known = new ConcurrentHashMap<>();
  private volatile String home = "";

  ProgramTypes(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** The class that others are near to from now on, by its binary name. */
  void near(String owner) {
    if (!owner.equals(home)) {
      home = owner;
      known.clear();
    }
  }

  @Override
  public List<String> concreteSubtypes(String type) {
    return known.computeIfAbsent(type, this::find);
  }

  private List<String> find(String type) {
    String internal = type.replace('.', '/');
    List<String> names =
        hierarchy.concreteTypes(internal).stream()
            .filter(file -> file.isOfProgram() && !file.isEnum())
            .map(ClassFile::binaryName)
            .toList();
    return names.size() <= MOST_OF_JDK_TYPE
            || hierarchy.find(internal).filter(ClassFile::isOfProgram).isPresent()
        ? names
        : names.stream()
            .sorted(Comparator.comparingInt(this::remoteness))
            .limit(MOST_OF_JDK_TYPE)
            .toList();
  }

  /** 0 for the entry's class and what is nested with it, 1 for its package, 2 elsewhere. */
  private int remoteness(String name) {
    if (top(name).equals(top(home))) {
      return 0;
    }
    return inPackage(name).equals(inPackage(home)) ? 1 : 2;
  }

  private static String inPackage(String name) {
    return name.substring(0, name.lastIndexOf('.') + 1);
  }

  private static String top(String name) {
    int nested = name.indexOf('$', name.lastIndexOf('.') + 2);
    return nested < 0 ? name : name.substring(0, nested);
  }
}
