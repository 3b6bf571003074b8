package dev.quarry.spec.weave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.program.ClassPath;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.spec.Specification;
import dev.quarry.spec.language.SpecificationParser;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Woven classes are loaded and run. */
class WeaverTest {
  /** What is monitored here. */
  public static class Bag {
    int[] elements = new int[2];
    int size;

    public void push(int x) {
      if (size == 2) {
        throw new IllegalStateException("full");
      }
      elements[size] = x;
      x = 0;
      // The second gets lost if it is 7.
      size += size == 1 && elements[1] == 7 ? 0 : 1;
    }

    public int pop() {
      return elements[--size];
    }

    public int size() {
      return size;
    }

    public int both() {
      return pop() + pop();
    }

    public static long twice(long number) {
      return 2 * number;
    }
  }

  /** Overrides and calls what it overrides. */
  public static final class CountingBag extends Bag {
    public int pushed;

    @Override
    public void push(int x) {
      pushed++;
      super.push(x);
    }
  }

  private static final String BAG = Bag.class.getName();

  private static Object run(String text, String type, Use use) throws Exception {
    Path classes =
        Path.of(WeaverTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (ClassPath path = ClassPath.of(List.of(classes))) {
      List<Specification> specifications = SpecificationParser.file("test.spec", text);
      Woven woven = new Weaver(new ClassHierarchy(path), EventLog.KEPT).weave(specifications);
      ClassLoader loader = new InMemory(woven.classes());
      Object object = loader.loadClass(type).getDeclaredConstructor().newInstance();
      return use.on(object);
    }
  }

  private interface Use {
    Object on(Object object) throws Exception;
  }

  private static Object call(Object object, String name, Object... arguments) throws Exception {
    for (var method : object.getClass().getMethods()) {
      if (method.getName().equals(name) && method.getParameterCount() == arguments.length) {
        try {
          return method.invoke(object, arguments);
        } catch (java.lang.reflect.InvocationTargetException e) {
          if (e.getCause() instanceof Error error) {
            throw error;
          }
          throw (Exception) e.getCause();
        }
      }
    }
    throw new NoSuchMethodException(name);
  }

  private static final class InMemory extends ClassLoader {
    private final Map<String, byte[]> classes;

    InMemory(Map<String, byte[]> classes) {
      super(WeaverTest.class.getClassLoader());
      this.classes = classes;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      byte[] bytes = classes.get(Names.internal(name));
      Class<?> known = findLoadedClass(name);
      return known != null
          ? known
          : bytes == null
              ? super.loadClass(name, resolve)
              : defineClass(name, bytes, 0, bytes.length);
    }
  }

  private static final String GROWS =
      "behaviour grows of %s { formula always (return push -> size() == old(size()) + 1) }"
          .formatted(BAG);

  @Test
  void whatBehavesIsLeftAlone() throws Exception {
    Object result =
        run(
            GROWS,
            BAG,
            bag -> {
              call(bag, "push", 3);
              call(bag, "push", 4);
              return call(bag, "both");
            });
    assertThat(result).isEqualTo(7);
  }

  @Test
  void aViolationTellsTheEvents() {
    assertThatThrownBy(
            () ->
                run(
                    GROWS,
                    BAG,
                    bag -> {
                      call(bag, "push", 3);
                      return call(bag, "push", 7);
                    }))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("return push; return push in state ");
  }

  @Test
  void argumentsAreThoseThatWerePassed() {
    assertThatThrownBy(
            () ->
                run(
                    "behaviour small of %s { formula always (return push(x) -> x < 7) }"
                        .formatted(BAG),
                    BAG,
                    bag -> {
                      call(bag, "push", 6);
                      return call(bag, "push", 8);
                    }))
        .hasMessageStartingWith("return push; return push in state ");
  }

  @Test
  void whatAnObjectCallsOnItselfIsNoEvent() throws Exception {
    String single = "usage once of %s { pattern push ; push ; pop? }".formatted(BAG);
    Object sum =
        run(
            single,
            CountingBag.class.getName(),
            bag -> {
              call(bag, "push", 1);
              call(bag, "push", 2);
              return call(bag, "both");
            });
    assertThat(sum).isEqualTo(3);
    assertThatThrownBy(
            () ->
                run(
                    single,
                    CountingBag.class.getName(),
                    bag -> {
                      call(bag, "push", 1);
                      return call(bag, "pop");
                    }))
        .hasMessageStartingWith("call push; call pop in state ");
  }

  @Test
  void exceptionsAreEventsAndGoOn() throws Exception {
    String full = "behaviour full of %s { formula always (throw push -> old(size()) == 2) }";
    assertThatThrownBy(
            () ->
                run(
                    full.formatted(BAG),
                    BAG,
                    bag -> {
                      call(bag, "push", 1);
                      call(bag, "push", 2);
                      return call(bag, "push", 3);
                    }))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(
            () ->
                run(
                    "behaviour never of %s { formula always not throw push }".formatted(BAG),
                    BAG,
                    bag -> {
                      call(bag, "push", 1);
                      call(bag, "push", 2);
                      return call(bag, "push", 3);
                    }))
        .hasMessageStartingWith("throw push in state ");
  }

  @Test
  void constructorsAreEventsOnceTheObjectIsThere() {
    assertThatThrownBy(
            () ->
                run(
                    "behaviour fresh of %s { pattern new ; return pop ; return push }"
                        .formatted(BAG),
                    CountingBag.class.getName(),
                    bag -> call(bag, "push", 1)))
        .hasMessageStartingWith("return new; return push in state ");
  }

  @Test
  void staticMethodsHaveOneRunForAll() {
    assertThatThrownBy(
            () ->
                run(
                    "behaviour even of static %s { formula always (return twice(n) -> result > n) }"
                        .formatted(BAG),
                    BAG,
                    bag -> {
                      call(bag, "twice", 5L);
                      return call(bag, "twice", -5L);
                    }))
        .hasMessageStartingWith("return twice; return twice in state ");
  }

  @Test
  void eventsOfMethodsThatAreNotThereAreRefused() {
    assertThatThrownBy(() -> run("usage p of %s { pattern pusch }".formatted(BAG), BAG, bag -> bag))
        .hasMessage(
            "test.spec:1: "
                + BAG
                + " has no method `pusch` that others can call; did you mean"
                + " `push`?");
    assertThatThrownBy(
            () ->
                run(
                    "behaviour p of %s { formula always (return push -> lenght() > 1) }"
                        .formatted(BAG),
                    BAG,
                    bag -> bag))
        .hasMessageStartingWith("test.spec:1: In `p`: " + BAG + " has no method `lenght` for 0");
  }
}
