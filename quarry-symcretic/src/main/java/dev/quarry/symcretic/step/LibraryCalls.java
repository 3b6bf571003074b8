package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Sort;
import dev.quarry.models.library.Effect;
import dev.quarry.models.library.LibraryModel;
import dev.quarry.models.library.LibraryModels;
import dev.quarry.models.library.Passing;
import dev.quarry.models.library.Raise;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Identities;
import dev.quarry.symcretic.state.Variables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Calls of the JDK's methods that have a model. */
final class LibraryCalls {
  /** Where the types of functions are that a method may call. */
  private static final String CALLBACK = "Ljava/util/function/";

  private final Types types;

  LibraryCalls(Types types) {
    this.types = types;
  }

  /** The ways past a call; empty if there is no model for it. One way for each choice of nulls. */
  Optional<List<Way>> of(Site site, MethodInsnNode call) {
    int count = Calls.arguments(call);
    Optional<LibraryModel> model =
        LibraryModels.find(owner(site, call, count), call.name, call.desc);
    if (model.isEmpty()) {
      return Optional.empty();
    }
    List<Way> ways = new ArrayList<>();
    for (List<Boolean> nulls : choices(model.get())) {
      Optional<Way> way = way(site, call, model.get(), nulls, null);
      if (way.isEmpty()) {
        return Optional.empty();
      }
      ways.add(way.get());
    }
    return Optional.of(ways);
  }

  /**
   * The ways past a call on a value of a type that strings and numbers have, too, as {@code
   * CharSequence} or {@code Comparable}: those for a receiver that is one.
   */
  List<Way> onValues(Site site, MethodInsnNode call) {
    List<Way> ways = new ArrayList<>();
    int count = Calls.arguments(call);
    for (String name : values(site, call)) {
      String value = name.replace('.', '/');
      LibraryModel model = LibraryModels.find(value, call.name, call.desc).orElseThrow();
      for (List<Boolean> nulls : choices(model)) {
        way(site, call, model, nulls, value)
            .map(way -> ofClass(site, (Way.Whole) way, site.below(count - 1), value))
            .ifPresent(ways::add);
      }
    }
    return ways;
  }

  /** The classes of receivers that {@link #onValues} has ways for, by binary names. */
  List<String> values(Site site, MethodInsnNode call) {
    boolean isSelected =
        call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
    int count = Calls.arguments(call);
    Type receiver = isSelected ? site.typeBelow(count - 1) : Type.VOID_TYPE;
    if (receiver.getSort() != Type.OBJECT) {
      return List.of();
    }
    return Types.STANDING_IN.stream()
        .filter(value -> types.isSubtype(value, receiver.getInternalName()))
        .filter(value -> !value.equals(call.owner))
        .filter(value -> isModelled(site, call, value))
        .map(value -> value.replace('/', '.'))
        .toList();
  }

  /** Whether there is a way for each choice of nulls. */
  private boolean isModelled(Site site, MethodInsnNode call, String value) {
    Optional<LibraryModel> model = LibraryModels.find(value, call.name, call.desc);
    return model.isPresent()
        && choices(model.get()).stream()
            .allMatch(nulls -> way(site, call, model.get(), nulls, value).isPresent());
  }

  private Way ofClass(Site site, Way.Whole way, Expr receiver, String type) {
    String name = type.replace('/', '.');
    Expr isOfClass = types.isOneOf(site, receiver, name, List.of(name));
    return new Way.Whole(site.and(isOfClass, way.guard()), way.meaning());
  }

  /** Methods of enums are the same for all. */
  private String owner(Site site, MethodInsnNode call, int count) {
    if (call.getOpcode() == Opcodes.INVOKESTATIC) {
      return call.owner;
    }
    Type receiver = site.typeBelow(count - 1);
    String name = receiver.getSort() == Type.OBJECT ? receiver.getInternalName() : call.owner;
    boolean isEnum = types.find(name).map(file -> file.isEnum()).orElse(false);
    return isEnum
        ? "java/lang/Enum"
        : LibraryModels.find(name, call.name, call.desc).isPresent() ? name : call.owner;
  }

  /** Which of the arguments that may be null are, where that makes a difference. */
  private static List<List<Boolean>> choices(LibraryModel model) {
    List<List<Boolean>> choices = new ArrayList<>(List.of(List.of()));
    for (int i = 0; i < model.arity(); i++) {
      boolean isOpen = isChecked(model, i) && !model.nonNull(i);
      List<List<Boolean>> longer = new ArrayList<>();
      for (List<Boolean> choice : choices) {
        for (boolean isNull : isOpen ? new boolean[] {false, true} : new boolean[] {false}) {
          List<Boolean> next = new ArrayList<>(choice);
          next.add(isNull);
          longer.add(next);
        }
      }
      choices = longer;
    }
    return choices;
  }

  /** Whether a model wants to know if an argument is null: one may return another one then. */
  private static boolean isChecked(LibraryModel model, int position) {
    if (position == 0 && model.method().isConstructor()) {
      return false;
    }
    return model.passing(position) == Passing.CONTENT
        || model.passing(position) == Passing.REFERENCE
            && model.method().resultType().getSort() == Type.OBJECT;
  }

  private Optional<Way> way(
      Site site,
      MethodInsnNode call,
      LibraryModel model,
      List<Boolean> nulls,
      @Nullable String receiver) {
    ExprFactory factory = site.factory();
    int count = model.arity();
    Expr guard = factory.bool(true);
    List<Expr> nonNull = new ArrayList<>();
    List<@Nullable Expr> arguments = new ArrayList<>();
    List<@Nullable String> classes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Expr value = site.below(count - 1 - i);
      boolean isConstructed = i == 0 && model.method().isConstructor();
      String type =
          i == 0 && receiver != null ? receiver : exactClass(site.typeBelow(count - 1 - i));
      classes.add(isConstructed ? null : type);
      if (isConstructed || nulls.get(i)) {
        arguments.add(null);
      } else if (model.passing(i) == Passing.CONTENT) {
        Optional<Expr> content = type == null ? Optional.empty() : content(site, value, type);
        if (content.isEmpty()) {
          return Optional.empty();
        }
        arguments.add(content.get());
      } else {
        arguments.add(value);
      }
      boolean isReference = model.passing(i) != Passing.PRIMITIVE && !isConstructed;
      if (isReference && model.nonNull(i)) {
        nonNull.add(value);
      } else if (isChecked(model, i)) {
        Expr isNull = site.isNull(value);
        guard = site.and(guard, nulls.get(i) ? isNull : factory.not(isNull));
      }
    }
    Optional<LibraryModel> bound = model.forClasses(withoutNulls(classes, nulls));
    if (bound.isEmpty()) {
      return Optional.empty();
    }
    Effect effect = bound.get().apply(factory, arguments);
    boolean hasReceiver = !model.method().isStatic() && !model.method().isConstructor();
    List<Failure> failures = failures(site, nonNull, hasReceiver ? 1 : 0, effect.raises());
    Meaning meaning = Meaning.of(assign(site, call, count, effect), failures);
    if (call.name.equals("insert")
        && classes.get(0) != null
        && classes.get(0).equals(classes.get(2))) {
      meaning =
          meaning.assuming(
              site.assumption(
                  AssumptionCode.CALL_NOT_FOLLOWED, "a builder that is inserted into itself"));
    }
    if (call.desc.contains(CALLBACK)) {
      meaning =
          meaning.assuming(
              site.assumption(
                  AssumptionCode.CALL_NOT_FOLLOWED, "the function that " + name(call) + " calls"));
    }
    boolean makesObject =
        effect.result().isPresent() && Type.getReturnType(call.desc).getSort() == Type.OBJECT;
    return Optional.of(
        new Way.Whole(
            guard,
            makesObject ? meaning.sharing(site.after(site.height() - count, Sort.REF)) : meaning));
  }

  /**
   * How a call throws: what is null is found out when it is looked into, which for the receiver is
   * at once, and for arguments when the first check needs them, or after all checks.
   *
   * @param nonNull what must not be null
   * @param first how many of these are looked into at once
   */
  private static List<Failure> failures(
      Site site, List<Expr> nonNull, int first, List<Raise> raises) {
    List<Failure> failures = new ArrayList<>();
    nonNull.subList(0, first).forEach(value -> failures.add(site.failsOnNull(value)));
    List<Expr> open = new ArrayList<>(nonNull.subList(first, nonNull.size()));
    for (Raise raise : raises) {
      List<Expr> needed =
          open.stream().filter(value -> raise.condition().inputs().contains(value)).toList();
      needed.forEach(value -> failures.add(site.failsOnNull(value)));
      open.removeAll(needed);
      failures.add(site.fails(raise.condition(), raise.exception()));
    }
    open.forEach(value -> failures.add(site.failsOnNull(value)));
    return failures;
  }

  private static String name(MethodInsnNode call) {
    return call.owner.replace('/', '.') + "#" + call.name;
  }

  private static List<@Nullable String> withoutNulls(
      List<@Nullable String> classes, List<Boolean> nulls) {
    List<@Nullable String> kept = new ArrayList<>();
    for (int i = 0; i < classes.size(); i++) {
      kept.add(nulls.get(i) ? null : classes.get(i));
    }
    return kept;
  }

  /** The class of a value's content if its static type leaves no choice. */
  private @Nullable String exactClass(Type type) {
    if (type.getSort() != Type.OBJECT) {
      return null;
    }
    String name = type.getInternalName();
    return types.find(name).map(file -> file.isFinal() || file.isEnum()).orElse(false)
        ? name
        : null;
  }

  /** What is in a string, builder, box or enum constant. */
  Optional<Expr> content(Site site, Expr value, String type) {
    Variables variables = site.variables();
    if (types.find(type).map(file -> file.isEnum()).orElse(false)) {
      return Optional.of(variables.ordinal(value));
    }
    return contentSort(type)
        .map(sort -> sort == Sort.STRING ? variables.text(value) : variables.boxed(value, sort));
  }

  /** The sort of what objects of a class of the JDK contain. */
  static Optional<Sort.Basic> contentSort(String type) {
    return switch (type) {
      case "java/lang/String", "java/lang/StringBuilder", "java/lang/StringBuffer" ->
          Optional.of(Sort.STRING);
      case "java/lang/Integer",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Boolean" ->
          Optional.of(Sort.INT);
      case "java/lang/Long" -> Optional.of(Sort.LONG);
      case "java/lang/Float" -> Optional.of(Sort.FLOAT);
      case "java/lang/Double" -> Optional.of(Sort.DOUBLE);
      default -> Optional.empty();
    };
  }

  private Assignment assign(Site site, MethodInsnNode call, int count, Effect effect) {
    Assignment assignment = site.assignment();
    effect
        .receiverAfter()
        .ifPresent(
            content ->
                assignment.store(
                    contents(site, (Sort.Basic) content.sort()),
                    List.of(site.below(count - 1)),
                    content));
    Type result = Type.getReturnType(call.desc);
    if (result.getSort() != Type.VOID) {
      assignResult(site, assignment, count, effect, result);
    }
    return assignment;
  }

  private static dev.quarry.expr.Input contents(Site site, Sort.Basic sort) {
    return sort == Sort.STRING ? site.variables().texts() : site.variables().boxes(sort);
  }

  private static void assignResult(
      Site site, Assignment assignment, int count, Effect effect, Type result) {
    ExprFactory factory = site.factory();
    var target = site.after(site.height() - count, Variables.sortOf(result));
    if (effect.returnedArgument().isPresent()) {
      assignment.set(target, site.below(count - 1 - effect.returnedArgument().getAsInt()));
      return;
    }
    if (effect.result().isEmpty()) {
      assignment.set(target, factory.nullRef());
      return;
    }
    Expr value = effect.result().get();
    if (target.sort() != Sort.REF) {
      assignment.set(target, value.sort() == Sort.BOOL ? site.truth(value) : value);
      return;
    }
    makeObject(site, assignment, target, value, made(result.getInternalName()));
  }

  /** What may be one with the result of a call that makes a string or a box, or takes one. */
  static Identities identities(Site site, dev.quarry.expr.Input value) {
    if (site.instruction() instanceof TypeInsnNode made) {
      return new Identities(
          site.references(), value, Optional.empty(), made.desc.replace('/', '.'));
    }
    String result =
        Type.getReturnType(((MethodInsnNode) site.instruction()).desc).getInternalName();
    String made = made(result);
    return new Identities(site.references(), value, contentSort(made), made.replace('/', '.'));
  }

  /** A method that promises a more general type makes strings. */
  private static String made(String result) {
    return contentSort(result).isPresent() ? result : "java/lang/String";
  }

  /** A new object of the JDK with a content. */
  static void makeObject(
      Site site, Assignment assignment, dev.quarry.expr.Input target, Expr content, String type) {
    Expr inside = content.sort() == Sort.BOOL ? site.truth(content) : content;
    assignment.set(target, site.references().fresh());
    assignment.change(contents(site, (Sort.Basic) inside.sort()), Arrays.ofFresh(site, inside));
    assignment.change(
        site.variables().types(),
        Arrays.ofFresh(site, site.factory().constant(Sort.TYPE, type.replace('/', '.'))));
  }
}
