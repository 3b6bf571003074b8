package dev.quarry.engine.reach;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunReport;
import dev.quarry.engine.backward.Subject;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.input.InputPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.ParameterNames;
import dev.quarry.program.invariant.FieldInvariant;
import dev.quarry.program.invariant.FieldInvariants;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;

/**
 * Whether the objects of an input have only such values in their fields as all code that writes
 * them sees to. In doubt they have.
 */
final class ConstructedObjects {
  private final Subject subject;
  private final FieldInvariants invariants;

  ConstructedObjects(Subject subject) {
    this.subject = subject;
    this.invariants = subject.codes().invariants();
  }

  /** Whether a run of an entry went its way without values that no caller could pass. */
  boolean admit(MethodId entry, RunReport report) {
    List<Event> decisions =
        report.events().stream().filter(Event.Decision.class::isInstance).toList();
    Set<Input> decisive = Dag.inputsOf(decisions.stream().map(Event::condition).toList());
    return decisive.stream().allMatch(input -> isPossible(entry, report.input(), input));
  }

  private boolean isPossible(MethodId entry, Model input, Input one) {
    return InputPath.find(one)
        .flatMap(path -> invariant(entry, input, path))
        .filter(known -> !holds(known, input.get(one)))
        .isEmpty();
  }

  private static boolean holds(FieldInvariant known, Object value) {
    if (known instanceof FieldInvariant.Between range) {
      return !(value instanceof Integer number) || range.contains(number);
    }
    return !(value instanceof Ref ref) || !ref.isNull();
  }

  private Optional<FieldInvariant> invariant(MethodId entry, Model input, InputPath path) {
    boolean isOfReceiver =
        path.whole().filter(InputPath.parameter("this")::equals).isPresent()
            && entry.name().equals("<init>");
    if (!(path instanceof InputPath.Field field) || isOfReceiver) {
      return Optional.empty();
    }
    return type(entry, input, field.of())
        .filter(type -> type.getSort() == Type.OBJECT)
        .flatMap(type -> invariants.of(type.getInternalName(), field.name()));
  }

  /** The class of an object, as far as the input says; otherwise its declared type. */
  private Optional<Type> type(MethodId entry, Model input, InputPath path) {
    Optional<Type> chosen =
        input.values().entrySet().stream()
            .filter(value -> value.getKey().name().equals(path.type().text()))
            .map(value -> value.getValue())
            .filter(String.class::isInstance)
            .map(name -> Type.getObjectType(((String) name).replace('.', '/')))
            .findFirst();
    return chosen.isPresent() ? chosen : declared(entry, input, path);
  }

  private Optional<Type> declared(MethodId entry, Model input, InputPath path) {
    if (path instanceof InputPath.Parameter parameter) {
      return parameter(entry, parameter.name());
    }
    if (path instanceof InputPath.Element element) {
      return type(entry, input, element.of())
          .filter(type -> type.getSort() == Type.ARRAY)
          .map(type -> Type.getType(type.getDescriptor().substring(1)));
    }
    if (path instanceof InputPath.Field field) {
      return type(entry, input, field.of())
          .filter(type -> type.getSort() == Type.OBJECT)
          .flatMap(type -> invariants.declaring(type.getInternalName(), field.name()))
          .flatMap(
              owner ->
                  owner.header().fields.stream()
                      .filter(one -> one.name.equals(field.name()))
                      .findFirst())
          .map((FieldNode one) -> Type.getType(one.desc));
    }
    return Optional.empty();
  }

  private Optional<Type> parameter(MethodId entry, String name) {
    if (name.equals("this")) {
      return Optional.of(Type.getObjectType(entry.ownerInternal()));
    }
    List<String> names = ParameterNames.of(subject.program().classPath().get(entry.owner()), entry);
    int index = names.indexOf(name);
    return index < 0
        ? Optional.empty()
        : Optional.of(Type.getArgumentTypes(entry.descriptor())[index]);
  }
}
