package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The classes of the program that can stand for an interface or abstract class. */
final class Implementations {
  private final ClassHierarchy hierarchy;
  private final Map<String, List<ClassFile>> known = new LinkedHashMap<>();

  Implementations(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** Concrete subtypes on the class path: near ones first, small ones first, short names first. */
  synchronized List<ClassFile> of(ClassFile type) {
    return known.computeIfAbsent(type.name(), name -> find(type));
  }

  private static boolean isConcrete(ClassFile file) {
    return !file.isAbstract() && !file.isInterface();
  }

  /** How large a class is, roughly: a large one takes long to load, and may take long to make. */
  private static int magnitude(ClassFile file) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(file.bytes().length);
  }

  /**
   * An enum whose constants have bodies is abstract, and its constants are objects all the same.
   */
  private List<ClassFile> find(ClassFile type) {
    String home = Names.packageOf(type.name());
    return hierarchy.subtypes(type.name()).stream()
        .flatMap(name -> hierarchy.find(name).stream())
        .filter(file -> file.isOfProgram() && (file.isEnum() || isConcrete(file)))
        .sorted(
            Comparator.<ClassFile>comparingInt(
                    file -> Names.packageOf(file.name()).equals(home) ? 0 : 1)
                .thenComparingInt(file -> file.origin().equals(type.origin()) ? 0 : 1)
                .thenComparingInt(file -> file.isPublic() ? 0 : 1)
                .thenComparingInt(Implementations::magnitude)
                .thenComparingInt(file -> file.name().length())
                .thenComparing(ClassFile::name))
        .toList();
  }
}
