package dev.quarry.symcretic.step;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import dev.quarry.input.InputDomain;
import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Type;

/** Conditions on the classes of objects. */
public final class Types {
  /** Classes of the JDK that runs try for inputs of a more general type. */
  public static final List<String> STANDING_IN = InputDomain.usualValues();

  /** Classes of the JDK that runs try where the program asks for them. */
  private static final List<String> VALUES =
      List.of(
          "java/lang/String",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Double",
          "java/lang/Float",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Boolean");

  /** Before the name of a type: its classes that nobody knows by name. */
  private static final String OTHERS = "others of ";

  private final ClassHierarchy hierarchy;

  public Types(ClassHierarchy hierarchy) {
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
      VALUES.stream()
          .filter(value -> hierarchy.isSubtype(value, type))
          .forEach(value -> members.add(value.replace('/', '.')));
      if (!isClosed(type)) {
        // Classes of the JDK that are not listed, and those made at run time; an entry says that
        // they were not tried.
        members.add(OTHERS + type);
      }
    }
    return site.factory().constant(Sort.TYPES, TypeSet.of(type.replace('/', '.'), members));
  }

  /**
   * Whether some condition asks if an object whose class is not known is of a type that has more
   * classes than its set does: the JDK's own, which are not listed, and arrays of subtypes.
   */
  public boolean asksForMore(Collection<Expr> conditions) {
    return Dag.postOrder(conditions).stream()
        .filter(node -> node.is(Op.SUBTYPE) && !(node.argument(0) instanceof Constant))
        .anyMatch(node -> isOpen((TypeSet) ((Constant) node.argument(1)).value()));
  }

  private boolean isOpen(TypeSet set) {
    String type = set.name().replace('.', '/');
    boolean isList = type.indexOf('#') >= 0 || type.indexOf(' ') >= 0;
    return !isList && (type.startsWith("[") ? isOpenArray(type) : !isClosed(type));
  }

  /** Whether arrays of a type may be of another class: arrays of a subtype of its elements. */
  public boolean isOpenArray(String descriptor) {
    Type element = Type.getType(descriptor).getElementType();
    return element.getSort() == Type.OBJECT && !isAlone(element.getInternalName());
  }

  /** Whether values of types can be made texts of without running code of the program. */
  boolean areHarmless(Collection<Type> values) {
    return values.stream()
        .allMatch(
            type ->
                type.getSort() < Type.ARRAY
                    || type.getSort() == Type.OBJECT
                        && (HarmlessTypes.isOne(type)
                            || isSubtype(type.getInternalName(), "java/lang/Throwable")));
  }

  /** Whether all classes that objects of a type can have are known. */
  boolean isClosed(String type) {
    return type.startsWith("[") || hierarchy.isClosed(type) && !hierarchy.mayHaveProxies(type);
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
