package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What one method of the JDK means. Arguments are numbered with the receiver first; a constructor's
 * receiver is argument 0 too, and passed as null.
 *
 * <p>Whoever uses a model decides first whether references are null: an argument with {@link
 * #nonNull} makes the call throw {@link NullPointerException} if it is, any other is then passed as
 * null. Then {@link #forClasses} says whether the model holds for objects of the classes at hand,
 * and {@link #apply} what the call does.
 */
public final class LibraryModel {
  private final LibraryMethod method;
  private final Precision precision;
  private final Set<Integer> nullable;
  private final List<Passing> passing;
  private final List<@Nullable String> classes;
  private final Predicate<List<@Nullable String>> admission;
  private final ModelBody body;

  LibraryModel(
      LibraryMethod method,
      Precision precision,
      Set<Integer> nullable,
      List<Passing> passing,
      List<@Nullable String> classes,
      Predicate<List<@Nullable String>> admission,
      ModelBody body) {
    this.method = method;
    this.precision = precision;
    this.nullable = nullable;
    this.passing = passing;
    this.classes = classes;
    this.admission = admission;
    this.body = body;
  }

  /** The method. */
  public LibraryMethod method() {
    return method;
  }

  /** How much of the method a solver sees. */
  public Precision precision() {
    return precision;
  }

  /** How many arguments it takes, with the receiver. */
  public int arity() {
    return passing.size();
  }

  /** As what an argument is passed. */
  public Passing passing(int position) {
    return passing.get(position);
  }

  /**
   * Whether the call throws {@link NullPointerException} if this argument is null. False for
   * primitives.
   */
  public boolean nonNull(int position) {
    return passing.get(position) != Passing.PRIMITIVE && !nullable.contains(position);
  }

  /**
   * This model for objects of the given classes; empty if it says nothing about them. A class can
   * be admitted though its objects have no content ({@code equals} with something else is false);
   * what is passed for such an argument is not looked at.
   *
   * @param actual for each argument passed as {@link Passing#CONTENT} and not null the internal
   *     name of its class (of an enum constant, its enum's); ignored for others, which may be null
   *     here
   */
  public Optional<LibraryModel> forClasses(List<? extends @Nullable String> actual) {
    List<@Nullable String> bound = new ArrayList<>();
    for (int i = 0; i < arity(); i++) {
      bound.add(passing.get(i) == Passing.CONTENT ? actual.get(i) : null);
    }
    return admission.test(bound)
        ? Optional.of(
            new LibraryModel(method, precision, nullable, passing, bound, admission, body))
        : Optional.empty();
  }

  /**
   * What a call does.
   *
   * @param arguments as many as {@link #arity}; null for a reference that is null
   */
  public Effect apply(ExprFactory factory, List<? extends @Nullable Expr> arguments) {
    if (arguments.size() != arity()) {
      throw new IllegalArgumentException(
          method + " takes " + arity() + " arguments, not " + arguments.size() + ".");
    }
    return body.apply(new TermBuilder(factory), new ModelledArguments(arguments, classes));
  }

  @Override
  public String toString() {
    return method.toString();
  }
}
