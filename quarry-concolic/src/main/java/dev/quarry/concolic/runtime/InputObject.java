package dev.quarry.concolic.runtime;

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

  /** The classes it may still have. */
  private List<Class<?>> classes;

  InputObject(
      Input reference, Object object, int number, @Nullable Input type, List<Class<?>> classes) {
    this.reference = reference;
    this.object = object;
    this.number = number;
    this.type = type;
    this.classes = classes;
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
    if (isOpen() && remaining.size() == 1) {
      Heap.openTypes--;
    }
    classes = remaining;
  }
}
