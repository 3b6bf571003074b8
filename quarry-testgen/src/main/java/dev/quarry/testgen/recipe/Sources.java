package dev.quarry.testgen.recipe;

import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.Set;

/** What is read from class files once and asked for by all recipes. */
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
        changed);
  }

  /** The same, where some classes stand for interfaces and abstract classes before others. */
  Sources preferring(Set<String> classes) {
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
        reflection);
  }
}
