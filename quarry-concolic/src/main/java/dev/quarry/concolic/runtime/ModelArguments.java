package dev.quarry.concolic.runtime;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.library.LibraryModel;
import dev.quarry.models.library.Passing;
import dev.quarry.program.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a call as a model takes them.
 *
 * @param contents one for each argument, null for null
 * @param classes of arguments with content, null for others
 * @param isSymbolic whether any depends on inputs
 */
record ModelArguments(
    List<@Nullable Expr> contents, List<@Nullable String> classes, boolean isSymbolic) {

  /**
   * @param args of the call
   * @param texts the same, with objects whose text is wanted replaced by it
   */
  static ModelArguments of(
      Run run,
      LibraryModel model,
      @Nullable Object[] args,
      @Nullable Expr[] shadows,
      @Nullable Object[] texts) {
    List<@Nullable Expr> contents = new ArrayList<>();
    List<@Nullable String> classes = new ArrayList<>();
    boolean symbolic = false;
    for (int i = 0; i < args.length; i++) {
      Object value = texts[i];
      Expr content = content(run, model.passing(i), value, value == args[i] ? shadows[i] : null);
      contents.add(content);
      classes.add(model.passing(i) == Passing.CONTENT ? className(value) : null);
      symbolic |= content != null && !(content instanceof Constant);
    }
    return new ModelArguments(contents, classes, symbolic);
  }

  private static @Nullable Expr content(
      Run run, Passing passing, @Nullable Object value, @Nullable Expr shadow) {
    ExprFactory factory = run.factory();
    if (passing == Passing.PRIMITIVE && value != null) {
      return shadow != null ? shadow : Contents.constant(factory, value);
    }
    if (passing == Passing.REFERENCE) {
      InputReference reference = run.inputs.behind(shadow);
      return value == null && reference == null ? null : ModelRoutine.identity(run, shadow);
    }
    if (value == null) {
      return null;
    }
    if (value instanceof Locale locale) {
      return factory.string(locale.toLanguageTag());
    }
    Expr content = run.inputs.content(value, shadow);
    if (content != null) {
      return content;
    }
    // What stands for an object without content is not looked at.
    return ValueType.of(value.getClass()) == null
        ? factory.intConst(0)
        : Contents.constant(factory, value);
  }

  private static @Nullable String className(@Nullable Object value) {
    if (value == null) {
      return null;
    }
    Class<?> type = value.getClass();
    Class<?> enumType = ValueType.enumOf(type);
    return Names.internal((enumType == null ? type : enumType).getName());
  }
}
