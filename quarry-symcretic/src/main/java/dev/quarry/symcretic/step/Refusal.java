package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Type;

/**
 * Arrays that refuse an object, because their own class allows less than the type they are known
 * by.
 */
final class Refusal {
  private Refusal() {}

  /** When an array may refuse what is stored into it; empty if it never does. */
  static Optional<Failure> of(Site site, Types types) {
    Type array = site.typeBelow(2);
    Type value = site.typeBelow(0);
    boolean isNull = value.getSort() == Type.OBJECT && value.getInternalName().equals("null");
    if (isNull || array.getSort() == Type.ARRAY && isExact(array, value, types)) {
      return Optional.empty();
    }
    Expr holds =
        types.isOneOf(
            site, site.below(2), "arrays of " + value.getClassName(), holding(value, types));
    return Optional.of(
        site.fails(
            site.and(site.factory().not(site.isNull(site.below(0))), site.factory().not(holds)),
            "java/lang/ArrayStoreException"));
  }

  /** Whether arrays of this type are of this very class, and such values are of its elements'. */
  private static boolean isExact(Type array, Type value, Types types) {
    Type element = Type.getType(array.getDescriptor().substring(1));
    return element.getSort() == Type.OBJECT
        && types.isAlone(element.getInternalName())
        && value.equals(element);
  }

  /** The classes of arrays that refuse no object of a type, as far as they have names. */
  private static List<String> holding(Type value, Types types) {
    List<String> names = new ArrayList<>(List.of("[Ljava.lang.Object;"));
    if (value.getSort() == Type.OBJECT) {
      for (String type : types.supertypes(value.getInternalName())) {
        names.add("[L" + type.replace('/', '.') + ";");
      }
    } else {
      names.add("[" + value.getDescriptor().replace('/', '.'));
    }
    return names;
  }
}
