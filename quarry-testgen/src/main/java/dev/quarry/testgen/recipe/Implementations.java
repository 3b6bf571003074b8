package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The classes of the program that can stand for an interface or abstract class. */
final class Implementations {
  private final ClassHierarchy hierarchy;
  private final Set<String> preferred;
  private final Map<String, List<ClassFile>> known = new LinkedHashMap<>();

  /**
   * @param preferred internal names of classes that come before all others
   */
  Implementations(ClassHierarchy hierarchy, Set<String> preferred) {
    this.hierarchy = hierarchy;
    this.preferred = Set.copyOf(preferred);
  }

  /**
   * Concrete subtypes on the class path: preferred ones first, then near ones, small ones, those
   * with short names.
   */
  synchronized List<ClassFile> of(ClassFile type) {
    return known.computeIfAbsent(type.name(), name -> find(type));
  }

  /** Those subtypes that come before all others, the class itself not among them. */
  List<ClassFile> preferred(ClassFile type) {
    return preferred.isEmpty()
        ? List.of()
        : of(type).stream()
            .filter(file -> preferred.contains(file.name()) && !file.equals(type))
            .toList();
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
            Comparator.<ClassFile>comparingInt(file -> preferred.contains(file.name()) ? 0 : 1)
                .thenComparingInt(file -> Names.packageOf(file.name()).equals(home) ? 0 : 1)
                .thenComparingInt(file -> file.origin().equals(type.origin()) ? 0 : 1)
                .thenComparingInt(file -> file.isPublic() ? 0 : 1)
                .thenComparingInt(Implementations::magnitude)
                .thenComparingInt(file -> file.name().length())
                .thenComparing(ClassFile::name))
        .toList();
  }
}
