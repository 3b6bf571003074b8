package dev.quarry.engine.shrink;

import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.input.InputPath;
import dev.quarry.input.InputPath.Aspect.Kind;
import dev.quarry.testgen.recipe.Recipe;
import dev.quarry.testgen.recipe.Scenario;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds the arguments that matter: with another value, everything else as before, the state is not
 * there any more. Looks at values that names of tests would mention, which are plain ones.
 */
public final class Influence {
  private static final List<Kind> CONTENTS = List.of(Kind.TEXT, Kind.VALUE, Kind.LENGTH);

  private final Shrinker.Trial trial;

  /**
   * @param trial makes runs
   */
  public Influence(Shrinker.Trial trial) {
    this.trial = trial;
  }

  /** The numbers of the arguments, the receiver counted. */
  public Set<Integer> of(Scenario scenario, Model input) throws IOException, InterruptedException {
    Set<Integer> matter = new TreeSet<>();
    for (int i = 0; i < scenario.arguments().size(); i++) {
      if (matters(scenario.arguments().get(i), input)) {
        matter.add(i);
      }
    }
    return matter;
  }

  private boolean matters(Recipe recipe, Model input) throws IOException, InterruptedException {
    Set<InputPath> paths = paths(recipe);
    for (Map.Entry<Input, Object> entry : input.values().entrySet()) {
      if (InputPath.find(entry.getKey()).filter(paths::contains).isEmpty()) {
        continue;
      }
      boolean isChoice = recipe instanceof Recipe.OneOf one && is(entry.getKey(), one.name());
      List<Object> others =
          isChoice
              ? choices((Recipe.OneOf) recipe, entry.getValue())
              : others(entry.getValue(), input);
      for (Object other : others) {
        if (trial.showsOther(input.with(entry.getKey(), other))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean is(Input input, String name) {
    return InputPath.parameter(name).text().equals(input.name());
  }

  private static Set<InputPath> paths(Recipe recipe) {
    return recipe.accept(new Deciding());
  }

  /** Inputs that decide what the argument is, not those that its parts are made of. */
  private static final class Deciding implements Recipe.Visitor<Set<InputPath>> {
    @Override
    public Set<InputPath> hole(Recipe.Hole hole) {
      InputPath path = InputPath.parameter(hole.name());
      Set<InputPath> paths = new LinkedHashSet<>(Set.of(path));
      CONTENTS.forEach(content -> paths.add(path.aspect(content)));
      return paths;
    }

    @Override
    public Set<InputPath> none(Recipe.Null none) {
      return Set.of();
    }

    @Override
    public Set<InputPath> same(Recipe.Same same) {
      return Set.of();
    }

    @Override
    public Set<InputPath> classLiteral(Recipe.ClassLiteral literal) {
      return Set.of();
    }

    @Override
    public Set<InputPath> constant(Recipe.Constant constant) {
      return Set.of();
    }

    @Override
    public Set<InputPath> text(Recipe.Text text) {
      return Set.of();
    }

    @Override
    public Set<InputPath> oneOf(Recipe.OneOf oneOf) {
      Set<InputPath> paths = new LinkedHashSet<>(Set.of(InputPath.parameter(oneOf.name())));
      oneOf.options().forEach(option -> paths.addAll(option.accept(this)));
      return paths;
    }

    @Override
    public Set<InputPath> call(Recipe.Call call) {
      return Set.of();
    }

    @Override
    public Set<InputPath> changed(Recipe.Changed changed) {
      return Set.of();
    }

    @Override
    public Set<InputPath> array(Recipe.Array array) {
      return Set.of(InputPath.parameter(array.name()));
    }

    @Override
    public Set<InputPath> collected(Recipe.Collected collected) {
      return Set.of(InputPath.parameter(collected.name()));
    }

    @Override
    public Set<InputPath> stub(Recipe.Stub stub) {
      return Set.of();
    }
  }

  private static List<Object> choices(Recipe.OneOf oneOf, Object chosen) {
    List<Object> others = new ArrayList<>();
    for (int i = 0; i < oneOf.options().size(); i++) {
      if (!chosen.equals(i)) {
        others.add(i);
      }
    }
    return others;
  }

  /** Values without what is special about this one; none for those that nobody mentions. */
  private static List<Object> others(Object value, Model input) {
    if (value instanceof Ref ref) {
      return ref.isNull() ? List.of(unused(input)) : List.of();
    }
    if (value instanceof String text) {
      return text.isEmpty() ? List.of("a", "0") : List.of("", text.equals("a") ? "0" : "a");
    }
    if (value instanceof Integer number) {
      return number == 0 ? List.of(1, -1) : List.of(0, 1);
    }
    if (value instanceof Long number) {
      return number == 0 ? List.of(1L, -1L) : List.of(0L, 1L);
    }
    if (value instanceof Float number) {
      return number == 0 ? List.of(1f, -1f) : List.of(0f, 1f);
    }
    if (value instanceof Double number) {
      return number == 0 ? List.of(1.0, -1.0) : List.of(0.0, 1.0);
    }
    return List.of();
  }

  private static Ref unused(Model input) {
    int last = 0;
    for (Object value : input.values().values()) {
      last = value instanceof Ref ref ? Math.max(last, ref.id()) : last;
    }
    return new Ref(last + 1);
  }
}
