package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.runtime.hooks.Stubs;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.statics.Statics;
import dev.quarry.concolic.runtime.types.Boxes;
import dev.quarry.concolic.runtime.types.Candidates;
import dev.quarry.concolic.runtime.types.Stub;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import dev.quarry.program.ledger.AssumptionCode;
import java.lang.reflect.Array;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the objects that input references refer to, from the model of the run: the same identity
 * gives the same object where types allow, so that a model can ask for aliases. Objects are made
 * empty; what is in them is filled in when they are resolved.
 */
final class Materials {
  private final Run run;

  /**
   * Objects made in this run, by the identity the model asks for. There are several where types did
   * not allow to share one: only the first then has that identity in the input.
   */
  private final Map<Integer, List<Made>> byWantedId = new HashMap<>();

  /** Identities of the input that are taken. */
  private final Set<Integer> taken = new HashSet<>();

  private record Made(int id, Object object) {}

  /** Where references to an identity stand in the model. */
  private @Nullable Map<Integer, List<InputPath>> wantedPaths;

  private int largestId;

  Materials(Run run) {
    this.run = run;
  }

  InputReference make(
      InputPath path,
      Class<?> declared,
      Type generic,
      Candidates.Choice choice,
      boolean neverNull) {
    ExprFactory factory = run.factory();
    Input expr = path.input(factory, Sort.REF);
    int id = ((Ref) run.ask(expr)).id();
    if (id == 0 && neverNull) {
      id = unusedId();
    }
    List<Class<?>> classes = choice.classes();
    assumeDomains(path, classes);
    Candidates.Choice wider =
        choice.isComplete() || id == 0 ? choice : withWanted(path, id, declared, choice);
    if (id == 0 || classes.isEmpty()) {
      return onlyNull(path, expr, declared, generic, choice, classes.isEmpty());
    }
    for (Made made : byWantedId.getOrDefault(id, List.of())) {
      if (declared.isInstance(made.object())) {
        run.give(expr, new Ref(made.id()));
        return new InputReference(
            path, expr, declared, generic, wider, neverNull, made.object(), null);
      }
    }
    Class<?> type = choose(path, id, wider.classes());
    return fresh(path, expr, declared, generic, wider, neverNull, id, type);
  }

  /** A model may ask for a class that was left out of the candidates. */
  private Candidates.Choice withWanted(
      InputPath path, int id, Class<?> declared, Candidates.Choice choice) {
    for (InputPath alias : pathsOf(path, id)) {
      Object wanted = run.wanted().values().get(alias.type().input(run.factory(), Sort.TYPE));
      if (wanted != null) {
        return run.context().candidates().with((String) wanted, declared, choice);
      }
    }
    return choice;
  }

  /**
   * Which contents an object of each class can have. Said whether it is null or not: what is
   * assumed before a decision must not depend on its outcome.
   */
  private void assumeDomains(InputPath path, List<Class<?>> classes) {
    ExprFactory factory = run.factory();
    for (Class<?> type : classes) {
      ValueType valueType = ValueType.of(type);
      int[] range = valueType == null ? new int[0] : range(type, valueType);
      if (valueType != null && range.length > 0) {
        Expr content = contentOf(path, valueType, classes).input(factory, Sort.INT);
        Expr fits = PrimitiveInputs.inRange(factory, content, range[0], range[1]);
        run.assume(
            Event.Premise.Kind.DOMAIN,
            classes.size() == 1 ? fits : factory.or(List.of(isOther(path, type), fits)));
      }
    }
  }

  /** Contents of different sorts stand at different places. */
  private static InputPath contentOf(InputPath path, ValueType valueType, List<Class<?>> classes) {
    return classes.size() == 1 ? valueType.contentOf(path) : valueType.generalContentOf(path);
  }

  private static int[] range(Class<?> type, ValueType valueType) {
    if (valueType != ValueType.ENUM) {
      return PrimitiveInputs.range(valueType.content());
    }
    Object[] constants = Objects.requireNonNull(ValueType.enumOf(type)).getEnumConstants();
    return constants == null || constants.length == 0
        ? new int[0]
        : new int[] {0, constants.length - 1};
  }

  private Expr isOther(InputPath path, Class<?> type) {
    ExprFactory factory = run.factory();
    return factory.not(
        factory.apply(
            Op.TYPE_EQ,
            path.type().input(factory, Sort.TYPE),
            factory.constant(Sort.TYPE, type.getName())));
  }

  private InputReference onlyNull(
      InputPath path,
      Input expr,
      Class<?> declared,
      Type generic,
      Candidates.Choice choice,
      boolean isHopeless) {
    run.give(expr, Ref.NULL);
    if (isHopeless) {
      Expr isNull = run.factory().apply(Op.REF_EQ, expr, run.factory().nullRef());
      run.assume(Event.Premise.Kind.BOUND, isNull);
      run.assumed(
          run.site(), AssumptionCode.TYPE_NOT_TRIED, declared.getTypeName(), "only null is tried");
    }
    return new InputReference(path, expr, declared, generic, choice, false, null, null);
  }

  private InputReference fresh(
      InputPath path,
      Input expr,
      Class<?> declared,
      Type generic,
      Candidates.Choice choice,
      boolean neverNull,
      int wantedId,
      Class<?> type) {
    int id = taken.add(wantedId) ? wantedId : unusedId();
    taken.add(id);
    largestId = Math.max(largestId, id);
    ValueType valueType = ValueType.of(type);
    if (valueType != null) {
      Symbolic made = value(contentOf(path, valueType, choice.classes()), type, valueType);
      Object value = made.value();
      run.give(expr, value == null ? Ref.NULL : new Ref(id));
      return new InputReference(
          path,
          expr,
          declared,
          generic,
          choice,
          neverNull,
          value,
          value == null ? null : made.shadow());
    }
    Object value = instance(path, wantedId, type);
    if (value == null) {
      return onlyNull(path, expr, declared, generic, choice, true);
    }
    if (value instanceof Stub stub) {
      Stubs.begin(stub, path, generic);
    }
    if (hasIdentity(value)) {
      byWantedId.computeIfAbsent(wantedId, any -> new ArrayList<>()).add(new Made(id, value));
    }
    run.give(expr, new Ref(id));
    return new InputReference(path, expr, declared, generic, choice, neverNull, value, null);
  }

  /**
   * Whether two inputs may be the same object. Optionals are values, and which stub is called makes
   * no difference.
   */
  static boolean hasIdentity(Object object) {
    return !(object instanceof Stub) && !InputOptionals.isOptional(object.getClass());
  }

  /** A string, box, builder or enum constant and its content. */
  private Symbolic value(InputPath content, Class<?> type, ValueType valueType) {
    if (valueType == ValueType.ENUM) {
      Object[] constants =
          Objects.requireNonNull(Objects.requireNonNull(ValueType.enumOf(type)).getEnumConstants());
      if (constants.length == 0) {
        return new Symbolic(null, null);
      }
      Symbolic ordinal = PrimitiveInputs.clamped(run, content, 0, constants.length - 1);
      return new Symbolic(
          constants[(Integer) Objects.requireNonNull(ordinal.value())], ordinal.shadow());
    }
    Symbolic made = PrimitiveInputs.content(run, content, valueType.content());
    Object value = Objects.requireNonNull(made.value());
    Object object =
        type == StringBuilder.class
            ? new StringBuilder((String) value)
            : type == StringBuffer.class ? new StringBuffer((String) value) : Boxes.fresh(value);
    return new Symbolic(object, made.shadow());
  }

  /** The class that the model has for an identity, else the first. */
  private Class<?> choose(InputPath path, int id, List<Class<?>> classes) {
    if (classes.size() > 1) {
      for (InputPath alias : pathsOf(path, id)) {
        Object wanted = run.wanted().values().get(alias.type().input(run.factory(), Sort.TYPE));
        for (Class<?> type : classes) {
          if (type.getName().equals(wanted)) {
            return type;
          }
        }
      }
    }
    return classes.get(0);
  }

  private @Nullable Object instance(InputPath path, int id, Class<?> type) {
    if (type.isArray()) {
      return Array.newInstance(type.getComponentType(), length(path, id));
    }
    if (InputOptionals.isOptional(type)) {
      return InputOptionals.make(type);
    }
    try {
      Statics.ensure(type);
      return InputCollections.isStandard(type)
          ? InputCollections.make(type)
          : run.context().isOfProgram(type) && !Stub.class.isAssignableFrom(type)
              ? run.context().shapes().of(type).constructor().newInstance()
              : type.getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException | LinkageError e) {
      return null;
    }
  }

  private int length(InputPath path, int id) {
    int limit = run.context().limits().arrayLength();
    for (InputPath alias : pathsOf(path, id)) {
      Object wanted = run.wanted().values().get(alias.length().input(run.factory(), Sort.INT));
      if (wanted != null) {
        return Math.max(0, Math.min(limit, (Integer) wanted));
      }
    }
    return 0;
  }

  /**
   * Where all references to an identity stand. An object takes its class and length from whichever
   * of them the model has these for: which reference will be resolved first is not known yet.
   */
  private List<InputPath> pathsOf(InputPath path, int id) {
    List<InputPath> all = new ArrayList<>(List.of(path));
    all.addAll(wantedPaths().getOrDefault(id, List.of()));
    return all;
  }

  private Map<Integer, List<InputPath>> wantedPaths() {
    Map<Integer, List<InputPath>> names = wantedPaths;
    if (names == null) {
      names = new HashMap<>();
      for (var entry : run.wanted().values().entrySet()) {
        if (entry.getValue() instanceof Ref ref && !ref.isNull()) {
          List<InputPath> same = names.computeIfAbsent(ref.id(), any -> new ArrayList<>());
          InputPath.find(entry.getKey()).ifPresent(same::add);
          largestId = Math.max(largestId, ref.id());
        }
      }
      wantedPaths = names;
    }
    return names;
  }

  private int unusedId() {
    wantedPaths();
    largestId++;
    return largestId;
  }
}
