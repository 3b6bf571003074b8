package dev.quarry.concolic.runtime.types;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is needed of a program's classes to make and fill instances without their constructors. */
public final class Shapes {
  private static final String TWIN = "$quarry$";

  private final ClassLoader loader;
  private final Map<Class<?>, Shape> known = new HashMap<>();

  public Shapes(ClassLoader loader) {
    this.loader = loader;
  }

  /**
   * A field to fill.
   *
   * @param label its name, with its class where a subclass hides it
   * @param field the field
   * @param twin where its shadow goes; null if it has none
   */
  public record Slot(String label, Field field, @Nullable Field twin) {}

  /**
   * A class to make instances of.
   *
   * @param constructor makes an instance by running constructors of the JDK only
   * @param slots fields of the class and its superclasses in the program
   * @param initialiser fills a new instance in place of making its fields inputs
   * @param invariants what holds for every instance
   */
  public record Shape(
      Constructor<?> constructor,
      List<Slot> slots,
      @Nullable Method initialiser,
      List<Method> invariants) {}

  public Shape of(Class<?> type) throws ReflectiveOperationException {
    Shape shape = known.get(type);
    if (shape == null) {
      ClassNotes notes = ClassNotes.read(loader, type);
      shape =
          new Shape(
              Shells.constructor(type, loader),
              slots(type),
              notes.initialiser(type),
              notes.invariants(type));
      known.put(type, shape);
    }
    return shape;
  }

  private List<Slot> slots(Class<?> type) throws ReflectiveOperationException {
    List<Slot> slots = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Class<?> owner = type;
        owner != null && owner.getClassLoader() == loader;
        owner = owner.getSuperclass()) {
      for (Field field : owner.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.getName().startsWith(TWIN)) {
          field.setAccessible(true);
          boolean isFirst = names.add(field.getName());
          String label = isFirst ? field.getName() : owner.getName() + "::" + field.getName();
          slots.add(new Slot(label, field, twin(owner, field)));
        }
      }
    }
    return slots;
  }

  private static @Nullable Field twin(Class<?> owner, Field field) {
    try {
      Field twin = owner.getDeclaredField(TWIN + field.getName());
      twin.setAccessible(true);
      return twin;
    } catch (NoSuchFieldException e) {
      return null;
    }
  }
}
