package dev.quarry.program.hierarchy;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Super- and subtypes by internal names. A type that is on neither the class path nor in the JDK
 * has no supertypes but {@code java/lang/Object}. Subtypes are those on the class path; the JDK's
 * own are not listed.
 */
public final class ClassHierarchy {
  static final String OBJECT = "java/lang/Object";

  private final ClassPath classPath;
  private final DirectSubtypes direct;
  private final Proxies proxies;

  public ClassHierarchy(ClassPath classPath) {
    this.classPath = classPath;
    this.direct = new DirectSubtypes(classPath);
    this.proxies = new Proxies(classPath);
  }

  public ClassPath classPath() {
    return classPath;
  }

  /** The class file of a type, if there is one. */
  public Optional<ClassFile> find(String name) {
    return classPath.find(name);
  }

  /** The superclass; empty for {@code Object} and for types that can't be found. */
  public Optional<ClassFile> superclass(ClassFile type) {
    return Optional.ofNullable(type.superName()).flatMap(this::find);
  }

  /** The type and its superclasses, nearest first. */
  public List<ClassFile> superclasses(String name) {
    Set<ClassFile> chain = new LinkedHashSet<>();
    Optional<ClassFile> type = find(name);
    // A class file that is its own ancestor must not keep us here.
    while (type.isPresent() && chain.add(type.get())) {
      type = superclass(type.get());
    }
    return List.copyOf(chain);
  }

  /** The names of the type itself and all its supertypes: classes first, then interfaces. */
  public List<String> supertypes(String name) {
    Set<String> all = new LinkedHashSet<>();
    all.add(name);
    superclasses(name).forEach(type -> all.add(type.name()));
    ArrayDeque<String> open = new ArrayDeque<>(all);
    while (!open.isEmpty()) {
      for (String parent : find(open.remove()).map(ClassFile::interfaces).orElse(List.of())) {
        if (all.add(parent)) {
          open.add(parent);
        }
      }
    }
    all.add(OBJECT);
    return List.copyOf(all);
  }

  /** Whether a value of type {@code lower} is one of type {@code upper}; arrays included. */
  public boolean isSubtype(String lower, String upper) {
    if (lower.equals(upper) || upper.equals(OBJECT)) {
      return true;
    }
    return lower.startsWith("[")
        ? ArrayTypes.isSubtype(this, lower, upper)
        : supertypes(lower).contains(upper);
  }

  /** The names of the type and all its subtypes on the class path, sorted by level, then name. */
  public Collection<String> subtypes(String name) {
    Map<String, List<String>> children = direct.byParent();
    Set<String> all = new LinkedHashSet<>();
    all.add(name);
    ArrayDeque<String> open = new ArrayDeque<>(all);
    while (!open.isEmpty()) {
      for (String child : children.getOrDefault(open.remove(), List.of())) {
        if (all.add(child)) {
          open.add(child);
        }
      }
    }
    return all;
  }

  /** The classes that an object of this static type can have: neither abstract nor interfaces. */
  public List<ClassFile> concreteTypes(String name) {
    List<ClassFile> concrete = new ArrayList<>();
    for (String type : subtypes(name)) {
      find(type).filter(file -> !file.isAbstract() && !file.isInterface()).ifPresent(concrete::add);
    }
    return concrete;
  }

  /** Whether {@link #subtypes} can be all there are: the JDK has none of its own. */
  public boolean isClosed(String name) {
    return find(name).map(type -> type.isOfProgram() || type.isFinal()).orElse(false);
  }

  /** Whether objects of a type may be of classes that the program makes when it runs. */
  public boolean mayHaveProxies(String name) {
    return find(name).filter(type -> type.isInterface() && !type.isSealed()).isPresent()
        && proxies.areMade();
  }

  /** The nearest class that both are subtypes of; for interfaces, {@code Object}. */
  public String commonSuperclass(String left, String right) {
    if (isSubtype(right, left)) {
      return left;
    }
    if (isSubtype(left, right)) {
      return right;
    }
    for (ClassFile type : superclasses(left)) {
      if (!type.isInterface() && isSubtype(right, type.name())) {
        return type.name();
      }
    }
    return OBJECT;
  }
}
