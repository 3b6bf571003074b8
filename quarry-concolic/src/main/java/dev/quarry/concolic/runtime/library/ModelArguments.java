package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.runtime.heap.InputReference;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Contents;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.models.library.LibraryModel;
import dev.quarry.models.library.Passing;
import dev.quarry.program.Names;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The arguments of a call as a model takes them. */
final class ModelArguments {
  /** Stands for objects that no input can be. */
  private static final Ref SOMETHING = new Ref(Integer.MAX_VALUE);

  /** One for each argument, null for null. */
  private final @Nullable Expr[] contents;

  /** Of arguments with content, null for others. */
  private final @Nullable Class<?>[] types;

  private ModelArguments(@Nullable Expr[] contents, @Nullable Class<?>[] types) {
    this.contents = contents;
    this.types = types;
  }

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
    @Nullable Expr[] contents = new Expr[args.length];
    @Nullable Class<?>[] types = new Class<?>[args.length];
    for (int i = 0; i < args.length; i++) {
      Object value = texts[i];
      Passing passing = model.passing(i);
      contents[i] = content(run, passing, value, value == args[i] ? shadows[i] : null);
      types[i] = passing == Passing.CONTENT && value != null ? value.getClass() : null;
    }
    return new ModelArguments(contents, types);
  }

  private static @Nullable Expr content(
      Run run, Passing passing, @Nullable Object value, @Nullable Expr shadow) {
    ExprFactory factory = run.factory();
    if (passing == Passing.PRIMITIVE && value != null) {
      return shadow != null ? shadow : Contents.constant(factory, value);
    }
    if (passing == Passing.REFERENCE) {
      InputReference reference = run.inputs.behind(shadow);
      return value == null && reference == null ? null : identity(run, shadow);
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

  int size() {
    return contents.length;
  }

  @Nullable Expr content(int position) {
    return contents[position];
  }

  public List<@Nullable Expr> contents() {
    return Arrays.asList(contents);
  }

  /** Whether any depends on inputs. */
  public boolean isSymbolic() {
    for (Expr content : contents) {
      if (content != null && !(content instanceof Constant)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a model is given objects that have no content, such as collections. */
  boolean hasOthers() {
    for (Class<?> type : types) {
      if (type != null && ValueType.of(type) == null) {
        return true;
      }
    }
    return false;
  }

  /** The internal names of the classes of arguments with content, null for others. */
  public List<@Nullable String> classes() {
    List<@Nullable String> names = new ArrayList<>();
    for (Class<?> type : types) {
      names.add(type == null ? null : className(type));
    }
    return names;
  }

  private static String className(Class<?> type) {
    Class<?> enumType = ValueType.enumOf(type);
    return Names.internal((enumType == null ? type : enumType).getName());
  }

  /** Whether a model can't tell these arguments from others. */
  boolean isSame(ModelArguments other) {
    if (contents.length != other.contents.length) {
      return false;
    }
    for (int i = 0; i < contents.length; i++) {
      if (contents[i] != other.contents[i] || types[i] != other.types[i]) {
        return false;
      }
    }
    return true;
  }

  /** What stands for an object whose identity alone matters. */
  static Expr identity(Run run, @Nullable Expr shadow) {
    return shadow != null && shadow.sort() == Sort.REF
        ? shadow
        : run.factory().constant(Sort.REF, SOMETHING);
  }
}
