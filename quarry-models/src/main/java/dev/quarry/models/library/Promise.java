package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * What a method of the JDK keeps whatever it is called with, where its result is not known as a
 * term: it changes nothing that a program can see, calls nothing of the program, throws {@link
 * NullPointerException} if an argument is null and otherwise nothing but what is listed, and of
 * what it returns, which is never null, a condition holds. Arguments are numbered with the receiver
 * first.
 *
 * <p>A proof may rest on it. It tells nobody which result a call has.
 */
public final class Promise {
  private final LibraryMethod method;
  private final Shape shape;
  private final Fact fact;
  private final Map<Integer, String> classes = new LinkedHashMap<>();
  private List<String> thrown = List.of();
  private @Nullable Term value;

  /** What holds of a call that returns. */
  @FunctionalInterface
  interface Fact {
    Expr of(TermBuilder terms, List<? extends Subject> arguments, Subject result);
  }

  /** The result as a term over the arguments. */
  @FunctionalInterface
  interface Term {
    Expr of(TermBuilder terms, List<? extends Subject> arguments);
  }

  Promise(LibraryMethod method, Shape shape, Fact fact) {
    this.method = method;
    this.shape = shape;
    this.fact = fact;
  }

  /** It may throw instances of these classes, by their internal names. */
  Promise throwing(String... exceptions) {
    thrown = List.of(exceptions);
    return this;
  }

  /** An argument must be of a class, by its internal name, which is below its declared type. */
  Promise taking(int position, String type) {
    classes.put(position, type);
    return this;
  }

  /** The primitive result is known as a term after all. */
  Promise being(Term result) {
    value = result;
    return this;
  }

  /** The method. */
  public LibraryMethod method() {
    return method;
  }

  /** What it returns. */
  public Shape shape() {
    return shape;
  }

  /** Classes of exceptions that it may throw, by internal names. */
  public List<String> thrown() {
    return thrown;
  }

  /** Whether it holds if arguments, receiver first, are of these types. */
  public boolean isFor(List<Type> actual) {
    return classes.entrySet().stream()
        .allMatch(entry -> actual.get(entry.getKey()).equals(Type.getObjectType(entry.getValue())));
  }

  /** The classes that arguments have to be of, by the declared types or as this says. */
  List<Type> argumentTypes() {
    Type[] types = method.argumentTypes().toArray(Type[]::new);
    classes.forEach((position, type) -> types[position] = Type.getObjectType(type));
    return Arrays.asList(types);
  }

  /** The primitive that it returns, if that is known. */
  public Optional<Expr> value(ExprFactory factory, List<? extends Subject> arguments) {
    return Optional.ofNullable(value).map(term -> term.of(new TermBuilder(factory), arguments));
  }

  /** What holds of a call that returns: BOOL. */
  public Expr condition(ExprFactory factory, List<? extends Subject> arguments, Subject result) {
    return fact.of(new TermBuilder(factory), arguments, result);
  }

  @Override
  public String toString() {
    return method.toString();
  }
}
