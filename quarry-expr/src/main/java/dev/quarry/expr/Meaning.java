package dev.quarry.expr;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;

/** The static method that computes an operation, with the sorts of its parameters and result. */
public final class Meaning {
  private final Class<?> owner;
  private final String method;
  private final List<Sort.Basic> parameters;
  private final Sort.Basic result;
  private final MethodHandle onValues;

  Meaning(Class<?> owner, String method, List<Sort.Basic> parameters, Sort.Basic result) {
    this.owner = owner;
    this.method = method;
    this.parameters = parameters;
    this.result = result;
    this.onValues = resolve();
  }

  private MethodHandle resolve() {
    var type = MethodType.fromMethodDescriptorString(descriptor(), owner.getClassLoader());
    try {
      return MethodHandles.publicLookup()
          .findStatic(owner, method, type)
          .asSpreader(Object[].class, parameters.size())
          .asType(MethodType.methodType(Object.class, Object[].class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(owner.getName() + " has no " + method + descriptor(), e);
    }
  }

  /** The class that declares the method. */
  public Class<?> owner() {
    return owner;
  }

  /** The method's name. */
  public String method() {
    return method;
  }

  /** The method's descriptor. */
  public String descriptor() {
    var text = new StringBuilder("(");
    parameters.forEach(parameter -> text.append(parameter.descriptor()));
    return text.append(')').append(result.descriptor()).toString();
  }

  /** The parameters' sorts. */
  public List<Sort.Basic> parameters() {
    return parameters;
  }

  /** The result's sort. */
  public Sort.Basic result() {
    return result;
  }

  Sort resultSort(Op op, List<Expr> arguments) {
    boolean fits = arguments.size() == parameters.size();
    for (int i = 0; fits && i < parameters.size(); i++) {
      fits = arguments.get(i).sort() == parameters.get(i);
    }
    if (!fits) {
      throw new IllegalArgumentException(
          op + " takes " + parameters + ", not " + arguments.stream().map(Expr::sort).toList());
    }
    return result;
  }

  @SuppressWarnings("ThrowSpecificity")
  Object apply(Object[] values) {
    try {
      return (Object) onValues.invokeExact(values);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("Operations throw no checked exceptions.", e);
    }
  }
}
