package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import dev.quarry.program.ClassFile;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Member;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variable;
import dev.quarry.symcretic.state.Variables;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * What a call may do of which nothing is known: any result, and any change to whatever it can get
 * hold of. Frames of callers, classes of objects, lengths of arrays, contents of strings and boxes
 * stay; so do final fields of objects that are made already, but for reflection. What is left of a
 * formula before such a call holds for every call that could lead to the formula after it, so that
 * it may be refuted.
 */
final class Havoc {
  private static final List<Sort.Basic> BOXED =
      List.of(Sort.INT, Sort.LONG, Sort.FLOAT, Sort.DOUBLE);
  private static final String STRING = "java.lang.String";

  private final Types types;

  Havoc(Types types) {
    this.types = types;
  }

  /** What is left of the state after a call. */
  Assignment at(Site site) {
    References references = site.references();
    Variables variables = site.variables();
    boolean reachesObjects = reachesObjects(site);
    BiFunction<Input, List<Expr>, Optional<Expr>> maps =
        (map, keys) -> {
          if (References.isUnknown(keys.get(0)) || site.isConstruction() && isContent(site, map)) {
            return Optional.of(references.unknown(((Sort.Map) map.sort()).element()));
          }
          if (map == variables.texts()) {
            return Optional.of(text(site, keys.get(0)));
          }
          Optional<Variable> variable = variables.find(map);
          boolean isChanged =
              reachesObjects
                  && (variable.filter(Variable.Elements.class::isInstance).isPresent()
                      || variable.orElse(null) instanceof Variable.Field field
                          && (site.isConstruction()
                              || ReflectiveCalls.mayWriteFinalFields(site.instruction())
                              || !isFinal(field.member())));
          return isChanged
              ? Optional.of(references.unknown(((Sort.Map) map.sort()).element()))
              : Optional.empty();
        };
    Function<Input, Optional<Expr>> statics =
        input ->
            isChangedStatic(variables.find(input), reachesObjects)
                ? Optional.of(references.unknown((Sort.Basic) input.sort()))
                : Optional.empty();
    return site.assignment().otherwise(maps).otherwise(statics);
  }

  /** Whether a map has what constructors of strings and boxes put into them. */
  private static boolean isContent(Site site, Input map) {
    Variables variables = site.variables();
    return map == variables.texts()
        || BOXED.stream().anyMatch(content -> map == variables.boxes(content));
  }

  /** A string keeps its text, a builder may have another one. */
  private static Expr text(Site site, Expr object) {
    Expr text = site.variables().text(object);
    Expr isString =
        site.references()
            .subtype(
                site.variables().type(object),
                site.factory().constant(Sort.TYPES, TypeSet.of(STRING, List.of(STRING))));
    return site.factory().ite(isString, text, site.references().unknown(Sort.STRING));
  }

  /** Whether a call is given something by which it gets hold of objects, or of the program. */
  private static boolean reachesObjects(Site site) {
    if (ReflectiveCalls.mayRunAnything(site.instruction())) {
      return true;
    }
    int count = site.height() - site.resultIndex();
    for (int i = 0; i < count; i++) {
      Type type = site.typeBelow(i);
      if (type.getSort() >= Type.ARRAY && !HarmlessTypes.isOne(type)) {
        return true;
      }
    }
    return false;
  }

  /** Static fields of the JDK's classes may change whatever a call is given. */
  private boolean isChangedStatic(Optional<Variable> variable, boolean reachesObjects) {
    if (variable.orElse(null) instanceof Variable.Static field) {
      boolean isOfProgram =
          types.find(field.member().owner()).map(ClassFile::isOfProgram).orElse(reachesObjects);
      return (reachesObjects || !isOfProgram) && !isFinal(field.member());
    }
    return reachesObjects && variable.filter(Variable.Asked.class::isInstance).isPresent();
  }

  private boolean isFinal(Member member) {
    return types.find(member.owner()).stream()
        .flatMap(file -> file.header().fields.stream())
        .anyMatch(
            field -> field.name.equals(member.name()) && (field.access & Opcodes.ACC_FINAL) != 0);
  }
}
