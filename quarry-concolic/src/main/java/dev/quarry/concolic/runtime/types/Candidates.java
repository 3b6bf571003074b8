package dev.quarry.concolic.runtime.types;

import dev.quarry.concolic.runtime.heap.InputCollections;
import dev.quarry.concolic.runtime.heap.InputOptionals;
import dev.quarry.input.InputDomain;
import dev.quarry.program.Names;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The classes that an input of a declared type may have. */
public final class Candidates {
  /** More would make conditions that nobody can read and few solvers like. */
  private static final int MOST = 512;

  private final ClassLoader loader;
  private final TypeWorld world;
  private final Map<Class<?>, Choice> known = new HashMap<>();

  public Candidates(ClassLoader loader, TypeWorld world) {
    this.loader = loader;
    this.world = world;
  }

  /**
   * What an input can be.
   *
   * @param classes the first is the default; empty if nothing but null is possible
   * @param isComplete whether no class was left out
   */
  public record Choice(List<Class<?>> classes, boolean isComplete) {}

  /** The classes an input of this type may have. */
  public Choice of(Class<?> declared) {
    Choice choice = known.get(declared);
    if (choice == null) {
      choice = find(declared);
      known.put(declared, choice);
    }
    return choice;
  }

  /** The choice with one more class of the program, if that is possible. */
  public Choice with(String name, Class<?> declared, Choice choice) {
    if (choice.classes().stream().anyMatch(type -> type.getName().equals(name))) {
      return choice;
    }
    try {
      Class<?> type = Class.forName(name, false, loader);
      if (!declared.isAssignableFrom(type)
          || type.isEnum()
          || type.getClassLoader() != loader
          || Modifier.isAbstract(type.getModifiers())) {
        return choice;
      }
      List<Class<?>> classes = new ArrayList<>(choice.classes());
      classes.add(type);
      return new Choice(List.copyOf(classes), false);
    } catch (ClassNotFoundException | LinkageError e) {
      return choice;
    }
  }

  private Choice find(Class<?> declared) {
    if (declared.isArray()) {
      return new Choice(List.of(declared), hasOneArray(declared.getComponentType()));
    }
    if (ValueType.of(declared) != null) {
      return new Choice(List.of(declared), true);
    }
    if (InputOptionals.isOptional(declared)) {
      return new Choice(InputOptionals.canFill(declared) ? List.of(declared) : List.of(), true);
    }
    Set<Class<?>> classes = new LinkedHashSet<>();
    if (declared == Object.class) {
      classes.add(Object.class);
    }
    Class<?> collection = InputCollections.standardClass(declared);
    if (collection != null) {
      classes.add(collection);
    }
    addFromProgram(declared, classes);
    addValues(declared, classes);
    if (classes.isEmpty() && hasPublicConstructor(declared)) {
      classes.add(declared);
    }
    Class<?> stub = classes.isEmpty() ? StubClass.of(declared) : null;
    if (stub != null) {
      return new Choice(List.of(stub), isComplete(declared));
    }
    List<Class<?>> list = List.copyOf(classes);
    return list.size() > MOST
        ? new Choice(List.copyOf(list.subList(0, MOST)), false)
        : new Choice(list, isComplete(declared));
  }

  /** Of the JDK's own types, few have all their classes tried. */
  private boolean isComplete(Class<?> declared) {
    return declared.getClassLoader() == loader
        ? !hasOthers(declared)
        : Modifier.isFinal(declared.getModifiers());
  }

  /** Whether classes of the program are of a type, but are not tried. */
  public boolean hasOthers(Class<?> type) {
    return world.hasOthers(type.getName()) || (type.isEnum() && type.getClassLoader() == loader);
  }

  /** Whether arrays with such elements are all of one class. */
  private boolean hasOneArray(Class<?> component) {
    if (component.isPrimitive() || ValueType.of(component) != null) {
      return true;
    }
    if (component.isArray()) {
      return hasOneArray(component.getComponentType());
    }
    Choice elements = of(component);
    return elements.isComplete() && elements.classes().equals(List.of(component));
  }

  private void addFromProgram(Class<?> declared, Set<Class<?>> classes) {
    for (String name : world.concreteSubtypes(declared.getName())) {
      if (classes.size() > MOST) {
        return;
      }
      try {
        Class<?> type = Class.forName(name, false, loader);
        if (declared.isAssignableFrom(type) && !type.isEnum() && type.getClassLoader() == loader) {
          classes.add(type);
        }
      } catch (ClassNotFoundException | LinkageError e) {
        // A class that can't be loaded has no instances.
        continue;
      }
    }
  }

  private void addValues(Class<?> declared, Set<Class<?>> classes) {
    InputDomain.StandIns standIns = InputDomain.standIns(Names.internal(declared.getName()));
    for (String name : standIns.all()) {
      String binary = Names.binary(name);
      if (standIns.always().contains(name) || world.mentions(binary)) {
        Class<?> value = TypeNames.ofJdk(binary);
        if (declared.isAssignableFrom(value)) {
          classes.add(value);
        }
      }
    }
  }

  private static boolean hasPublicConstructor(Class<?> declared) {
    try {
      return declared.getName().startsWith("java.util.")
          && !Modifier.isAbstract(declared.getModifiers())
          && Modifier.isPublic(declared.getModifiers())
          && Modifier.isPublic(declared.getDeclaredConstructor().getModifiers());
    } catch (NoSuchMethodException e) {
      return false;
    }
  }

  /** Those of the classes that are subtypes of another type. */
  public static List<Class<?>> within(List<Class<?>> classes, Class<?> type) {
    List<Class<?>> within = new ArrayList<>();
    for (Class<?> candidate : classes) {
      if (type.isAssignableFrom(candidate)) {
        within.add(candidate);
      }
    }
    return within;
  }
}
