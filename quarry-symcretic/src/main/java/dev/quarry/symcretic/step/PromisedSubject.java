package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.models.library.Shape;
import dev.quarry.models.library.Subject;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variables;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Type;

/**
 * A result of which something is promised: unknown values for what is said of it. Arrays are new;
 * any other object may be one that there is.
 */
final class PromisedSubject implements Subject {
  private final Site site;
  private final References references;
  private final Variables variables;
  private final ExprFactory factory;
  private final Shape shape;

  /** The primitive or the reference. */
  private final Expr value;

  private final Map<Input, Expr> contents = new LinkedHashMap<>();
  private final List<Element> elements = new ArrayList<>();

  private record Element(Expr reference, Expr text) {}

  /**
   * @param known the value, if it is known
   */
  PromisedSubject(Site site, Shape shape, Optional<Expr> known) {
    this.site = site;
    this.references = site.references();
    this.variables = site.variables();
    this.factory = site.factory();
    this.shape = shape;
    this.value =
        shape instanceof Shape.Instance
            ? references.unknown(Sort.REF)
            : shape instanceof Shape.Primitive
                ? known.orElseGet(() -> references.unknown(resultSort()))
                : references.fresh();
  }

  private Sort.Basic resultSort() {
    return Variables.sortOf(
        Type.getReturnType(((org.objectweb.asm.tree.MethodInsnNode) site.instruction()).desc));
  }

  /** What holds of it besides: it is there, and so are its elements. */
  Expr is() {
    List<Expr> all = new ArrayList<>();
    if (shape instanceof Shape.Instance) {
      all.add(factory.not(site.isNull(value)));
    }
    for (Element element : elements) {
      all.add(factory.not(site.isNull(element.reference())));
    }
    return factory.and(all);
  }

  /** Something that may hold or not. */
  Expr perhaps() {
    return references.unknown(Sort.BOOL);
  }

  /** A call leaves it at a place of the stack. */
  void assign(Assignment assignment, int index, Type type) {
    Input target = site.after(index, Variables.sortOf(type));
    if (shape instanceof Shape.Text) {
      LibraryCalls.makeObject(site, assignment, target, text(), "java/lang/String");
      return;
    }
    assignment.set(target, value);
    if (target.sort() != Sort.REF) {
      return;
    }
    contents.put(variables.types(), typeOf(name(type)));
    contents.forEach((map, content) -> assignment.change(map, of(value, content)));
    assignment.change(
        variables.elements(Sort.REF),
        keys -> keys.get(0) == value ? Optional.of(element(keys.get(1))) : Optional.empty());
    for (Element element : elements) {
      assignment.change(variables.texts(), of(element.reference(), element.text()));
      assignment.change(variables.types(), of(element.reference(), typeOf("java.lang.String")));
    }
  }

  private static String name(Type type) {
    return type.getSort() == Type.ARRAY
        ? type.getDescriptor().replace('/', '.')
        : type.getClassName();
  }

  private Expr typeOf(String name) {
    return factory.constant(Sort.TYPE, name);
  }

  private static Assignment.Change of(Expr object, Expr content) {
    return keys -> keys.get(0) == object ? Optional.of(content) : Optional.empty();
  }

  private Expr element(Expr index) {
    Expr element = references.unknown(Sort.REF);
    for (int i = elements.size() - 1; i >= 0; i--) {
      element =
          factory.ite(factory.eq(index, factory.intConst(i)), elements.get(i).reference(), element);
    }
    return element;
  }

  @Override
  public Expr number() {
    return value;
  }

  @Override
  public Expr isNull() {
    return factory.bool(false);
  }

  @Override
  public Expr text() {
    return contents.computeIfAbsent(variables.texts(), any -> references.unknown(Sort.STRING));
  }

  @Override
  public Expr ordinal() {
    return contents.computeIfAbsent(variables.ordinals(), any -> references.unknown(Sort.INT));
  }

  @Override
  public Expr length() {
    return contents.computeIfAbsent(variables.lengths(), any -> references.unknown(Sort.INT));
  }

  @Override
  public Expr textAt(int index) {
    while (elements.size() <= index) {
      elements.add(new Element(references.unknown(Sort.REF), references.unknown(Sort.STRING)));
    }
    return elements.get(index).text();
  }

  @Override
  public Expr field(String owner, String name, String descriptor) {
    Input map = variables.field(owner, name, descriptor);
    return contents.computeIfAbsent(
        map, any -> references.unknown(Variables.sortOf(Type.getType(descriptor))));
  }
}
