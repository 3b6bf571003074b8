package dev.quarry.testgen.recipe;

import dev.quarry.program.MethodShape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes sequences of calls of the methods of one class. */
public final class Sequences {
  /** A method has at most 255 parameters, and nobody needs that many. */
  private static final int MOST_SLOTS = 200;

  private final Scenarios scenarios;

  public Sequences(Scenarios scenarios) {
    this.scenarios = scenarios;
  }

  /**
   * The longest sequence of calls that fits into a driver.
   *
   * @param methods to choose from, the most important first; those that don't fit are left out
   * @param most how many calls
   */
  public Sequence of(List<MethodShape> methods, int most) {
    List<Scenario> calls = new ArrayList<>();
    for (MethodShape method : methods) {
      if (!method.isInitialiser()) {
        scenarios.of(method).stream().findFirst().ifPresent(calls::add);
      }
    }
    while (true) {
      Sequence sequence = of(calls, calls.isEmpty() ? 0 : most, receiver(calls));
      if (calls.size() <= 1 || slots(sequence) <= MOST_SLOTS) {
        return sequence;
      }
      calls.remove(calls.size() - 1);
    }
  }

  private static int slots(Sequence sequence) {
    return OpenPlaces.slots(sequence.holes()) + sequence.rounds().size();
  }

  private static Optional<Recipe> receiver(List<Scenario> calls) {
    return calls.stream()
        .filter(call -> call.kind().hasReceiver())
        .findFirst()
        .map(call -> call.arguments().get(0).accept(new Renaming("made_")));
  }

  private static Sequence of(List<Scenario> calls, int most, Optional<Recipe> receiver) {
    List<List<Scenario>> rounds = new ArrayList<>();
    for (int round = 0; round < most; round++) {
      List<Scenario> choices = new ArrayList<>();
      for (int call = 0; call < calls.size(); call++) {
        choices.add(renamed(calls.get(call), round, call + 1));
      }
      rounds.add(choices);
    }
    return new Sequence(receiver, rounds);
  }

  /** Only one call of a round is made, so that all of them can share their plain arguments. */
  private static Scenario renamed(Scenario call, int round, int number) {
    String prefix = Sequence.prefix(round);
    List<Recipe> arguments = new ArrayList<>();
    Map<String, Integer> ofType = new HashMap<>();
    for (Recipe recipe : call.arguments()) {
      if (recipe instanceof Recipe.Hole hole && hole.signature() == null) {
        int before = ofType.merge(hole.type(), 1, Integer::sum);
        String name = prefix + hole.type().replaceAll("[^A-Za-z0-9]", "_") + before;
        arguments.add(new Recipe.Hole(name, hole.type()));
      } else {
        arguments.add(recipe.accept(new Renaming(prefix + number + "_")));
      }
    }
    return new Scenario(call.method(), call.kind(), call.parameters(), arguments);
  }

  /** The same recipe with other names. */
  private record Renaming(String prefix) implements Recipe.Visitor<Recipe> {
    @Override
    public Recipe hole(Recipe.Hole hole) {
      return new Recipe.Hole(prefix + hole.name(), hole.type(), hole.signature());
    }

    @Override
    public Recipe none(Recipe.Null none) {
      return none;
    }

    @Override
    public Recipe same(Recipe.Same same) {
      return same;
    }

    @Override
    public Recipe classLiteral(Recipe.ClassLiteral literal) {
      return literal;
    }

    @Override
    public Recipe constant(Recipe.Constant constant) {
      return constant;
    }

    @Override
    public Recipe text(Recipe.Text text) {
      return text;
    }

    @Override
    public Recipe oneOf(Recipe.OneOf oneOf) {
      return new Recipe.OneOf(prefix + oneOf.name(), oneOf.type(), all(oneOf.options()));
    }

    @Override
    public Recipe call(Recipe.Call call) {
      return new Recipe.Call(call.callee(), call.kind(), all(call.arguments()), call.type());
    }

    @Override
    public Recipe changed(Recipe.Changed changed) {
      return new Recipe.Changed(
          changed.object().accept(this),
          changed.steps().stream()
              .map(
                  step ->
                      new Recipe.Step(
                          prefix + step.name(),
                          step.callee(),
                          step.kind(),
                          all(step.arguments()),
                          step.most()))
              .toList());
    }

    @Override
    public Recipe array(Recipe.Array array) {
      return new Recipe.Array(prefix + array.name(), array.type(), all(array.elements()));
    }

    @Override
    public Recipe collected(Recipe.Collected collected) {
      return new Recipe.Collected(
          prefix + collected.name(), collected.kind(), collected.type(), all(collected.elements()));
    }

    @Override
    public Recipe stub(Recipe.Stub stub) {
      return new Recipe.Stub(
          stub.type(),
          stub.signature(),
          stub.constructor(),
          all(stub.arguments()),
          stub.methods().stream().map(this::told).toList(),
          stub.isFunctional());
    }

    private Recipe.Told told(Recipe.Told told) {
      return new Recipe.Told(
          prefix + told.name(),
          told.method(),
          all(told.results()),
          all(told.exceptions()),
          told.otherwise().accept(this));
    }

    private List<Recipe> all(List<Recipe> recipes) {
      return recipes.stream().map(recipe -> recipe.accept(this)).toList();
    }
  }
}
