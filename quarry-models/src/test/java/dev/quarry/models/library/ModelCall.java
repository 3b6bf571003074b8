package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Asks one model what calls do: of inputs that have values, and of constants. */
final class ModelCall {
  private final LibraryModel model;
  private final ExprFactory factory = new ExprFactory();
  private final Interpreter interpreter = new Interpreter(new JdkFunctions());
  private final Map<Object, Optional<Effect>> effects = new HashMap<>();

  ModelCall(LibraryModel model) {
    this.model = model;
  }

  /** An effect and values for the inputs in it. */
  record Prediction(Effect effect, Model values) {}

  /** What the model says when arguments are inputs; empty if it does not hold for their classes. */
  Optional<Prediction> ofInputs(Object[] arguments) {
    List<@Nullable Expr> inputs = new ArrayList<>();
    Map<Input, Object> values = new LinkedHashMap<>();
    for (int i = 0; i < arguments.length; i++) {
      Optional<Object> value = passed(arguments[i], i);
      if (value.isEmpty()) {
        inputs.add(null);
      } else {
        Input input = factory.input("a" + i, sortOf(value.get()));
        values.put(input, value.get());
        inputs.add(input);
      }
    }
    List<@Nullable String> classes = classes(arguments);
    return effects
        .computeIfAbsent(Arrays.asList(classes, inputs), key -> effect(classes, inputs))
        .map(effect -> new Prediction(effect, new Model(values)));
  }

  /** What the model says when arguments are known. */
  Optional<Prediction> ofConstants(Object[] arguments) {
    List<@Nullable Expr> constants = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      constants.add(passed(arguments[i], i).map(v -> factory.constant(sortOf(v), v)).orElse(null));
    }
    return effect(classes(arguments), constants).map(e -> new Prediction(e, Model.EMPTY));
  }

  private Optional<Effect> effect(List<@Nullable String> classes, List<@Nullable Expr> arguments) {
    return model.forClasses(classes).map(bound -> bound.apply(factory, arguments));
  }

  /** As what an argument is passed: a value of a sort, or empty for null. */
  private Optional<Object> passed(@Nullable Object argument, int position) {
    if (argument == null) {
      return Optional.empty();
    }
    boolean isReference =
        model.passing(position) == Passing.REFERENCE || !ObjectContents.hasContent(argument);
    return Optional.of(isReference ? new Ref(position + 1) : ObjectContents.of(argument));
  }

  private static Sort sortOf(Object value) {
    return value instanceof Ref ? Sort.REF : ObjectContents.sortOf(value);
  }

  private static List<@Nullable String> classes(Object[] arguments) {
    List<@Nullable String> classes = new ArrayList<>();
    for (Object argument : arguments) {
      classes.add(argument == null ? null : ObjectContents.className(argument));
    }
    return classes;
  }

  /** The exception predicted, as an internal name. */
  Optional<String> thrown(Prediction prediction) {
    for (Raise raise : prediction.effect.raises()) {
      if ((Boolean) value(raise.condition(), prediction)) {
        return Optional.of(raise.exception());
      }
    }
    return Optional.empty();
  }

  Object value(Expr expr, Prediction prediction) {
    return interpreter.evaluate(expr, prediction.values);
  }
}
