package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodShape;
import dev.quarry.program.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.tree.MethodNode;

/** Puts the scenario of one method together. */
final class ScenarioMaker {
  private static final int MUTATORS = 6;
  private static final int ROUNDS = 2;

  private final Sources sources;
  private final ClassFile owner;
  private final HoleNames names = new HoleNames();
  private final Maker maker;
  private final Receivers receivers;

  ScenarioMaker(Sources sources, ClassFile owner, Limits limits) {
    this.sources = sources;
    this.owner = owner;
    this.maker = new Maker(sources, Names.packageOf(owner.name()), owner.name(), names, limits);
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
    BY_FIELDS
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
    if (change != Change.NONE && !change(arguments, change)) {
      return Optional.empty();
    }
    return Optional.of(new Scenario(method.id(), call.kind(), labels, arguments));
  }

  private MethodNode header(MethodShape method) {
    return owner.header().methods.stream()
        .filter(node -> node.name.equals(method.id().name()))
        .filter(node -> node.desc.equals(method.id().descriptor()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(owner + " does not declare " + method));
  }

  private void addParameters(
      MethodShape method, Producer call, List<String> labels, List<Recipe> arguments) {
    Map<String, TypeUse> variables =
        sources.generics().variables(owner, TypeUse.ofInternal(owner.name()));
    List<TypeUse> types = sources.generics().parameters(call.method(), variables);
    List<String> written = sources.notes().parameters(owner, method.id());
    for (int i = 0; i < types.size(); i++) {
      String label = i < written.size() ? written.get(i) : "arg" + i;
      boolean isOuter = i == 0 && call.isConstructor() && Access.isInner(owner);
      Recipe recipe =
          isOuter
              ? maker.notNull("outer", types.get(i), 1, java.util.Set.of(owner.name()))
              : maker.argument(label, types.get(i));
      labels.add(label);
      arguments.add(isOuter ? recipe : withOthers(label, types.get(i), recipe, arguments));
    }
  }

  /** Adds what other arguments suggest: the very same object, or another of the same class. */
  private Recipe withOthers(String label, TypeUse type, Recipe recipe, List<Recipe> earlier) {
    if (recipe instanceof Recipe.Hole || type.isPrimitive() || earlier.isEmpty()) {
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
      TypeUse own = TypeUse.ofInternal(owner.name());
      maker.objects(label + "_" + GeneralTypes.shortName(owner.name()), own).stream()
          .findFirst()
          .ifPresent(options::add);
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

  private boolean canBeSame(Recipe earlier, TypeUse type) {
    TypeUse other = TypeUse.of(earlier.type());
    return !(earlier instanceof Recipe.Hole)
        && !(earlier instanceof Recipe.Null)
        && !other.isPrimitive()
        && sources.hierarchy().isSubtype(other.internalName(), type.internalName());
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
