package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.hooks.RunEnded;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Generics;
import dev.quarry.concolic.runtime.types.TypeNames;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputDomain;
import dev.quarry.input.InputPath;
import dev.quarry.program.Names;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Input collections of the JDK: of a known size, with elements that are inputs. The JDK's code
 * keeps no shadows, so elements are resolved before they go in.
 */
public final class InputCollections {
  private static final Map<Class<?>, Class<?>> STANDARD =
      InputDomain.collections().entrySet().stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  entry -> ofJdk(entry.getKey()), entry -> ofJdk(entry.getValue())));

  private static final Set<Class<?>> MADE = Set.copyOf(STANDARD.values());

  private final Run run;
  private final InputHeap heap;

  InputCollections(Run run, InputHeap heap) {
    this.run = run;
    this.heap = heap;
  }

  private static Class<?> ofJdk(String internalName) {
    return TypeNames.ofJdk(Names.binary(internalName));
  }

  /** The class of inputs of a collection type; null for other types. */
  public static @Nullable Class<?> standardClass(Class<?> declared) {
    return STANDARD.get(declared);
  }

  /** Whether instances are filled here. */
  static boolean isStandard(Class<?> type) {
    return MADE.contains(type);
  }

  static Object make(Class<?> type) throws ReflectiveOperationException {
    return type.getDeclaredConstructor().newInstance();
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
    ExprFactory factory = run.factory();
    int limit = run.context().limits().collectionSize();
    Input input = path.size().input(factory, Sort.INT);
    int size = Math.max(0, Math.min(limit, (Integer) run.ask(input)));
    run.give(input, size);
    run.assume(Event.Premise.Kind.DOMAIN, factory.apply(Op.INT_LE, factory.intConst(0), input));
    run.assume(Event.Premise.Kind.BOUND, factory.apply(Op.INT_LE, input, factory.intConst(limit)));
    run.pin(site, input, factory.intConst(size));
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
    run.members.settle(site, reference);
    return reference.value();
  }

  /** A set that has an element already would not have the size it was promised. */
  private void requireNew(int site, Set<Object> present, @Nullable Object element) {
    if (run.members.decide(site, present, element, null) != null) {
      throw new RunEnded(
          Ending.of(
              Ending.Kind.ASSUMPTION_FAILED, "Two elements of an input set or map are equal."));
    }
  }
}
