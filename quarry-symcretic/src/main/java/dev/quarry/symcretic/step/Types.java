package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Conditions on the classes of objects. */
public final class Types {
  /** Classes of the JDK that runs try for inputs of a more general type. */
  public static final List<String> STANDING_IN = List.of("java/lang/String", "java/lang/Integer");

  private final ClassHierarchy hierarchy;

  Types(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** Whether an object that is not null is of a type (an internal name, or an array's). */
  public Expr isInstance(Site site, Expr object, String type) {
    return type.equals("java/lang/Object")
        ? site.factory().bool(true)
        : site.references().subtype(site.variables().type(object), set(site, type));
  }

  /** Whether the class of an object is one of some. */
  public Expr isOneOf(Site site, Expr object, String name, List<String> binaryNames) {
    return site.references()
        .subtype(
            site.variables().type(object),
            site.factory().constant(Sort.TYPES, TypeSet.of(name, binaryNames)));
  }

  private Expr set(Site site, String type) {
    List<String> members = new ArrayList<>();
    if (type.startsWith("[")) {
      members.add(type.replace('/', '.'));
    } else {
      hierarchy.concreteTypes(type).forEach(file -> members.add(file.binaryName()));
    }
    return site.factory().constant(Sort.TYPES, TypeSet.of(type.replace('/', '.'), members));
  }

  /** Whether all classes that objects of a type can have are on the class path. */
  boolean isClosed(String type) {
    return type.startsWith("[") || hierarchy.isClosed(type);
  }

  /** Whether no class is below this one. */
  boolean isAlone(String type) {
    return isClosed(type) && hierarchy.subtypes(type).size() == 1;
  }

  /** A type and all above it, by internal names. */
  Collection<String> supertypes(String type) {
    return hierarchy.supertypes(type);
  }

  boolean isSubtype(String lower, String upper) {
    return hierarchy.isSubtype(lower, upper);
  }

  Optional<ClassFile> find(String type) {
    return hierarchy.find(type);
  }
}
