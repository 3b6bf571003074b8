package dev.quarry.concolic.runtime;

import dev.quarry.concolic.Event;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
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
  /** What the input that is the class of the input {@code n} is called, without {@code n}. */
  static final String TYPE = ".type";

  /** Likewise the length of an array. */
  static final String LENGTH = ".length";

  private final Run run;

  /**
   * Objects made in this run, by the identity the model asks for. There are several where types did
   * not allow to share one: only the first then has that identity in the input.
   */
  private final Map<Integer, List<Made>> byWantedId = new HashMap<>();

  /** Identities of the input that are taken. */
  private final Set<Integer> taken = new HashSet<>();

  private record Made(int id, Object object) {}

  /** Names of the references to an identity in the model. */
  private @Nullable Map<Integer, List<String>> wantedNames;

  private int largestId;

  Materials(Run run) {
    this.run = run;
  }

  InputReference make(
      String name, Class<?> declared, Type generic, Candidates.Choice choice, boolean neverNull) {
    ExprFactory factory = run.factory();
    Input expr = factory.input(name, Sort.REF);
    int id = ((Ref) run.ask(expr)).id();
    if (id == 0 && neverNull) {
      id = unusedId();
    }
    List<Class<?>> classes = choice.classes();
    assumeDomains(name, classes);
    Candidates.Choice wider =
        choice.isComplete() || id == 0 ? choice : withWanted(name, id, declared, choice);
    if (id == 0 || classes.isEmpty()) {
      return onlyNull(expr, declared, generic, choice, classes.isEmpty());
    }
    for (Made made : byWantedId.getOrDefault(id, List.of())) {
      if (declared.isInstance(made.object())) {
        run.give(expr, new Ref(made.id()));
        return new InputReference(expr, declared, generic, wider, neverNull, made.object(), null);
      }
    }
    Class<?> type = choose(name, id, wider.classes());
    return fresh(expr, declared, generic, wider, neverNull, id, type);
  }

  /** A model may ask for a class that was left out of the candidates. */
  private Candidates.Choice withWanted(
      String name, int id, Class<?> declared, Candidates.Choice choice) {
    for (String alias : namesOf(name, id)) {
      Object wanted = run.wanted().values().get(run.factory().input(alias + TYPE, Sort.TYPE));
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
  private void assumeDomains(String name, List<Class<?>> classes) {
    ExprFactory factory = run.factory();
    for (Class<?> type : classes) {
      ValueType valueType = ValueType.of(type);
      int[] range = valueType == null ? new int[0] : range(type, valueType);
      if (valueType != null && range.length > 0) {
        Expr content = factory.input(name + suffix(valueType, classes), Sort.INT);
        Expr fits = PrimitiveInputs.inRange(factory, content, range[0], range[1]);
        run.assume(
            Event.Premise.Kind.DOMAIN,
            classes.size() == 1 ? fits : factory.or(List.of(isOther(name, type), fits)));
      }
    }
  }

  /** Contents of different sorts have different names. */
  private static String suffix(ValueType valueType, List<Class<?>> classes) {
    return classes.size() == 1 ? valueType.suffix() : valueType.generalSuffix();
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

  private Expr isOther(String name, Class<?> type) {
    ExprFactory factory = run.factory();
    return factory.not(
        factory.apply(
            Op.TYPE_EQ,
            factory.input(name + TYPE, Sort.TYPE),
            factory.constant(Sort.TYPE, type.getName())));
  }

  private InputReference onlyNull(
      Input expr, Class<?> declared, Type generic, Candidates.Choice choice, boolean isHopeless) {
    run.give(expr, Ref.NULL);
    if (isHopeless) {
      Expr isNull = run.factory().apply(Op.REF_EQ, expr, run.factory().nullRef());
      run.assume(Event.Premise.Kind.BOUND, isNull);
      run.assumed(
          run.site(), AssumptionCode.TYPE_NOT_TRIED, declared.getTypeName(), "only null is tried");
    }
    return new InputReference(expr, declared, generic, choice, false, null, null);
  }

  private InputReference fresh(
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
      Symbolic made = value(expr.name() + suffix(valueType, choice.classes()), type, valueType);
      Object value = made.value();
      run.give(expr, value == null ? Ref.NULL : new Ref(id));
      return new InputReference(
          expr, declared, generic, choice, neverNull, value, value == null ? null : made.shadow());
    }
    Object value = instance(expr.name(), wantedId, type);
    if (value == null) {
      return onlyNull(expr, declared, generic, choice, true);
    }
    if (value instanceof Stub stub) {
      Stubs.begin(stub, expr.name(), generic);
    }
    if (hasIdentity(value)) {
      byWantedId.computeIfAbsent(wantedId, any -> new ArrayList<>()).add(new Made(id, value));
    }
    run.give(expr, new Ref(id));
    return new InputReference(expr, declared, generic, choice, neverNull, value, null);
  }

  /**
   * Whether two inputs may be the same object. Optionals are values, and which stub is called makes
   * no difference.
   */
  static boolean hasIdentity(Object object) {
    return !(object instanceof Stub) && !InputOptionals.isOptional(object.getClass());
  }

  /** A string, box, builder or enum constant and its content. */
  private Symbolic value(String content, Class<?> type, ValueType valueType) {
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
  private Class<?> choose(String name, int id, List<Class<?>> classes) {
    if (classes.size() > 1) {
      for (String alias : namesOf(name, id)) {
        Object wanted = run.wanted().values().get(run.factory().input(alias + TYPE, Sort.TYPE));
        for (Class<?> type : classes) {
          if (type.getName().equals(wanted)) {
            return type;
          }
        }
      }
    }
    return classes.get(0);
  }

  private @Nullable Object instance(String name, int id, Class<?> type) {
    if (type.isArray()) {
      return Array.newInstance(type.getComponentType(), length(name, id));
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

  private int length(String name, int id) {
    int limit = run.context().limits().arrayLength();
    for (String alias : namesOf(name, id)) {
      Object wanted = run.wanted().values().get(run.factory().input(alias + LENGTH, Sort.INT));
      if (wanted != null) {
        return Math.max(0, Math.min(limit, (Integer) wanted));
      }
    }
    return 0;
  }

  /**
   * The names of all references to an identity. An object takes its class and length from whichever
   * of them the model has these for: which reference will be resolved first is not known yet.
   */
  private List<String> namesOf(String name, int id) {
    Map<Integer, List<String>> names = wantedNames;
    if (names == null) {
      names = new HashMap<>();
      for (var entry : run.wanted().values().entrySet()) {
        if (entry.getValue() instanceof Ref ref && !ref.isNull()) {
          names.computeIfAbsent(ref.id(), any -> new ArrayList<>()).add(entry.getKey().name());
          largestId = Math.max(largestId, ref.id());
        }
      }
      wantedNames = names;
    }
    List<String> all = new ArrayList<>(List.of(name));
    all.addAll(names.getOrDefault(id, List.of()));
    return all;
  }

  private int unusedId() {
    namesOf("", 0);
    largestId++;
    return largestId;
  }
}
