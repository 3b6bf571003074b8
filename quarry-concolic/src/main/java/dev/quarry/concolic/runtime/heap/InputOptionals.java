package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.types.Generics;
import dev.quarry.concolic.runtime.types.Optionals;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import dev.quarry.input.InputPath.Aspect.Kind;
import java.lang.reflect.Type;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Input optionals: empty, or with a value that is an input. They are made with some value and get
 * their own when they are resolved; that takes access to the fields of {@code java.util}, which
 * workers have.
 */
final class InputOptionals {
  private final Trace trace;
  private final Tracked tracked;
  private final Members members;
  private final InputHeap heap;

  InputOptionals(Trace trace, Tracked tracked, Members members, InputHeap heap) {
    this.trace = trace;
    this.tracked = tracked;
    this.members = members;
    this.heap = heap;
  }

  void fill(int site, InputPath path, Object optional, Type generic)
      throws ReflectiveOperationException {
    Input present = path.aspect(Kind.PRESENT).input(trace.factory(), Sort.BOOL);
    boolean isPresent = (Boolean) trace.ask(present);
    trace.decide(
        site,
        Site.Kind.MEMBER,
        0,
        isPresent ? 1 : 0,
        isPresent ? present : trace.factory().not(present));
    InputPath label = path.aspect(Kind.HELD);
    if (optional instanceof Optional<?>) {
      set(optional, "value", isPresent ? element(site, label, generic) : null);
      return;
    }
    set(optional, "isPresent", isPresent);
    if (isPresent) {
      Class<?> content = Optionals.content(optional.getClass());
      Symbolic made = PrimitiveInputs.make(trace, label, content);
      set(optional, "value", made.value());
      if (made.shadow() != null) {
        tracked.track(optional, made.shadow());
      }
    }
  }

  private @Nullable Object element(int site, InputPath label, Type generic) {
    Type type = Generics.argument(generic, 0);
    InputReference reference = heap.reference(label, Generics.erasure(type), type, true);
    heap.resolve(site, reference, Site.Kind.ALIAS);
    members.settle(site, reference);
    return reference.value();
  }

  private static void set(Object optional, String field, @Nullable Object value)
      throws ReflectiveOperationException {
    Optionals.field(optional.getClass(), field).set(optional, value);
  }
}
