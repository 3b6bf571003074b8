package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.hooks.Heap;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An object that came into the run through an input reference. */
final class InputObject {
  private final Input reference;
  private final Object object;

  /** Its place among the objects of the run that can have aliases; from 1. */
  private final int number;

  /** Null if it can have one class only. */
  private final @Nullable Input type;

  /** The classes it may still have, of those that are tried. */
  private List<Class<?>> classes;

  /** What may be asked of classes that are not tried; null if all are. */
  private @Nullable Untried untried;

  InputObject(
      Input reference,
      Object object,
      int number,
      @Nullable Input type,
      List<Class<?>> classes,
      @Nullable Untried untried) {
    this.reference = reference;
    this.object = object;
    this.number = number;
    this.type = type;
    this.classes = classes;
    this.untried = untried;
  }

  /** The reference it was first seen through. */
  Input reference() {
    return reference;
  }

  Object object() {
    return object;
  }

  int number() {
    return number;
  }

  /** Whether inputs still decide its class. */
  boolean isOpen() {
    return type != null && classes.size() > 1;
  }

  /** Its classes beside those that are tried; null if there are none. */
  @Nullable Untried untried() {
    return untried;
  }

  /** Whether instructions that depend on its class have to ask. */
  boolean isAsked() {
    return isOpen() || untried != null;
  }

  /** From now on it is of a type, all of whose classes are tried. */
  void close() {
    if (untried != null && !isOpen()) {
      Heap.openTypes--;
    }
    untried = null;
  }

  List<Class<?>> classes() {
    return classes;
  }

  /** When its class is one of the given ones, which must be some but not all it may have. */
  Expr isOneOf(ExprFactory factory, String name, List<Class<?>> some) {
    if (type == null) {
      throw new IllegalStateException(reference.name() + " has one type only.");
    }
    List<String> names = new ArrayList<>();
    for (Class<?> member : some) {
      names.add(member.getName());
    }
    return factory.apply(Op.SUBTYPE, type, factory.constant(Sort.TYPES, TypeSet.of(name, names)));
  }

  /** From now on it is one of these. */
  void narrow(List<Class<?>> remaining) {
    boolean wasAsked = isAsked();
    classes = remaining;
    if (wasAsked && !isAsked()) {
      Heap.openTypes--;
    }
  }
}
