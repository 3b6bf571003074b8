package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.runtime.library.Routines;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.path.Truth;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.ElementKind;
import dev.quarry.concolic.runtime.types.Generics;
import dev.quarry.concolic.runtime.types.Shapes;
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
  private final Run run;
  private final InputHeap heap;

  Filling(Run run, InputHeap heap) {
    this.run = run;
    this.heap = heap;
  }

  void fill(int site, InputObject object, Type generic) {
    Object value = object.object();
    InputPath path = InputPath.of(object.reference());
    if (value.getClass().isArray()) {
      fillArray(path, value, generic);
    } else if (InputCollections.isStandard(value.getClass())) {
      new InputCollections(run, heap).fill(site, path, value, generic);
    } else if (InputOptionals.isOptional(value.getClass())) {
      fillOptional(site, path, value, generic);
    } else if (value instanceof Stub) {
      // What its method returns becomes an input when it is called.
      return;
    } else if (run.context().isOfProgram(value.getClass())) {
      fillObject(site, path, value);
    } else if (value.getClass() != Object.class) {
      run.assumed(
          site,
          AssumptionCode.OBJECT_NOT_FILLED,
          value.getClass().getName(),
          "as its constructor without parameters makes them");
    }
  }

  private void fillOptional(int site, InputPath path, Object optional, Type generic) {
    try {
      new InputOptionals(run, heap).fill(site, path, optional, generic);
    } catch (ReflectiveOperationException e) {
      run.assumed(site, AssumptionCode.OBJECT_NOT_FILLED, "Optional", "empty (" + e + ")");
    }
  }

  private void fillArray(InputPath path, Object array, Type generic) {
    ExprFactory factory = run.factory();
    Input length = path.length().input(factory, Sort.INT);
    run.give(length, Array.getLength(array));
    run.assume(Event.Premise.Kind.DOMAIN, factory.apply(Op.INT_LE, factory.intConst(0), length));
    int limit = run.context().limits().arrayLength();
    run.assume(Event.Premise.Kind.BOUND, factory.apply(Op.INT_LE, length, factory.intConst(limit)));
    ElementKind kind = ElementKind.of(array.getClass().getComponentType());
    if (kind == null) {
      fillReferences(path, (Object[]) array, length, generic);
    } else {
      fillPrimitives(path, array, length, kind);
    }
  }

  private void fillPrimitives(InputPath path, Object array, Input length, ElementKind kind) {
    Input elements = path.elements().input(run.factory(), Sort.map(kind.sort(), Sort.INT));
    MapValue contents = (MapValue) run.ask(elements);
    for (int i = 0; i < Array.getLength(array); i++) {
      kind.write(array, i, contents.get(List.of(i)));
    }
    run.tracked.track(array, new ArrayShadow(array, length, elements));
  }

  private void fillReferences(InputPath path, Object[] array, Input length, Type generic) {
    ArrayShadow shadow = new ArrayShadow(array, length, null);
    Type component = Generics.component(generic);
    for (int i = 0; i < array.length; i++) {
      Class<?> declared = array.getClass().getComponentType();
      Symbolic element = heap.element(path, i, declared, component);
      array[i] = element.value();
      shadow.put(run.factory(), i, element.shadow());
    }
    run.tracked.track(array, shadow);
  }

  private void fillObject(int site, InputPath path, Object object) {
    try {
      Shapes.Shape shape = run.context().shapes().of(object.getClass());
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
        run.assumed(
            site,
            AssumptionCode.OBJECT_NOT_FILLED,
            object.getClass().getName(),
            "with nothing in the fields of " + hidden.getName());
      }
      for (Method invariant : shape.invariants()) {
        requireInvariant(site, object, invariant);
      }
    } catch (ReflectiveOperationException e) {
      run.assumed(
          site,
          AssumptionCode.OBJECT_NOT_FILLED,
          object.getClass().getName(),
          "without their fields (" + e + ")");
    }
  }

  /** The class of the JDK above one of the program that has fields; null if there is none. */
  private static @Nullable Class<?> hiddenState(Class<?> type) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      boolean isHidden = Routines.isOfJdk(each) && !each.getName().startsWith("java.util.Abstract");
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
      InputReference outer = heap.reference(label, field.getType(), Generics.of(run, field), true);
      input = new Symbolic(outer.value(), outer.expr());
    } else {
      input = heap.input(label, field.getType(), Generics.of(run, field));
    }
    field.set(object, input.value());
    Field twin = slot.twin();
    if (twin != null) {
      twin.set(object, input.shadow());
    }
  }

  private void initialise(int site, Object object, Method initialiser)
      throws ReflectiveOperationException {
    run.assumed(
        site,
        AssumptionCode.INITIALISED,
        object.getClass().getName(),
        initialiser.getDeclaringClass().getName() + "#" + initialiser.getName());
    if (!ProgramCalls.call(initialiser, object).isComplete()) {
      run.require(site, false, null);
    }
  }

  private void requireInvariant(int site, Object object, Method invariant)
      throws ReflectiveOperationException {
    run.assumed(
        site,
        AssumptionCode.INVARIANT,
        invariant.getDeclaringClass().getName() + "#" + invariant.getName());
    ProgramCalls.Answer answer = ProgramCalls.call(invariant, object);
    Expr shadow = answer.shadow();
    boolean holds = Boolean.TRUE.equals(answer.value());
    run.require(site, holds, shadow == null ? null : Truth.of(run.factory(), shadow));
  }
}
