package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.ScenarioMaker.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The ways in which tests call a method. */
public final class Scenarios {
  private final ClassHierarchy hierarchy;
  private final Sources sources;
  private final Map<MethodId, Optional<String>> obstacles = new ConcurrentHashMap<>();
  private final Map<String, Boolean> makeable = new ConcurrentHashMap<>();

  public Scenarios(ClassHierarchy hierarchy) {
    this(hierarchy, Reflection.NEVER);
  }

  public Scenarios(ClassHierarchy hierarchy, Reflection reflection) {
    this(hierarchy, Sources.of(hierarchy, reflection));
  }

  private Scenarios(ClassHierarchy hierarchy, Sources sources) {
    this.hierarchy = hierarchy;
    this.sources = sources;
  }

  /**
   * The same, where objects are of some classes before others.
   *
   * @param classes internal names
   * @param literals descriptors of types that class literals name, too; where there are some, there
   *     are also more kinds of objects
   */
  public Scenarios preferring(Set<String> classes, List<String> literals) {
    return classes.isEmpty() && literals.isEmpty()
        ? this
        : new Scenarios(hierarchy, sources.preferring(classes, literals));
  }

  /**
   * The plain scenario, and one in which an object is changed before the call if that adds
   * something; with reflection also one in which private fields are set. Empty if there is an
   * {@link #obstacle}.
   */
  public List<Scenario> of(MethodShape method) {
    if (obstacle(method).isPresent()) {
      return List.of();
    }
    ClassFile owner = hierarchy.classPath().get(method.id().owner());
    List<Scenario> scenarios = new ArrayList<>();
    fitting(owner, method, Change.NONE).ifPresent(scenarios::add);
    fitting(owner, method, Change.BY_METHODS).ifPresent(scenarios::add);
    if (sources.reflection() == Reflection.ALLOWED) {
      fitting(owner, method, Change.BY_FIELDS).ifPresent(scenarios::add);
    }
    return List.copyOf(scenarios);
  }

  /**
   * Scenarios whose objects have been through something before the call, and are made of more than
   * those of {@link #of}: for who wants one state rather than many. Empty if nothing is gained.
   */
  public List<Scenario> histories(MethodShape method) {
    if (obstacle(method).isPresent()) {
      return List.of();
    }
    ClassFile owner = hierarchy.classPath().get(method.id().owner());
    Optional<Footprint> footprint = Optional.of(Footprint.of(hierarchy, method.id()));
    for (RecipeLimits limits : List.of(RecipeLimits.DEEP, RecipeLimits.DEEP_AND_NARROW)) {
      Optional<Scenario> deep =
          new ScenarioMaker(sources, owner, limits, footprint).make(method, Change.BY_HISTORY);
      if (deep.isPresent() && ScenarioSize.fits(deep.get())) {
        return deep.filter(scenario -> !of(method).contains(scenario)).stream().toList();
      }
    }
    return List.of();
  }

  /**
   * Scenarios that call what a method returns, if that is an object of a class to whose code there
   * is no other way. What is under test then is a method of an interface.
   */
  public List<Scenario> followUps(MethodShape method) {
    if (obstacle(method).isPresent()) {
      return List.of();
    }
    ClassFile owner = hierarchy.classPath().get(method.id().owner());
    return new FollowUps(sources, owner, RecipeLimits.WIDE)
        .of(method).stream().map(ScenarioSize::shortened).toList();
  }

  private List<RecipeLimits> limits() {
    return sources.literals().isEmpty()
        ? List.of(RecipeLimits.WIDE, RecipeLimits.NARROW, RecipeLimits.NARROWEST)
        : List.of(
            RecipeLimits.VARIED, RecipeLimits.WIDE, RecipeLimits.NARROW, RecipeLimits.NARROWEST);
  }

  /** The largest scenario that fits into a driver. */
  private Optional<Scenario> fitting(ClassFile owner, MethodShape method, Change change) {
    Optional<Scenario> last = Optional.empty();
    for (RecipeLimits limits : limits()) {
      last = new ScenarioMaker(sources, owner, limits).make(method, change);
      if (last.isEmpty() || ScenarioSize.isComfortable(last.get())) {
        return last;
      }
    }
    return last.map(ScenarioSize::shortened);
  }

  /** Why a method can't be called by a test, as a sentence. */
  public Optional<String> obstacle(MethodShape method) {
    Optional<String> known = obstacles.get(method.id());
    if (known == null) {
      known = findObstacle(method);
      obstacles.put(method.id(), known);
    }
    return known;
  }

  private Optional<String> findObstacle(MethodShape method) {
    MethodId id = method.id();
    Optional<ClassFile> owner = hierarchy.find(id.owner());
    if (owner.isEmpty()) {
      return Optional.of("There is no class `" + id.owner() + "` on the class path.");
    }
    var access = new Access(hierarchy, Names.packageOf(owner.get().name()));
    if (!access.canName(owner.get())) {
      return Optional.of(
          "`" + id.owner() + "` is private, local or anonymous, or its name is no Java name.");
    }
    if (method.isPrivate() || method.isSynthetic() || id.name().equals("<clinit>")) {
      return Optional.of("`" + id + "` is not visible to a test in its package.");
    }
    if (!method.isInitialiser() && !Access.isWritable(id.name())) {
      return Optional.of("The name of `" + id + "` can't be written in Java.");
    }
    if (!method.isCallable()) {
      return Optional.of("`" + id + "` is abstract.");
    }
    return objectObstacle(owner.get(), method);
  }

  private Optional<String> objectObstacle(ClassFile owner, MethodShape method) {
    if (method.isInitialiser()) {
      return owner.isAbstract() || owner.isEnum()
          ? Optional.of("`" + owner + "` is " + (owner.isEnum() ? "an enum" : "abstract") + ".")
          : Optional.empty();
    }
    if (method.isStatic() || canMake(owner, method)) {
      return Optional.empty();
    }
    return Optional.of(
        owner.isAbstract()
            ? "No class that a test can make extends `" + owner + "` and has this method."
            : "No constructor, factory or constant gives a test an object of `" + owner + "`.");
  }

  /** Which object a method is called on depends on the method only if its class is abstract. */
  private boolean canMake(ClassFile owner, MethodShape method) {
    var maker = new ScenarioMaker(sources, owner, RecipeLimits.NARROW);
    return owner.isAbstract()
        ? maker.canMake(method)
        : makeable.computeIfAbsent(owner.name(), name -> maker.canMake(method));
  }

  /** Whether reflection, which is not allowed here, would get around the {@link #obstacle}. */
  public boolean needsReflection(MethodShape method) {
    return sources.reflection() == Reflection.NEVER
        && obstacle(method).isPresent()
        && new Scenarios(hierarchy, sources.with(Reflection.ALLOWED)).obstacle(method).isEmpty();
  }
}
