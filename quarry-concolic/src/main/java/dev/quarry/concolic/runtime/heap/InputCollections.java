package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.path.RunEnded;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.types.Generics;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Input collections of the JDK: of a known size, with elements that are inputs. The JDK's code
 * keeps no shadows, so elements are resolved before they go in.
 */
final class InputCollections {
  private final Trace trace;
  private final Members members;
  private final InputHeap heap;

  InputCollections(Trace trace, Members members, InputHeap heap) {
    this.trace = trace;
    this.members = members;
    this.heap = heap;
  }

  @SuppressWarnings("unchecked")
  void fill(int site, InputPath path, Object collection, Type generic) {
    int size = size(site, path);
    if (collection instanceof Map<?, ?> map) {
      fillMap(site, path, (Map<Object, Object>) map, generic, size);
      return;
    }
    boolean isSet = collection instanceof Set;
    for (int i = 0; i < size; i++) {
      InputPath label = path.element(i);
      boolean takesNull = !isSet && !(collection instanceof ArrayDeque);
      Object element = element(site, label, Generics.argument(generic, 0), !takesNull);
      if (isSet) {
        requireNew(site, (Set<Object>) collection, element);
      }
      ((Collection<Object>) collection).add(element);
    }
  }

  /** The size of this run, pinned: the JDK's code has no other way to know it. */
  private int size(int site, InputPath path) {
    ExprFactory factory = trace.factory();
    int limit = trace.context().limits().collectionSize();
    Input input = path.size().input(factory, Sort.INT);
    int size = Math.max(0, Math.min(limit, (Integer) trace.ask(input)));
    trace.give(input, size);
    trace.assume(Event.Premise.Kind.DOMAIN, factory.apply(Op.INT_LE, factory.intConst(0), input));
    trace.assume(
        Event.Premise.Kind.BOUND, factory.apply(Op.INT_LE, input, factory.intConst(limit)));
    trace.pin(site, input, factory.intConst(size));
    return size;
  }

  private void fillMap(int site, InputPath path, Map<Object, Object> map, Type generic, int size) {
    for (int i = 0; i < size; i++) {
      Object key = element(site, path.key(i), Generics.argument(generic, 0), true);
      requireNew(site, map.keySet(), key);
      map.put(key, element(site, path.mapped(i), Generics.argument(generic, 1), false));
    }
  }

  private @Nullable Object element(int site, InputPath label, Type type, boolean neverNull) {
    InputReference reference = heap.reference(label, Generics.erasure(type), type, neverNull);
    heap.resolve(site, reference, Site.Kind.ALIAS);
    members.settle(site, reference);
    return reference.value();
  }

  /** A set that has an element already would not have the size it was promised. */
  private void requireNew(int site, Set<Object> present, @Nullable Object element) {
    if (members.decide(site, present, element, null) != null) {
      throw new RunEnded(
          Ending.of(
              Ending.Kind.ASSUMPTION_FAILED, "Two elements of an input set or map are equal."));
    }
  }
}
