package dev.quarry.testgen.recipe;

import dev.quarry.program.hierarchy.ClassHierarchy;

/** What is read from class files once and asked for by all recipes. */
record Sources(
    ClassHierarchy hierarchy,
    Generics generics,
    MethodNotes notes,
    Implementations implementations,
    FactoryIndex factories,
    LambdaTypes lambdas,
    Nests nests,
    KnownMutators mutators,
    Reflection reflection) {
  Sources with(Reflection changed) {
    return new Sources(
        hierarchy, generics, notes, implementations, factories, lambdas, nests, mutators, changed);
  }

  static Sources of(ClassHierarchy hierarchy, Reflection reflection) {
    return new Sources(
        hierarchy,
        new Generics(hierarchy),
        new MethodNotes(),
        new Implementations(hierarchy),
        new FactoryIndex(hierarchy),
        new LambdaTypes(hierarchy),
        new Nests(hierarchy),
        new KnownMutators(),
        reflection);
  }
}
