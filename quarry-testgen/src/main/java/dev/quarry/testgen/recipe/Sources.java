package dev.quarry.testgen.recipe;

import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.List;
import java.util.Set;

/**
 * What is read from class files once and asked for by all recipes.
 *
 * @param literals descriptors of types that class literals name besides the usual ones
 */
record Sources(
    ClassHierarchy hierarchy,
    GenericTypes generics,
    MethodNotes notes,
    Implementations implementations,
    FactoryIndex factories,
    LambdaTypes lambdas,
    AbstractMethods abstractMethods,
    Nests nests,
    KnownMutators mutators,
    StateWriters writers,
    List<String> literals,
    Reflection reflection) {
  Sources with(Reflection changed) {
    return new Sources(
        hierarchy,
        generics,
        notes,
        implementations,
        factories,
        lambdas,
        abstractMethods,
        nests,
        mutators,
        writers,
        literals,
        changed);
  }

  /**
   * The same, where some classes stand for interfaces and abstract classes before others, and some
   * types are named.
   */
  Sources preferring(Set<String> classes, List<String> named) {
    return new Sources(
        hierarchy,
        generics,
        notes,
        new Implementations(hierarchy, classes),
        factories,
        lambdas,
        abstractMethods,
        nests,
        mutators,
        writers,
        named,
        reflection);
  }

  static Sources of(ClassHierarchy hierarchy, Reflection reflection) {
    GenericTypes generics = new GenericTypes(hierarchy);
    return new Sources(
        hierarchy,
        generics,
        new MethodNotes(),
        new Implementations(hierarchy, Set.of()),
        new FactoryIndex(hierarchy),
        new LambdaTypes(hierarchy),
        new AbstractMethods(hierarchy, generics),
        new Nests(hierarchy),
        new KnownMutators(),
        new StateWriters(),
        List.of(),
        reflection);
  }
}
