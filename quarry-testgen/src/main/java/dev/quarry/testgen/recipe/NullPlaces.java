package dev.quarry.testgen.recipe;

import dev.quarry.expr.Model;
import dev.quarry.input.InputPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.List;

/** Finds where a call is given null although a test could give it something else. */
public final class NullPlaces {
  private final InputValues inputs;
  private final List<NullPlace> found = new ArrayList<>();

  private NullPlaces(InputValues inputs) {
    this.inputs = inputs;
  }

  /**
   * A null among what a call, or a call that prepares it, is given.
   *
   * @param callee who is given it
   * @param parameter counted from 0, without the receiver
   * @param input what would have to be another: a reference, or a choice
   * @param choice the choice that gives an object; -1 where the input is a reference
   * @param holes what the object is made of then
   */
  public record NullPlace(
      MethodId callee, int parameter, InputPath input, int choice, List<Recipe.Hole> holes) {
    public NullPlace {
      holes = List.copyOf(holes);
    }
  }

  /** All of a run of a driver. */
  public static List<NullPlace> of(ClassHierarchy hierarchy, Scenario scenario, Model run) {
    var places = new NullPlaces(new InputValues(hierarchy, run));
    places.arguments(scenario.method(), scenario.kind(), scenario.arguments());
    return List.copyOf(places.found);
  }

  private void arguments(MethodId callee, CallKind kind, List<Recipe> arguments) {
    int first = kind.hasReceiver() ? 1 : 0;
    for (int i = 0; i < arguments.size(); i++) {
      argument(callee, i - first, arguments.get(i));
    }
  }

  private void argument(MethodId callee, int parameter, Recipe recipe) {
    if (recipe instanceof Recipe.Hole hole) {
      if (hole.type().length() > 1 && inputs.reference(hole.name()).isNull()) {
        found.add(
            new NullPlace(callee, parameter, InputPath.parameter(hole.name()), -1, List.of()));
      }
    } else if (recipe instanceof Recipe.OneOf oneOf) {
      choice(callee, parameter, oneOf);
    } else if (recipe instanceof Recipe.Call call) {
      arguments(call.callee(), call.kind(), call.arguments());
    } else if (recipe instanceof Recipe.Changed changed) {
      argument(callee, parameter, changed.object());
      for (Recipe.Step step : changed.steps()) {
        if (inputs.truth(step.name())) {
          arguments(step.callee(), CallKind.STATIC, step.arguments());
        }
      }
    }
  }

  private void choice(MethodId callee, int parameter, Recipe.OneOf oneOf) {
    int number = inputs.number(oneOf.name());
    boolean isNone = number < 0 || number >= oneOf.options().size();
    Recipe chosen = oneOf.options().get(isNone ? 0 : number);
    if (!(chosen instanceof Recipe.Null)) {
      argument(callee, parameter, chosen);
      return;
    }
    for (int i = 0; i < oneOf.options().size(); i++) {
      if (!(oneOf.options().get(i) instanceof Recipe.Null)) {
        List<Recipe.Hole> holes = OpenPlaces.of(List.of(oneOf.options().get(i)));
        InputPath input = InputPath.parameter(oneOf.name());
        found.add(new NullPlace(callee, parameter, input, i, holes));
        return;
      }
    }
  }
}
