package dev.quarry.testgen.source;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Foresees whether the compiler finds types for the type variables of a generic method: a cautious
 * part of JLS §18, in which every variable has to get the same type from all arguments. Where it
 * says no, casts to raw types help.
 */
final class Inference {
  private static final String OBJECT = "Ljava/lang/Object;";

  private final ClassHierarchy hierarchy;
  private final Map<String, String> found = new HashMap<>();
  private final Set<String> left = new LinkedHashSet<>();

  Inference(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** Whether all arguments fit as they are, as far as type variables go. */
  boolean succeeds(Callee callee, List<Written> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      String wanted = callee.generics().get(i);
      if (!Signatures.isClosed(wanted) && !unify(wanted, arguments.get(i))) {
        return false;
      }
    }
    return Stream.concat(found.keySet().stream(), left.stream())
        .allMatch(name -> isInBounds(name, callee));
  }

  private boolean unify(String wanted, Written argument) {
    @Nullable String type = argument.type();
    if (type == null) {
      return argument.form() != Written.Form.LAMBDA;
    }
    if (wanted.startsWith("[")) {
      return !wanted.contains("<") && type.startsWith("[");
    }
    if (wanted.startsWith("T")) {
      return bind(wanted, BoxClasses.boxed(type));
    }
    @Nullable String own = argument.signature();
    if (own == null && argument.form() == Written.Form.DIAMOND) {
      // Nothing inside says what the variables are: others do, or they are free.
      Signatures.typeArguments(wanted).stream()
          .map(Signatures::bound)
          .filter(bare -> bare.startsWith("T"))
          .forEach(left::add);
      return true;
    }
    return own != null && !argument.raw() && unifyArguments(wanted, own);
  }

  private boolean unifyArguments(String wanted, String own) {
    List<String> left = Signatures.typeArguments(wanted);
    List<String> right = Signatures.typeArguments(own);
    boolean fits = left.size() == right.size() && !left.isEmpty();
    for (int i = 0; fits && i < left.size(); i++) {
      String bare = Signatures.bound(left.get(i));
      fits =
          bare.equals("*")
              || bare.equals(right.get(i))
              || bare.startsWith("T") && bind(bare, right.get(i));
    }
    return fits;
  }

  private boolean bind(String variable, String type) {
    String before = found.putIfAbsent(variable, type);
    return type.startsWith("L") && (before == null || before.equals(type));
  }

  private boolean isInBounds(String variable, Callee callee) {
    String type = found.getOrDefault(variable, OBJECT);
    String name = variable.substring(1, variable.length() - 1);
    List<String> bounds = callee.variables().get(name);
    return bounds != null && bounds.stream().allMatch(bound -> isBelow(type, variable, bound));
  }

  private boolean isBelow(String type, String variable, String bound) {
    if (!bound.contains("<")) {
      return bound.startsWith("L") && isSubtype(type, bound);
    }
    String own = bound.replace("-" + variable, variable).replace(variable, type);
    @Nullable String header =
        hierarchy
            .find(Signatures.erased(type))
            .map(ClassFile::header)
            .map(node -> node.signature)
            .orElse(null);
    return header != null && header.contains(own);
  }

  private boolean isSubtype(String type, String bound) {
    return hierarchy.isSubtype(Signatures.erased(type), Signatures.erased(bound));
  }
}
