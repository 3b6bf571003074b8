package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodShape;
import dev.quarry.program.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/** Puts the scenario of one method together. */
final class ScenarioMaker {
  private static final int MUTATORS = 6;
  private static final int ROUNDS = 2;
  private static final int MOST_ASKED_FOR = 5;

  /** What any object is anyway. */
  private static final Set<String> OFFERED = Set.of("java/lang/String", "java/lang/Integer");

  private final Sources sources;
  private final ClassFile owner;
  private final HoleNames names = new HoleNames();
  private final Maker maker;
  private final Receivers receivers;

  ScenarioMaker(Sources sources, ClassFile owner, RecipeLimits limits) {
    this(sources, owner, limits, Optional.empty());
  }

  /**
   * @param footprint of the method under test, if its objects are to have a history
   */
  ScenarioMaker(
      Sources sources, ClassFile owner, RecipeLimits limits, Optional<Footprint> footprint) {
    this.sources = sources;
    this.owner = owner;
    this.maker =
        new Maker(sources, Names.packageOf(owner.name()), owner.name(), names, limits, footprint);
    this.receivers = new Receivers(sources, owner, maker);
  }

  /** Whether there is an object to call an instance method on. */
  boolean canMake(MethodShape method) {
    return !receivers.of(method).isEmpty();
  }

  /** What is done to an object before the method under test is called. */
  enum Change {
    /** Nothing. */
    NONE,
    /** Methods that change it are called. */
    BY_METHODS,
    /** Private fields are set by reflection. */
    BY_FIELDS,
    /** Calls that change what the method under test looks at are made in several orders. */
    BY_HISTORY
  }

  /**
   * The scenario of a method that a test can call.
   *
   * @param change what to do to an object before; empty if there is no object that allows it
   */
  Optional<Scenario> make(MethodShape method, Change change) {
    Producer call = new Producer(owner, header(method));
    List<String> labels = new ArrayList<>();
    List<Recipe> arguments = new ArrayList<>();
    if (call.hasReceiver()) {
      labels.add("this");
      arguments.add(maker.oneOf("this", TypeUse.ofInternal(owner.name()), receivers.of(method)));
    }
    addParameters(method, call, labels, arguments);
    if (change == Change.BY_HISTORY) {
      List<Recipe.Step> before = maker.history(owner);
      addHistories(labels, arguments);
      return Optional.of(new Scenario(method.id(), call.kind(), labels, arguments, before));
    }
    if (change != Change.NONE && !change(arguments, change)) {
      return Optional.empty();
    }
    return Optional.of(new Scenario(method.id(), call.kind(), labels, arguments));
  }

  /**
   * The scenario of a call on what a method returns.
   *
   * @param others what else can be called on it before, with the interfaces that declare it
   * @param call the call under test, one of them
   */
  Optional<Scenario> follow(
      MethodShape method, Map<MethodNode, ClassFile> others, MethodNode call) {
    Producer first = new Producer(owner, header(method));
    List<Recipe> made = new ArrayList<>();
    if (first.hasReceiver()) {
      List<Recipe> objects = receivers.of(method);
      if (objects.isEmpty()) {
        return Optional.empty();
      }
      made.add(maker.oneOf("this", TypeUse.ofInternal(owner.name()), objects));
    }
    List<String> labels = new ArrayList<>();
    addParameters(method, first, labels, made);
    made.replaceAll(recipe -> recipe instanceof Recipe.OneOf oneOf ? withoutSame(oneOf) : recipe);
    String name = GeneralTypes.shortName(TypeUse.of(first.type()).internalName());
    Recipe result = new Recipe.Call(first.id(), first.kind(), made, first.type());
    List<Recipe.Step> steps = new ArrayList<>();
    others.forEach(
        (other, type) -> {
          if (other.desc.startsWith("()")) {
            Producer before = new Producer(type, other);
            String step = names.unique(name + "_" + other.name);
            steps.add(new Recipe.Step(step, before.id(), before.kind(), List.of()));
          }
        });
    List<Recipe> arguments = new ArrayList<>();
    arguments.add(steps.isEmpty() ? result : new Recipe.Changed(result, steps));
    List<String> parameters = new ArrayList<>(List.of("this"));
    ClassFile type = Objects.requireNonNull(others.get(call), call.name);
    Producer last = new Producer(type, call);
    List<TypeUse> types = sources.generics().parameters(call, Map.of());
    List<String> written = sources.notes().parameters(type, last.id());
    for (int i = 0; i < types.size(); i++) {
      String label = i < written.size() ? written.get(i) : "arg" + i;
      parameters.add(label);
      arguments.add(maker.argument(name + "_" + label, types.get(i)));
    }
    return Optional.of(new Scenario(last.id(), last.kind(), parameters, arguments));
  }

  /** An argument of a call that is not under test is not the same as another one of it. */
  private static Recipe withoutSame(Recipe.OneOf oneOf) {
    List<Recipe> options =
        oneOf.options().stream().filter(option -> !(option instanceof Recipe.Same)).toList();
    return new Recipe.OneOf(oneOf.name(), oneOf.type(), options);
  }

  private MethodNode header(MethodShape method) {
    return header(declaring(method), method).orElseThrow();
  }

  /** The owner, or the nearest class above it that has the method. */
  private ClassFile declaring(MethodShape method) {
    return sources.hierarchy().superclasses(owner.name()).stream()
        .filter(type -> header(type, method).isPresent())
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(owner + " does not have " + method));
  }

  private static Optional<MethodNode> header(ClassFile type, MethodShape method) {
    return type.header().methods.stream()
        .filter(node -> node.name.equals(method.id().name()))
        .filter(node -> node.desc.equals(method.id().descriptor()))
        .findFirst();
  }

  private void addParameters(
      MethodShape method, Producer call, List<String> labels, List<Recipe> arguments) {
    ClassFile declaring = declaring(method);
    Map<String, TypeUse> variables =
        sources.generics().variables(declaring, TypeUse.ofInternal(declaring.name()));
    List<TypeUse> types = sources.generics().parameters(call.method(), variables);
    List<String> written = sources.notes().parameters(declaring, method.id());
    for (int i = 0; i < types.size(); i++) {
      String label = i < written.size() ? written.get(i) : "arg" + i;
      boolean isOuter = i == 0 && call.isConstructor() && Access.isInner(owner);
      Recipe recipe =
          isOuter
              ? maker.notNull("outer", types.get(i), 1, Set.of(owner.name()))
              : maker.argument(label, types.get(i));
      labels.add(label);
      arguments.add(isOuter ? recipe : withOthers(method, label, types.get(i), recipe, arguments));
    }
  }

  /** Adds what other arguments suggest: the very same object, or another of the same class. */
  private Recipe withOthers(
      MethodShape method, String label, TypeUse type, Recipe recipe, List<Recipe> earlier) {
    if (recipe instanceof Recipe.Hole || type.isPrimitive()) {
      return recipe;
    }
    List<Recipe> options = new ArrayList<>();
    if (recipe instanceof Recipe.OneOf oneOf) {
      options.addAll(oneOf.options());
    } else {
      options.add(recipe);
    }
    int before = options.size();
    if (type.equals(TypeUse.OBJECT)) {
      if (!earlier.isEmpty()) {
        TypeUse own = TypeUse.ofInternal(owner.name());
        maker.objects(label + "_" + GeneralTypes.shortName(owner.name()), own).stream()
            .findFirst()
            .ifPresent(options::add);
      }
      options.addAll(askedFor(method, label));
    }
    for (int i = 0; i < earlier.size(); i++) {
      if (canBeSame(earlier.get(i), type)) {
        options.add(new Recipe.Same(i, earlier.get(i).type()));
        break;
      }
    }
    if (options.size() == before) {
      return recipe;
    }
    String name = recipe instanceof Recipe.OneOf o ? o.name() : names.unique(label + "_kind");
    return new Recipe.OneOf(name, type.descriptor(), options);
  }

  /** Objects of the types that the code under test asks for with {@code instanceof}. */
  private List<Recipe> askedFor(MethodShape method, String label) {
    List<Recipe> found = new ArrayList<>();
    for (String tested : sources.notes().tested(owner, method.id())) {
      TypeUse type = TypeUse.of(tested.startsWith("[") ? tested : "L" + tested + ";");
      boolean isOffered =
          GeneralTypes.isAny(tested) || OFFERED.contains(tested) || tested.equals(owner.name());
      if (!isOffered && found.size() < MOST_ASKED_FOR) {
        maker.sample(label + "_" + shortName(type), type).ifPresent(found::add);
      }
    }
    return found;
  }

  private static String shortName(TypeUse type) {
    TypeUse element = type;
    while (element.isArray()) {
      element = element.component();
    }
    String name =
        element.isPrimitive()
            ? Type.getType(element.descriptor()).getClassName()
            : GeneralTypes.shortName(element.internalName());
    return type.isArray() ? name + "s" : name;
  }

  private boolean canBeSame(Recipe earlier, TypeUse type) {
    TypeUse other = TypeUse.of(earlier.type());
    return !(earlier instanceof Recipe.Hole)
        && !(earlier instanceof Recipe.Null)
        && !other.isPrimitive()
        && sources.hierarchy().isSubtype(other.internalName(), type.internalName());
  }

  private void addHistories(List<String> labels, List<Recipe> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      Recipe object = withoutNull(arguments.get(i));
      if (!(object instanceof Recipe.Hole) && !(object instanceof Recipe.Null)) {
        List<Recipe.Step> steps = maker.history(labels.get(i), TypeUse.of(object.type()), 0);
        if (!steps.isEmpty()) {
          arguments.set(i, new Recipe.Changed(object, steps));
        }
      }
    }
  }

  /** Changes the first object of a class that can be changed so; false if there is none. */
  private boolean change(List<Recipe> arguments, Change change) {
    for (int i = 0; i < arguments.size(); i++) {
      TypeUse type = TypeUse.of(arguments.get(i).type());
      if (arguments.get(i) instanceof Recipe.Hole || type.isPrimitive() || type.isArray()) {
        continue;
      }
      int index = i;
      Optional<ClassFile> file =
          sources.hierarchy().find(type.internalName()).filter(ClassFile::isOfProgram);
      List<Recipe.Step> steps =
          file.map(f -> steps(index == 0 ? "then" : "then" + index, f, change)).orElse(List.of());
      Recipe object = withoutNull(arguments.get(i));
      if (!steps.isEmpty() && !(object instanceof Recipe.Null)) {
        arguments.set(i, new Recipe.Changed(object, steps));
        return true;
      }
    }
    return false;
  }

  private List<Recipe.Step> steps(String name, ClassFile file, Change change) {
    return change == Change.BY_FIELDS
        ? maker.hiddenSteps(name, file, MUTATORS)
        : maker.steps(name, file, MUTATORS, ROUNDS);
  }

  private static Recipe withoutNull(Recipe recipe) {
    if (!(recipe instanceof Recipe.OneOf oneOf)) {
      return recipe;
    }
    List<Recipe> options =
        oneOf.options().stream().filter(option -> !(option instanceof Recipe.Null)).toList();
    return options.size() == 1
        ? options.get(0)
        : new Recipe.OneOf(oneOf.name(), oneOf.type(), options);
  }
}
