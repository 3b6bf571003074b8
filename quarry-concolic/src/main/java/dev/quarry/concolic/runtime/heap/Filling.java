package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.path.Truth;
import dev.quarry.concolic.runtime.types.ElementKind;
import dev.quarry.concolic.runtime.types.Generics;
import dev.quarry.concolic.runtime.types.JdkClasses;
import dev.quarry.concolic.runtime.types.Optionals;
import dev.quarry.concolic.runtime.types.Shapes;
import dev.quarry.concolic.runtime.types.StandardCollections;
import dev.quarry.concolic.runtime.types.Stub;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import dev.quarry.program.ledger.AssumptionCode;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fills a new input object: its fields and elements become inputs in their turn. */
final class Filling {
  private final Trace trace;
  private final Tracked tracked;
  private final Shapes shapes;
  private final Members members;
  private final InputHeap heap;

  Filling(Trace trace, Tracked tracked, Shapes shapes, Members members, InputHeap heap) {
    this.trace = trace;
    this.tracked = tracked;
    this.shapes = shapes;
    this.members = members;
    this.heap = heap;
  }

  void fill(int site, InputObject object, Type generic) {
    Object value = object.object();
    InputPath path = InputPath.of(object.reference());
    if (value.getClass().isArray()) {
      fillArray(path, value, generic);
    } else if (StandardCollections.isStandard(value.getClass())) {
      new InputCollections(trace, members, heap).fill(site, path, value, generic);
    } else if (Optionals.isOptional(value.getClass())) {
      fillOptional(site, path, value, generic);
    } else if (value instanceof Stub) {
      // What its method returns becomes an input when it is called.
      return;
    } else if (trace.context().isOfProgram(value.getClass())) {
      fillObject(site, path, value);
    } else if (value.getClass() != Object.class) {
      trace.assumed(
          site,
          AssumptionCode.OBJECT_NOT_FILLED,
          value.getClass().getName(),
          "as its constructor without parameters makes them");
    }
  }

  private void fillOptional(int site, InputPath path, Object optional, Type generic) {
    try {
      new InputOptionals(trace, tracked, members, heap).fill(site, path, optional, generic);
    } catch (ReflectiveOperationException e) {
      trace.assumed(site, AssumptionCode.OBJECT_NOT_FILLED, "Optional", "empty (" + e + ")");
    }
  }

  private void fillArray(InputPath path, Object array, Type generic) {
    ExprFactory factory = trace.factory();
    Input length = path.length().input(factory, Sort.INT);
    trace.give(length, Array.getLength(array));
    trace.assume(Event.Premise.Kind.DOMAIN, factory.apply(Op.INT_LE, factory.intConst(0), length));
    int limit = trace.context().limits().arrayLength();
    trace.assume(
        Event.Premise.Kind.BOUND, factory.apply(Op.INT_LE, length, factory.intConst(limit)));
    ElementKind kind = ElementKind.of(array.getClass().getComponentType());
    if (kind == null) {
      fillReferences(path, (Object[]) array, length, generic);
    } else {
      fillPrimitives(path, array, length, kind);
    }
  }

  private void fillPrimitives(InputPath path, Object array, Input length, ElementKind kind) {
    Input elements = path.elements().input(trace.factory(), Sort.map(kind.sort(), Sort.INT));
    MapValue contents = (MapValue) trace.ask(elements);
    for (int i = 0; i < Array.getLength(array); i++) {
      kind.write(array, i, contents.get(List.of(i)));
    }
    tracked.track(array, new ArrayShadow(array, length, elements));
  }

  private void fillReferences(InputPath path, Object[] array, Input length, Type generic) {
    ArrayShadow shadow = new ArrayShadow(array, length, null);
    Type component = Generics.component(generic);
    for (int i = 0; i < array.length; i++) {
      Class<?> declared = array.getClass().getComponentType();
      Symbolic element = heap.element(path, i, declared, component);
      array[i] = element.value();
      shadow.put(trace.factory(), i, element.shadow());
    }
    tracked.track(array, shadow);
  }

  private void fillObject(int site, InputPath path, Object object) {
    try {
      Shapes.Shape shape = shapes.of(object.getClass());
      Method initialiser = shape.initialiser();
      if (initialiser == null) {
        for (Shapes.Slot slot : shape.slots()) {
          fillField(path, object, slot);
        }
      } else {
        initialise(site, object, initialiser);
      }
      Class<?> hidden = hiddenState(object.getClass());
      if (hidden != null) {
        trace.assumed(
            site,
            AssumptionCode.OBJECT_NOT_FILLED,
            object.getClass().getName(),
            "with nothing in the fields of " + hidden.getName());
      }
      for (Method invariant : shape.invariants()) {
        requireInvariant(site, object, invariant);
      }
    } catch (ReflectiveOperationException e) {
      trace.assumed(
          site,
          AssumptionCode.OBJECT_NOT_FILLED,
          object.getClass().getName(),
          "without their fields (" + e + ")");
    }
  }

  /** The class of the JDK above one of the program that has fields; null if there is none. */
  private static @Nullable Class<?> hiddenState(Class<?> type) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      boolean isHidden =
          JdkClasses.contains(each) && !each.getName().startsWith("java.util.Abstract");
      if (isHidden && each != Enum.class) {
        for (Field field : each.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers())) {
            return each;
          }
        }
      }
    }
    return null;
  }

  private void fillField(InputPath path, Object object, Shapes.Slot slot)
      throws IllegalAccessException {
    Field field = slot.field();
    InputPath label = path.field(slot.label());
    Symbolic input;
    if (field.isSynthetic() && !field.getType().isPrimitive()) {
      // The instance around an inner one and captured variables are never null by accident.
      InputReference outer = heap.reference(label, field.getType(), generic(field), true);
      input = new Symbolic(outer.value(), outer.expr());
    } else {
      input = heap.input(label, field.getType(), generic(field));
    }
    field.set(object, input.value());
    Field twin = slot.twin();
    if (twin != null) {
      twin.set(object, input.shadow());
    }
  }

  /** The type of a field; if its type arguments are missing, the run is told so. */
  private Type generic(Field field) {
    try {
      return field.getGenericType();
    } catch (TypeNotPresentException e) {
      trace.missing(e.typeName(), field.getDeclaringClass().getName());
      return field.getType();
    }
  }

  private void initialise(int site, Object object, Method initialiser)
      throws ReflectiveOperationException {
    trace.assumed(
        site,
        AssumptionCode.INITIALISED,
        object.getClass().getName(),
        initialiser.getDeclaringClass().getName() + "#" + initialiser.getName());
    if (!ProgramCalls.call(initialiser, object).isComplete()) {
      trace.require(site, false, null);
    }
  }

  private void requireInvariant(int site, Object object, Method invariant)
      throws ReflectiveOperationException {
    trace.assumed(
        site,
        AssumptionCode.INVARIANT,
        invariant.getDeclaringClass().getName() + "#" + invariant.getName());
    ProgramCalls.Answer answer = ProgramCalls.call(invariant, object);
    Expr shadow = answer.shadow();
    boolean holds = Boolean.TRUE.equals(answer.value());
    trace.require(site, holds, shadow == null ? null : Truth.of(trace.factory(), shadow));
  }
}
