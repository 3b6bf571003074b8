package dev.quarry.testgen.recipe;

import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import org.jspecify.annotations.Nullable;

/** Recipes for values of any type, from what class files offer. */
public final class RecipeBook {
  private final Sources sources;

  public RecipeBook(ClassHierarchy hierarchy) {
    this.sources = Sources.of(hierarchy, Reflection.NEVER);
  }

  /**
   * A recipe for a value; {@link Recipe.Null} if there is no way to another.
   *
   * @param name what the names of all open places start with
   * @param type its descriptor
   * @param genericSignature its generic type as class files have it, if known
   * @param callerPackage the package of the test, with dots
   */
  public Recipe make(
      String name, String type, @Nullable String genericSignature, String callerPackage) {
    var maker =
        new Maker(sources, Names.internal(callerPackage), null, new HoleNames(), RecipeLimits.WIDE);
    return maker.argument(name, sources.generics().type(type, genericSignature));
  }
}
