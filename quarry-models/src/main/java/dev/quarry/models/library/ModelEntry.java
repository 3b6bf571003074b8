package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** A model in the making: what its declaration says beside the method's meaning. */
final class ModelEntry {
  private final LibraryMethod method;
  private final ModelBody body;
  private final Set<Integer> nullable = new TreeSet<>();
  private final Set<Integer> references = new TreeSet<>();
  private final List<Check> checks = new ArrayList<>();
  private Precision precision;
  private @Nullable Predicate<List<@Nullable String>> admission;

  /** A term made of a call's arguments. */
  @FunctionalInterface
  interface Term {
    Expr of(TermBuilder terms, ModelledArguments arguments);
  }

  private record Check(String exception, Term condition) {}

  ModelEntry(LibraryMethod method, Precision precision, ModelBody body) {
    this.method = method;
    this.precision = precision;
    this.body = body;
    if (method.isConstructor()) {
      nullable.add(0);
    }
  }

  /** These arguments may be null. */
  ModelEntry nullable(int... positions) {
    Arrays.stream(positions).forEach(nullable::add);
    return this;
  }

  /** These arguments are passed as the references they are. */
  ModelEntry references(int... positions) {
    Arrays.stream(positions).forEach(references::add);
    return this;
  }

  /** The call throws an exception, of a class given by its internal name, under a condition. */
  ModelEntry raises(String exception, Term condition) {
    checks.add(new Check(exception, condition));
    return this;
  }

  /** A part of the method can only be run. */
  ModelEntry partly() {
    precision = Precision.PARTIAL;
    return this;
  }

  /** Which classes of arguments the model holds for, where types of parameters don't say it. */
  ModelEntry admitting(Predicate<List<@Nullable String>> classes) {
    admission = classes;
    return this;
  }

  LibraryModel build() {
    List<Type> types = method.argumentTypes();
    List<Passing> passing = new ArrayList<>();
    List<@Nullable String> classes = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      passing.add(passing(types.get(i), i));
      classes.add(passing.get(i) == Passing.CONTENT ? finalClass(types.get(i)) : null);
    }
    var admitted = admission == null ? Admission.byTypes(method, passing) : admission;
    return new LibraryModel(method, precision, nullable, passing, classes, admitted, checked());
  }

  private Passing passing(Type type, int position) {
    if (type.getSort() != Type.OBJECT) {
      return Passing.PRIMITIVE;
    }
    boolean made = position == 0 && method.isConstructor();
    return made || references.contains(position) ? Passing.REFERENCE : Passing.CONTENT;
  }

  /** The class of an argument where its type leaves no choice. */
  private static @Nullable String finalClass(Type type) {
    return ContentClasses.isContent(type.getInternalName()) ? type.getInternalName() : null;
  }

  private ModelBody checked() {
    if (checks.isEmpty()) {
      return body;
    }
    List<Check> inOrder = List.copyOf(checks);
    return (terms, arguments) -> {
      List<Raise> raises = new ArrayList<>();
      inOrder.forEach(c -> raises.add(new Raise(c.condition.of(terms, arguments), c.exception)));
      return body.apply(terms, arguments).unless(raises);
    };
  }
}
