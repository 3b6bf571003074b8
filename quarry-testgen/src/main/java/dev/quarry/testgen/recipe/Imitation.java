package dev.quarry.testgen.recipe;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Guesses the input under which a driver makes objects like those of an input whose objects were
 * filled at will: lists with the same elements, objects whose constructors are given what is to be
 * in their fields. Only a run of the driver can tell whether they are alike enough.
 */
public final class Imitation {
  private final FieldSources fields;
  private final ExprFactory factory;
  private final Map<InputPath, Input> inputs = new LinkedHashMap<>();
  private final Map<InputPath, Object> values = new LinkedHashMap<>();

  /** Where it is told what is in an object that stands at several places. */
  private final Map<Ref, InputPath> homes = new LinkedHashMap<>();

  private final Map<Input, Object> made = new LinkedHashMap<>();

  private Imitation(FieldSources fields, ExprFactory factory, Model model) {
    this.fields = fields;
    this.factory = factory;
    for (Map.Entry<Input, Object> entry : model.values().entrySet()) {
      InputPath.find(entry.getKey())
          .ifPresent(
              path -> {
                inputs.put(path, entry.getKey());
                values.put(path, entry.getValue());
              });
    }
    for (InputPath path : values.keySet()) {
      path.whole()
          .ifPresent(
              whole -> {
                if (values.get(whole) instanceof Ref ref && !ref.isNull()) {
                  homes.putIfAbsent(ref, whole);
                }
              });
    }
  }

  /**
   * An input of a scenario's driver.
   *
   * @param model an input of the scenario's method itself
   */
  public static Model of(Scenario scenario, FieldSources fields, ExprFactory factory, Model model) {
    var imitation = new Imitation(fields, factory, model);
    for (int i = 0; i < scenario.arguments().size(); i++) {
      imitation.fill(
          scenario.arguments().get(i), InputPath.parameter(scenario.parameters().get(i)));
    }
    imitation.copyRest();
    return new Model(imitation.made);
  }

  /** What the environment and markers gave is the same for every entry. */
  private void copyRest() {
    inputs.forEach(
        (path, input) -> {
          if (!(path.root() instanceof InputPath.Parameter)) {
            made.put(input, value(path));
          }
        });
  }

  private void fill(Recipe recipe, InputPath from) {
    InputPath at = values.get(from) instanceof Ref ref ? homes.getOrDefault(ref, from) : from;
    recipe.accept(new Filling(from, at));
  }

  private Object value(InputPath path) {
    Object value = values.get(path);
    if (value == null) {
      throw new IllegalStateException("There is no " + path.text() + ".");
    }
    return value;
  }

  private int number(InputPath path) {
    return values.get(path) instanceof Number number ? number.intValue() : 0;
  }

  private boolean isNull(InputPath path) {
    return values.get(path) instanceof Ref ref && ref.isNull();
  }

  private void choose(String name, int number) {
    made.put(InputPath.parameter(name).input(factory, Sort.INT), number);
  }

  /** What a recipe is to make, case by case; each gives back the imitation. */
  private final class Filling implements Recipe.Visitor<Imitation> {
    private final InputPath from;
    private final InputPath at;

    /**
     * @param from where the value stands
     * @param at where it is told what is in it
     */
    Filling(InputPath from, InputPath at) {
      this.from = from;
      this.at = at;
    }

    @Override
    public Imitation hole(Recipe.Hole hole) {
      InputPath to = InputPath.parameter(hole.name());
      Optional<Sort> primitive = Primitives.sort(hole.type());
      if (primitive.isPresent()) {
        Primitives.convert(values.get(from), primitive.get())
            .ifPresent(value -> made.put(to.input(factory, primitive.get()), value));
        return Imitation.this;
      }
      for (Map.Entry<InputPath, Input> entry : inputs.entrySet()) {
        moved(entry.getKey(), to)
            .ifPresent(
                path ->
                    made.putIfAbsent(
                        path.input(factory, entry.getValue().sort()), value(entry.getKey())));
      }
      return Imitation.this;
    }

    /** The same part of another whole; nothing if it is no part of the value here. */
    private Optional<InputPath> moved(InputPath path, InputPath to) {
      if (path.equals(from) || path.equals(at)) {
        return Optional.of(to);
      }
      return path.whole().flatMap(whole -> moved(whole, to)).map(path::within);
    }

    /** What its methods return is not among the fields of an object. */
    @Override
    public Imitation stub(Recipe.Stub stub) {
      return Imitation.this;
    }

    @Override
    public Imitation none(Recipe.Null none) {
      return Imitation.this;
    }

    @Override
    public Imitation same(Recipe.Same same) {
      return Imitation.this;
    }

    @Override
    public Imitation classLiteral(Recipe.ClassLiteral literal) {
      return Imitation.this;
    }

    @Override
    public Imitation constant(Recipe.Constant constant) {
      return Imitation.this;
    }

    @Override
    public Imitation text(Recipe.Text text) {
      return Imitation.this;
    }

    @Override
    public Imitation oneOf(Recipe.OneOf oneOf) {
      boolean isNull = isNull(from);
      for (int i = 0; i < oneOf.options().size(); i++) {
        Recipe option = oneOf.options().get(i);
        if (isNull == option instanceof Recipe.Null && fitsType(option)) {
          choose(oneOf.name(), i);
          fill(option, from);
          return Imitation.this;
        }
      }
      return Imitation.this;
    }

    private boolean fitsType(Recipe option) {
      return !(values.get(at.type()) instanceof String type)
          || option.type().equals("L" + type.replace('.', '/') + ";");
    }

    @Override
    public Imitation call(Recipe.Call call) {
      if (call.arguments().size() == 1 && isSequence()) {
        fill(call.arguments().get(0), from);
        return Imitation.this;
      }
      List<Optional<InputPath>> sources = fields.of(call.callee(), at);
      for (int i = 0; i < Math.min(sources.size(), call.arguments().size()); i++) {
        Recipe argument = call.arguments().get(i);
        sources.get(i).ifPresent(source -> fill(argument, source));
      }
      return Imitation.this;
    }

    private boolean isSequence() {
      return values.containsKey(at.size());
    }

    @Override
    public Imitation changed(Recipe.Changed changed) {
      fill(changed.object(), from);
      for (Recipe.Step step : changed.steps()) {
        List<Optional<InputPath>> sources = fields.of(step.callee(), at);
        boolean isTold =
            !sources.isEmpty()
                && sources.stream().allMatch(s -> s.filter(values::containsKey).isPresent());
        if (isTold && sources.size() == step.arguments().size()) {
          if (step.isRepeated()) {
            choose(step.name(), 1);
          } else {
            made.put(InputPath.parameter(step.name()).input(factory, Sort.BOOL), true);
          }
          for (int i = 0; i < sources.size(); i++) {
            Recipe argument = step.arguments().get(i);
            sources.get(i).ifPresent(source -> fill(argument, source));
          }
        }
      }
      return Imitation.this;
    }

    @Override
    public Imitation array(Recipe.Array array) {
      choose(array.name(), number(at.length()));
      for (int i = 0; i < array.elements().size(); i++) {
        fill(array.elements().get(i), at.element(i));
      }
      return Imitation.this;
    }

    @Override
    public Imitation collected(Recipe.Collected collected) {
      choose(collected.name(), number(at.size()));
      for (int i = 0; i < collected.elements().size(); i++) {
        fill(collected.elements().get(i), element(collected.kind(), i));
      }
      return Imitation.this;
    }

    private InputPath element(CollectionKind kind, int index) {
      if (kind != CollectionKind.MAP) {
        return at.element(index);
      }
      return index % 2 == 0 ? at.key(index / 2) : at.mapped(index / 2);
    }
  }

  /** Values of primitive types. */
  private static final class Primitives {
    private static final Map<String, Sort> SORTS =
        Map.of(
            "Z",
            Sort.BOOL,
            "B",
            Sort.INT,
            "C",
            Sort.INT,
            "S",
            Sort.INT,
            "I",
            Sort.INT,
            "J",
            Sort.LONG,
            "F",
            Sort.FLOAT,
            "D",
            Sort.DOUBLE);

    private Primitives() {}

    static Optional<Sort> sort(String descriptor) {
      return Optional.ofNullable(SORTS.get(descriptor));
    }

    /** A field may be narrower than the parameter that fills it. */
    static Optional<Object> convert(@Nullable Object value, Sort sort) {
      if (sort == Sort.BOOL) {
        return value instanceof Boolean ? Optional.of(value) : Optional.empty();
      }
      if (!(value instanceof Number number)) {
        return Optional.empty();
      }
      if (sort == Sort.LONG) {
        return Optional.of(number.longValue());
      }
      if (sort == Sort.FLOAT) {
        return Optional.of(number.floatValue());
      }
      return Optional.of(sort == Sort.DOUBLE ? (Object) number.doubleValue() : number.intValue());
    }
  }
}
