package dev.quarry.symcretic.search;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.symcretic.state.Member;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variable;
import dev.quarry.symcretic.state.Variables;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldNode;

/** What formulas say about objects that static fields keep. */
final class KeptState {
  private final ClassHierarchy hierarchy;
  private final References references;
  private final Variables variables;

  KeptState(ClassHierarchy hierarchy, References references) {
    this.hierarchy = hierarchy;
    this.references = references;
    this.variables = references.variables();
  }

  /** Whether a reference is in a static field, or in an object that is. */
  boolean isKept(Expr reference) {
    return variables.isStatic(root(reference));
  }

  /** The variable that a reference is reached from by fields and elements. */
  static Expr root(Expr reference) {
    Expr root = reference;
    while (root.is(Op.SELECT)) {
      root = root.argument(1);
    }
    return root;
  }

  /**
   * What keeps the object of which an expression reads something that changes, as people say it.
   */
  Optional<String> ofKeptObject(Expr node) {
    if (!node.is(Op.SELECT) || !changes(node)) {
      return Optional.empty();
    }
    Expr root = root(node.argument(1));
    Optional<String> name =
        root instanceof Constant constant && references.isNamed(root)
            ? references.name(constant).map(text -> text.replace('/', '.'))
            : variables
                .member(root)
                .filter(Variable.Static.class::isInstance)
                .map(field -> field.member().text());
    return name.map(text -> "the object in " + text);
  }

  /** Whether an expression reads a field that a class of the program declares. */
  boolean isFieldOfProgram(Expr select) {
    return variables
        .member(select.argument(0))
        .flatMap(field -> hierarchy.find(field.member().owner()))
        .filter(ClassFile::isOfProgram)
        .isPresent();
  }

  private boolean changes(Expr select) {
    Optional<Variable> variable =
        select.argument(0) instanceof Input map ? variables.find(map) : Optional.empty();
    if (variable.isEmpty()) {
      return true;
    }
    if (variable.get() instanceof Variable.Field field) {
      return !isFinal(field.member());
    }
    if (variable.get() == Variable.Aspect.TEXT) {
      return !isString(select.argument(1));
    }
    return variable.get() instanceof Variable.Elements;
  }

  /** Whether a reference is in a field that has strings only, which never change. */
  private boolean isString(Expr reference) {
    Expr last = reference.is(Op.SELECT) ? reference.argument(0) : reference;
    return variables
        .member(last)
        .flatMap(field -> declared(field.member()))
        .filter(field -> field.desc.equals("Ljava/lang/String;"))
        .isPresent();
  }

  boolean isFinal(Member member) {
    return declared(member).filter(field -> (field.access & Opcodes.ACC_FINAL) != 0).isPresent();
  }

  private Optional<FieldNode> declared(Member member) {
    return hierarchy.find(member.owner()).stream()
        .flatMap(file -> file.header().fields.stream())
        .filter(field -> field.name.equals(member.name()))
        .findFirst();
  }
}
