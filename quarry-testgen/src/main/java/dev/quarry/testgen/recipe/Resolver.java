package dev.quarry.testgen.recipe;

import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Fills a scenario's open places with the input of a run of its driver. */
public final class Resolver {
  private final ClassHierarchy hierarchy;

  public Resolver(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** The call that the run made. Places that the run did not look at get the simplest value. */
  public TestCall resolve(Scenario scenario, Model run) {
    var inputs = new InputValues(hierarchy, run);
    List<Value> arguments = new ArrayList<>();
    Map<Ref, Integer> arrays = new LinkedHashMap<>();
    for (Recipe recipe : scenario.arguments()) {
      arguments.add(argument(recipe, inputs, arrays, arguments.size()));
    }
    return new TestCall(
        scenario.method(),
        scenario.kind(),
        scenario.parameters(),
        arguments,
        new Filling(inputs).calls(scenario.before()),
        inputs.answers());
  }

  /** The calls that the run made, up to where it chose none. */
  public CallSequence resolve(Sequence sequence, Model run) {
    var inputs = new InputValues(hierarchy, run);
    List<Value.Call> calls = new ArrayList<>();
    for (int round = 0; round < sequence.rounds().size(); round++) {
      int choice = inputs.number(Sequence.choice(round));
      if (choice < 1 || choice > sequence.calls().size()) {
        break;
      }
      Scenario call = sequence.rounds().get(round).get(choice - 1);
      String descriptor = call.method().descriptor();
      calls.add(
          new Value.Call(
              call.method(),
              call.kind(),
              Sequence.arguments(call).stream().map(recipe -> value(recipe, inputs)).toList(),
              descriptor.substring(descriptor.indexOf(')') + 1)));
    }
    return new CallSequence(sequence.receiver().map(recipe -> value(recipe, inputs)), calls);
  }

  /** Two arguments can be one and the same array. */
  private static Value argument(
      Recipe recipe, InputValues inputs, Map<Ref, Integer> arrays, int index) {
    if (recipe instanceof Recipe.Hole hole && hole.type().startsWith("[")) {
      Ref ref = inputs.reference(hole.name());
      Integer same = ref.isNull() ? null : arrays.putIfAbsent(ref, index);
      if (same != null) {
        return new Value.Same(same, hole.type());
      }
    }
    return value(recipe, inputs);
  }

  private static Value value(Recipe recipe, InputValues inputs) {
    return recipe.accept(new Filling(inputs));
  }

  /** What a recipe becomes with the inputs of a run. */
  private record Filling(InputValues inputs) implements Recipe.Visitor<Value> {
    @Override
    public Value hole(Recipe.Hole hole) {
      return inputs.value(hole.name(), hole.type());
    }

    @Override
    public Value none(Recipe.Null none) {
      boolean isPrimitive = none.type().length() == 1;
      return new Value.Literal(
          none.type(), isPrimitive ? BoxRecipes.boxed(null, none.type()) : null);
    }

    @Override
    public Value same(Recipe.Same same) {
      return new Value.Same(same.argument(), same.type());
    }

    @Override
    public Value classLiteral(Recipe.ClassLiteral literal) {
      return new Value.ClassLiteral(literal.named());
    }

    @Override
    public Value constant(Recipe.Constant constant) {
      return new Value.Constant(constant.owner(), constant.field(), constant.type());
    }

    @Override
    public Value text(Recipe.Text text) {
      return new Value.Literal(text.type(), text.content());
    }

    @Override
    public Value oneOf(Recipe.OneOf oneOf) {
      int choice = inputs.number(oneOf.name());
      boolean isNone = choice < 0 || choice >= oneOf.options().size();
      return oneOf.options().get(isNone ? 0 : choice).accept(this);
    }

    @Override
    public Value call(Recipe.Call call) {
      return new Value.Call(call.callee(), call.kind(), values(call.arguments()), call.type());
    }

    @Override
    public Value changed(Recipe.Changed changed) {
      Value object = changed.object().accept(this);
      List<Value.Call> steps = calls(changed.steps());
      return steps.isEmpty() ? object : new Value.Changed(object, steps);
    }

    List<Value.Call> calls(List<Recipe.Step> steps) {
      List<Value.Call> calls = new ArrayList<>();
      steps.forEach(step -> calls.addAll(Collections.nCopies(times(step), call(step))));
      return calls;
    }

    private int times(Recipe.Step step) {
      if (step.isRepeated()) {
        return Math.max(0, Math.min(step.most(), inputs.number(step.name())));
      }
      return inputs.truth(step.name()) ? 1 : 0;
    }

    private Value.Call call(Recipe.Step step) {
      String result = step.callee().descriptor();
      return new Value.Call(
          step.callee(),
          step.kind(),
          values(step.arguments()),
          result.substring(result.indexOf(')') + 1));
    }

    @Override
    public Value array(Recipe.Array array) {
      int length = Math.max(0, Math.min(array.elements().size(), inputs.number(array.name())));
      return new Value.Array(array.type(), values(array.elements().subList(0, length)));
    }

    @Override
    public Value collected(Recipe.Collected collected) {
      int each = collected.kind() == CollectionKind.MAP ? 2 : 1;
      int most = collected.elements().size() / each;
      int size = Math.max(0, Math.min(most, inputs.number(collected.name())));
      return new Value.Collected(
          collected.kind(), collected.type(), values(collected.elements().subList(0, size * each)));
    }

    /** A lambda if the interface allows for one, and nothing is thrown. */
    @Override
    public Value stub(Recipe.Stub stub) {
      List<Value.Told> methods = stub.methods().stream().map(this::told).toList();
      boolean isLambda = stub.isFunctional() && methods.get(0).exception().isEmpty();
      return isLambda
          ? new Value.Lambda(stub.type(), methods.get(0).results())
          : new Value.Stub(
              stub.type(), stub.signature(), stub.constructor(), values(stub.arguments()), methods);
    }

    private Value.Told told(Recipe.Told told) {
      int choice = told.isOpen() ? inputs.number(told.name()) : 0;
      int results = told.results().size();
      if (choice > 0 && choice <= results) {
        return new Value.Told(
            told.method(), values(told.results().subList(0, choice)), Optional.empty(), true);
      }
      if (choice > results && choice <= told.parts().size()) {
        Value exception = told.parts().get(choice - 1).accept(this);
        return new Value.Told(told.method(), List.of(), Optional.of(exception), true);
      }
      List<Value> usual =
          told.method().isVoid() ? List.of() : List.of(told.otherwise().accept(this));
      return new Value.Told(told.method(), usual, Optional.empty(), false);
    }

    private List<Value> values(List<Recipe> recipes) {
      return recipes.stream().map(recipe -> recipe.accept(this)).toList();
    }
  }
}
