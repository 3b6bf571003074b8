package dev.quarry.testgen.recipe;

import dev.quarry.input.InputPath;
import dev.quarry.program.BoxTypes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;

/** Lists what is open in recipes: inputs, choices, sizes, and whether steps are made. */
public final class OpenPlaces {
  private final List<Recipe.Hole> holes = new ArrayList<>();
  private final Map<String, Integer> choices = new LinkedHashMap<>();
  private final Set<InputPath> counts = new LinkedHashSet<>();

  private OpenPlaces() {}

  /** All open places as inputs, in the order in which they are met when values are made. */
  public static List<Recipe.Hole> of(List<Recipe> recipes) {
    var places = new OpenPlaces();
    recipes.forEach(places::visit);
    return List.copyOf(places.holes);
  }

  /** How many places the inputs take in a call: two for {@code long} and {@code double}. */
  public static int slots(List<Recipe.Hole> holes) {
    return holes.stream().mapToInt(hole -> Type.getType(hole.type()).getSize()).sum();
  }

  /** The inputs that are characters; for a run they are numbers like others. */
  public static Set<InputPath> characters(List<Recipe> recipes) {
    Set<InputPath> characters = new LinkedHashSet<>();
    for (Recipe.Hole hole : of(recipes)) {
      InputPath path = InputPath.parameter(hole.name());
      if (hole.type().equals("C")) {
        characters.add(path);
      } else if ("C".equals(BoxTypes.primitiveOf(hole.type()))) {
        characters.add(path.aspect(InputPath.Aspect.Kind.VALUE));
      }
    }
    return characters;
  }

  /** The inputs that say how often a call is made. */
  public static Set<InputPath> counts(List<Recipe> recipes) {
    var places = new OpenPlaces();
    recipes.forEach(places::visit);
    return Set.copyOf(places.counts);
  }

  /** The inputs that select something, each with how many there are to select from. */
  public static Map<String, Integer> choices(List<Recipe> recipes) {
    var places = new OpenPlaces();
    recipes.forEach(places::visit);
    return places.choices;
  }

  /**
   * What is open in a recipe itself comes before its parts, except for steps. Each case adds it.
   */
  private final class Places implements Recipe.Visitor<OpenPlaces> {
    @Override
    public OpenPlaces hole(Recipe.Hole hole) {
      holes.add(hole);
      return OpenPlaces.this;
    }

    @Override
    public OpenPlaces none(Recipe.Null none) {
      return OpenPlaces.this;
    }

    @Override
    public OpenPlaces same(Recipe.Same same) {
      return OpenPlaces.this;
    }

    @Override
    public OpenPlaces classLiteral(Recipe.ClassLiteral literal) {
      return OpenPlaces.this;
    }

    @Override
    public OpenPlaces constant(Recipe.Constant constant) {
      return OpenPlaces.this;
    }

    @Override
    public OpenPlaces text(Recipe.Text text) {
      return OpenPlaces.this;
    }

    @Override
    public OpenPlaces oneOf(Recipe.OneOf oneOf) {
      choice(oneOf.name(), oneOf.options().size());
      return all(oneOf.options());
    }

    @Override
    public OpenPlaces call(Recipe.Call call) {
      return all(call.arguments());
    }

    @Override
    public OpenPlaces changed(Recipe.Changed changed) {
      visit(changed.object());
      for (Recipe.Step step : changed.steps()) {
        if (step.isRepeated()) {
          choice(step.name(), step.most() + 1);
          counts.add(InputPath.parameter(step.name()));
        } else {
          holes.add(new Recipe.Hole(step.name(), "Z"));
        }
        all(step.arguments());
      }
      return OpenPlaces.this;
    }

    @Override
    public OpenPlaces array(Recipe.Array array) {
      choice(array.name(), array.elements().size() + 1);
      return all(array.elements());
    }

    @Override
    public OpenPlaces collected(Recipe.Collected collected) {
      int each = collected.kind() == CollectionKind.MAP ? 2 : 1;
      choice(collected.name(), collected.elements().size() / each + 1);
      return all(collected.elements());
    }

    @Override
    public OpenPlaces stub(Recipe.Stub stub) {
      all(stub.arguments());
      for (Recipe.Told told : stub.methods()) {
        if (told.isOpen()) {
          choice(told.name(), told.parts().size() + 1);
          all(told.parts());
        }
      }
      return OpenPlaces.this;
    }

    private OpenPlaces all(List<Recipe> recipes) {
      recipes.forEach(OpenPlaces.this::visit);
      return OpenPlaces.this;
    }
  }

  private void choice(String name, int choices) {
    holes.add(new Recipe.Hole(name, "I"));
    this.choices.put(name, choices);
  }

  private void visit(Recipe recipe) {
    recipe.accept(new Places());
  }
}
