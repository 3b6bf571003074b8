package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Generics;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import dev.quarry.input.InputPath.Aspect.Kind;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Input optionals: empty, or with a value that is an input. They are made with some value and get
 * their own when they are resolved; that takes access to the fields of {@code java.util}, which
 * workers have.
 */
public final class InputOptionals {
  private static final Object SOMETHING = new Object();

  /** What is in an optional of each class. */
  private static final Map<Class<?>, Class<?>> CONTENTS =
      Map.of(
          Optional.class, Object.class,
          OptionalInt.class, int.class,
          OptionalLong.class, long.class,
          OptionalDouble.class, double.class);

  private final Run run;
  private final InputHeap heap;

  InputOptionals(Run run, InputHeap heap) {
    this.run = run;
    this.heap = heap;
  }

  public static boolean isOptional(Class<?> type) {
    return CONTENTS.containsKey(type);
  }

  /** Whether optionals of this class can be filled in this process. */
  public static boolean canFill(Class<?> type) {
    try {
      field(type, "value");
      return true;
    } catch (ReflectiveOperationException | InaccessibleObjectException e) {
      return false;
    }
  }

  /** One that nobody else has. */
  static Object make(Class<?> type) {
    if (type == OptionalInt.class) {
      return OptionalInt.of(0);
    }
    if (type == OptionalLong.class) {
      return OptionalLong.of(0);
    }
    return type == OptionalDouble.class ? OptionalDouble.of(0) : Optional.of(SOMETHING);
  }

  void fill(int site, InputPath path, Object optional, Type generic)
      throws ReflectiveOperationException {
    Input present = path.aspect(Kind.PRESENT).input(run.factory(), Sort.BOOL);
    boolean isPresent = (Boolean) run.ask(present);
    run.decide(
        site,
        Site.Kind.MEMBER,
        0,
        isPresent ? 1 : 0,
        isPresent ? present : run.factory().not(present));
    InputPath label = path.aspect(Kind.HELD);
    if (optional instanceof Optional<?>) {
      set(optional, "value", isPresent ? element(site, label, generic) : null);
      return;
    }
    set(optional, "isPresent", isPresent);
    if (isPresent) {
      Class<?> content = Objects.requireNonNull(CONTENTS.get(optional.getClass()));
      Symbolic made = PrimitiveInputs.make(run, label, content);
      set(optional, "value", made.value());
      if (made.shadow() != null) {
        run.tracked.track(optional, made.shadow());
      }
    }
  }

  private @Nullable Object element(int site, InputPath label, Type generic) {
    Type type = Generics.argument(generic, 0);
    InputReference reference = heap.reference(label, Generics.erasure(type), type, true);
    heap.resolve(site, reference, Site.Kind.ALIAS);
    run.members.settle(site, reference);
    return reference.value();
  }

  private static void set(Object optional, String field, @Nullable Object value)
      throws ReflectiveOperationException {
    field(optional.getClass(), field).set(optional, value);
  }

  private static Field field(Class<?> type, String name) throws NoSuchFieldException {
    Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }
}
