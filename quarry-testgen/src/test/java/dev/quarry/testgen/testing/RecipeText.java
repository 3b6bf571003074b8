package dev.quarry.testgen.testing;

import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.Recipe;
import java.util.List;
import java.util.stream.Collectors;

/** Recipes as text: {@code <hole:int>}, {@code kind{a | b}}, {@code new Foo(…)}. */
public final class RecipeText {
  private RecipeText() {}

  public static String of(Recipe recipe) {
    if (recipe instanceof Recipe.Hole hole) {
      return "<" + hole.name() + ":" + simple(hole.type()) + ">";
    }
    if (recipe instanceof Recipe.OneOf oneOf) {
      return oneOf.name() + "{" + joined(oneOf.options(), " | ") + "}";
    }
    if (recipe instanceof Recipe.Call call) {
      return call(call);
    }
    if (recipe instanceof Recipe.Changed changed) {
      return of(changed.object())
          + changed.steps().stream().map(RecipeText::step).collect(Collectors.joining());
    }
    if (recipe instanceof Recipe.Array array) {
      return simple(array.type()) + " " + array.name() + joined(array.elements());
    }
    if (recipe instanceof Recipe.Collected collected) {
      return collected.kind() + " " + collected.name() + joined(collected.elements());
    }
    if (recipe instanceof Recipe.Constant constant) {
      return simple(constant.owner()) + "." + constant.field();
    }
    if (recipe instanceof Recipe.Text text) {
      return '"' + text.content() + '"';
    }
    if (recipe instanceof Recipe.ClassLiteral literal) {
      return simple(literal.named()) + ".class";
    }
    if (recipe instanceof Recipe.Stub stub) {
      return "stub "
          + simple(stub.type())
          + joined(stub.arguments())
          + stub.methods().stream()
              .map(told -> told.method().id().name() + "=" + joined(told.parts(), " | "))
              .collect(Collectors.joining("; ", "{", "}"));
    }
    return recipe instanceof Recipe.Same same ? "same" + same.argument() : "null";
  }

  private static String call(Recipe.Call call) {
    String owner = simple(call.callee().ownerInternal());
    String start =
        call.kind().isConstructor() ? "new " + owner : owner + "." + call.callee().name();
    String hidden = call.kind() == CallKind.HIDDEN_CONSTRUCTOR ? "private " : "";
    return hidden + start + joined(call.arguments());
  }

  private static String step(Recipe.Step step) {
    String equals = step.kind() == CallKind.HIDDEN_FIELD ? "=" : "";
    String often = step.isRepeated() ? "*" : "?";
    return " " + step.name() + often + step.callee().name() + equals + joined(step.arguments());
  }

  private static String joined(List<Recipe> recipes) {
    return "(" + joined(recipes, ", ") + ")";
  }

  private static String joined(List<Recipe> recipes, String between) {
    return recipes.stream().map(RecipeText::of).collect(Collectors.joining(between));
  }

  private static String simple(String type) {
    String brackets = type.substring(0, type.lastIndexOf('[') + 1);
    String name = type.substring(Math.max(type.lastIndexOf('/'), type.lastIndexOf('$')) + 1);
    return (name.startsWith("[") ? "" : brackets) + name.replace(";", "");
  }
}
