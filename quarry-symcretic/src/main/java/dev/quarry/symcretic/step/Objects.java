package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.program.hierarchy.LambdaClasses;
import dev.quarry.symcretic.state.Assignment;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.TypeInsnNode;

/** Creation of objects, their classes, their monitors. */
final class Objects {
  private final Types types;

  Objects(Types types) {
    this.types = types;
  }

  Optional<Meaning> of(Site site) {
    return switch (site.opcode()) {
      case Opcodes.NEW -> Optional.of(create(site, ((TypeInsnNode) site.instruction()).desc));
      case Opcodes.CHECKCAST -> Optional.of(cast(site, ((TypeInsnNode) site.instruction()).desc));
      case Opcodes.INSTANCEOF ->
          Optional.of(instance(site, ((TypeInsnNode) site.instruction()).desc));
      case Opcodes.MONITORENTER ->
          Optional.of(Meaning.of(site.assignment(), site.failsOnNull(site.below(0))));
      case Opcodes.MONITOREXIT -> Optional.of(Meaning.of(site.assignment()));
      default -> Optional.empty();
    };
  }

  private static Meaning create(Site site, String type) {
    Assignment assignment =
        site.assignment().set(site.after(site.height(), Sort.REF), site.references().fresh());
    assignment.change(
        site.variables().types(),
        Arrays.ofFresh(site, site.factory().constant(Sort.TYPE, type.replace('/', '.'))));
    Meaning meaning = Meaning.of(emptyFields(site, assignment));
    // Whether a lambda is a new object each time is up to the virtual machine.
    return LambdaClasses.isOne(type)
        ? meaning.sharing(site.after(site.height(), Sort.REF))
        : meaning;
  }

  /** All fields of a new object are zero, false or null; which it has does not matter. */
  static Assignment emptyFields(Site site, Assignment assignment) {
    return assignment.otherwise(
        (map, keys) ->
            site.variables().isField(map) && keys.get(0) == site.references().fresh()
                ? Optional.of(defaultElement(site, map))
                : Optional.empty());
  }

  private static Expr defaultElement(Site site, Input map) {
    Sort.Basic element = ((Sort.Map) map.sort()).element();
    return site.factory().constant(element, element.defaultValue());
  }

  private Meaning cast(Site site, String type) {
    Expr object = site.below(0);
    Expr refused =
        site.and(
            site.factory().not(site.isNull(object)),
            site.factory().not(types.isInstance(site, object, type)));
    boolean isNeeded = !types.isSubtype(internalName(site), type);
    Meaning meaning =
        Meaning.of(
            site.assignment(),
            isNeeded ? List.of(site.fails(refused, "java/lang/ClassCastException")) : List.of());
    return meaning;
  }

  private static String internalName(Site site) {
    var type = site.typeBelow(0);
    return type.getSort() == org.objectweb.asm.Type.ARRAY
        ? type.getDescriptor()
        : type.getInternalName();
  }

  private Meaning instance(Site site, String type) {
    Expr object = site.below(0);
    Expr is =
        site.factory()
            .apply(
                Op.AND,
                site.factory().not(site.isNull(object)),
                types.isInstance(site, object, type));
    return Meaning.of(
        site.assignment().set(site.after(site.height() - 1, Sort.INT), site.truth(is)));
  }
}
