package dev.quarry.testgen.source;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Puts casts in front of expressions where the compiler would refuse or misread them. */
final class Fitting {
  private final ClassHierarchy hierarchy;
  private final TypeText types;

  Fitting(ClassHierarchy hierarchy, TypeText types) {
    this.hierarchy = hierarchy;
    this.types = types;
  }

  /** The expression such that it can stand in the place. */
  Written fit(ExpressionPlace place, Written written) {
    @Nullable String type = written.type();
    if (type == null) {
      return place.exact() ? cast(place, written) : written;
    }
    if (BoxClasses.isPrimitive(place.type())) {
      boolean fits = place.exact() ? type.equals(place.type()) : widens(type, place.type());
      return fits ? written : cast(place, written);
    }
    if (BoxClasses.isPrimitive(type)) {
      return fitBox(place, written, type);
    }
    boolean fits = place.exact() ? type.equals(place.type()) : types.isSubtype(type, place.type());
    return fits && isAssured(place, written, type) ? written : cast(place, written);
  }

  /**
   * Which arguments must have exactly the type of their parameter, because as they are another
   * method could be meant. Without types, {@code null} and lambdas fit every reference type.
   */
  boolean[] exactness(Callee callee, List<Written> arguments) {
    boolean[] exact = new boolean[arguments.size()];
    for (List<String> rival : callee.rivals()) {
      boolean applicable = true;
      for (int i = 0; i < exact.length; i++) {
        applicable &= accepts(rival.get(i), arguments.get(i).type());
      }
      for (int i = 0; i < exact.length && applicable; i++) {
        exact[i] |= !rival.get(i).equals(callee.places().get(i).type());
      }
    }
    int last = exact.length - 1;
    if (callee.varargs() && arguments.get(last).type() == null) {
      exact[last] = true;
    }
    return exact;
  }

  /** Whether the compiler finds the types for a generic method from the arguments as they are. */
  boolean infers(Callee callee, List<Written> arguments) {
    return new Inference(hierarchy).succeeds(callee, arguments);
  }

  private boolean accepts(String parameter, @Nullable String argument) {
    if (argument == null) {
      return !BoxClasses.isPrimitive(parameter);
    }
    if (BoxClasses.isPrimitive(parameter)) {
      return BoxClasses.isPrimitive(argument)
          ? BoxClasses.widens(argument, parameter)
          : BoxClasses.boxed(parameter).equals(argument);
    }
    return types.isSubtype(BoxClasses.boxed(argument), parameter);
  }

  private static boolean widens(String from, String to) {
    return BoxClasses.isPrimitive(from)
        ? BoxClasses.widens(from, to)
        : BoxClasses.boxed(to).equals(from);
  }

  private Written fitBox(ExpressionPlace place, Written written, String type) {
    String box = BoxClasses.boxed(type);
    if (place.exact() && place.type().equals(box)) {
      String name = types.of(box);
      return Written.primary(name + ".valueOf(" + written.text() + ")", box);
    }
    boolean fits =
        !place.exact() && types.isSubtype(box, place.type()) && isAssured(place, written, box);
    return fits ? written : cast(place, written);
  }

  private Written cast(ExpressionPlace place, Written written) {
    @Nullable String signature = place.signature();
    @Nullable String own = written.type();
    boolean generic =
        signature != null
            && Signatures.isClosed(signature)
            && (own == null || !written.raw() && isAssured(place, written, own));
    if (!generic || signature == null) {
      return written.cast(types.of(place.type()), place.type());
    }
    Written typed =
        written.form() == Written.Form.DIAMOND ? withArguments(written, signature) : written;
    return typed.cast(types.ofSignature(signature), place.type());
  }

  /** A cast does not tell a diamond what it stands for. */
  private Written withArguments(Written diamond, String signature) {
    String arguments =
        Signatures.typeArguments(signature).stream()
            .map(Signatures::bound)
            .map(a -> a.equals("*") ? types.of("Ljava/lang/Object;") : types.ofSignature(a))
            .collect(Collectors.joining(", ", "<", ">"));
    int at = diamond.text().indexOf("<>");
    String text = diamond.text().substring(0, at) + arguments + diamond.text().substring(at + 2);
    return Written.primary(text, diamond.type());
  }

  /** Whether type arguments can't stand in the way. */
  private boolean isAssured(ExpressionPlace place, Written written, String type) {
    @Nullable String wanted = place.signature();
    @Nullable String own = written.signature();
    if (wanted == null || written.raw() || type.startsWith("[")) {
      return true;
    }
    if (own == null && written.form() == Written.Form.DIAMOND) {
      return Signatures.isClosed(wanted);
    }
    return own == null ? isDeclaredAs(type, wanted) : matches(wanted, own);
  }

  private static boolean matches(String wanted, String own) {
    List<String> left = Signatures.typeArguments(wanted);
    List<String> right = Signatures.typeArguments(own);
    // Below another class, the arguments may mean something else.
    boolean same = left.size() == right.size() && !left.isEmpty();
    for (int i = 0; same && i < left.size(); i++) {
      String argument = left.get(i);
      same =
          argument.equals("*")
              || argument.equals(right.get(i))
              || Signatures.bound(argument).equals(right.get(i));
    }
    return same;
  }

  /** Whether a class without type parameters says that it is one of the wanted type. */
  private boolean isDeclaredAs(String type, String wanted) {
    @Nullable String header =
        hierarchy
            .find(Type.getType(type).getInternalName())
            .map(ClassFile::header)
            .map(node -> node.signature)
            .orElse(null);
    return header != null && !header.startsWith("<") && header.contains(wanted);
  }
}
