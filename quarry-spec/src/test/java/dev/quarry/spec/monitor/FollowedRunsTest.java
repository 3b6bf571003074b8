package dev.quarry.spec.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.spec.Atom;
import dev.quarry.spec.Body;
import dev.quarry.spec.Formula;
import dev.quarry.spec.Moment;
import dev.quarry.spec.Signal;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Specification.Monitored;
import dev.quarry.spec.Specification.Scope;
import dev.quarry.spec.Specification.Tie;
import dev.quarry.spec.SpecificationException;
import dev.quarry.spec.monitor.Alphabet.Letter;
import dev.quarry.spec.weave.EventLog;
import dev.quarry.spec.weave.Weaver;
import dev.quarry.spec.weave.Woven;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Random specifications of objects of the JDK, woven into a program that does what random numbers
 * tell it: the woven program sees a violation exactly when the definition of the logic does.
 */
class FollowedRunsTest {
  private static final int SPECIFICATIONS = 150;
  private static final int SCRIPTS = 25;
  private static final int LONGEST = 12;
  private static final int OBJECTS = 3;

  /** What is woven. Each number of a script is an object, times ten, and what is done to it. */
  public static final class Program {
    private Program() {}

    /** Writers, which end with the script. */
    public static List<Object> write(int[] script) {
      List<Object> unrelated = new ArrayList<>();
      StringWriter first = new StringWriter();
      StringWriter second = new StringWriter();
      StringWriter third = new StringWriter();
      for (int number : script) {
        StringWriter writer = number / 10 == 0 ? first : number / 10 == 1 ? second : third;
        if (number % 10 == 0) {
          writer.flush();
        } else if (number % 10 == 1) {
          writer.append('x');
        } else {
          unrelated.add(writer.getBuffer());
        }
      }
      return unrelated;
    }

    /** Two lists, and iterators over them. */
    public static List<Object> iterate(int[] script) {
      List<Integer> even = new ArrayList<>();
      List<Integer> odd = new ArrayList<>();
      List<Object> answers = new ArrayList<>();
      List<Iterator<Integer>> iterators = new ArrayList<>();
      for (int i = 0; i < OBJECTS; i++) {
        iterators.add((i % 2 == 0 ? even : odd).iterator());
      }
      for (int number : script) {
        Iterator<Integer> iterator = iterators.get(number / 10);
        List<Integer> list = number / 10 % 2 == 0 ? even : odd;
        if (number % 10 == 0) {
          answers.add(iterator.hasNext());
        } else if (number % 10 == 1) {
          list.clear();
        } else {
          answers.add(list.size());
        }
      }
      return answers;
    }
  }

  private static final class InMemory extends ClassLoader {
    private final Map<String, byte[]> classes;

    InMemory(Map<String, byte[]> classes) {
      super(FollowedRunsTest.class.getClassLoader());
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

  private final Random random = new Random(7);

  private static Atom call(String method) {
    return new Atom.Event(new Signal(Moment.CALL, method), Optional.empty(), Optional.empty());
  }

  @Test
  void objectsOfTheJdkAreFollowedWhereTheyAreCalled() throws Exception {
    Monitored writers = Monitored.of("java.io.Writer", Scope.OBJECT);
    check(writers, List.of(call("flush"), call("append")), "write", false);
  }

  @Test
  void whatMustBeCompleteIsLookedAtWhenTheProgramEnds() throws Exception {
    Monitored writers = Monitored.of("java.io.Writer", Scope.OBJECT);
    check(writers, List.of(call("flush"), call("append")), "write", true);
  }

  @Test
  void objectsAreTiedToThoseThatGaveThemAway() throws Exception {
    Monitored iterators =
        new Monitored(
            "java.util.Iterator",
            Scope.OBJECT,
            Optional.of(new Tie("java.util.Collection", "iterator")));
    check(iterators, List.of(call("hasNext"), call("from.clear")), "iterate", false);
  }

  private void check(Monitored monitored, List<Atom> atoms, String method, boolean isComplete)
      throws Exception {
    Path classes =
        Path.of(FollowedRunsTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    int violated = 0;
    int checked = 0;
    try (ClassPath path = ClassPath.of(List.of(classes))) {
      ClassHierarchy hierarchy = new ClassHierarchy(path);
      for (int i = 0; i < SPECIFICATIONS; i++) {
        Formula formula = isComplete ? formula(3, true) : Formula.always(formula(3, false));
        Body body = new Body.Holding(formula);
        Specification specification =
            new Specification(
                Specification.Kind.USAGE,
                "random",
                monitored,
                isComplete ? new Body.Complete(body) : body,
                atoms,
                "random:1",
                "");
        Optional<Woven> woven = weave(hierarchy, specification);
        for (int j = 0; woven.isPresent() && j < SCRIPTS; j++) {
          int[] script = script();
          boolean isViolated = isViolated(formula, runs(script, method.equals("iterate")));
          assertThat(isSeen(woven.get(), method, script, isComplete))
              .as("%s over %s", formula, script)
              .isEqualTo(isViolated);
          violated += isViolated ? 1 : 0;
          checked++;
        }
      }
    }
    assertThat(violated).isBetween(checked / 10, checked * 9 / 10);
    assertThat(checked).isGreaterThan(SPECIFICATIONS * SCRIPTS / 2);
  }

  /** Of some formulas nothing can be violated, or everything is. */
  private static Optional<Woven> weave(ClassHierarchy hierarchy, Specification specification) {
    try {
      return Optional.of(new Weaver(hierarchy, EventLog.NOT_KEPT).weave(List.of(specification)));
    } catch (SpecificationException e) {
      return Optional.empty();
    }
  }

  private static boolean isSeen(Woven woven, String method, int[] script, boolean isComplete)
      throws Exception {
    ClassLoader loader = new InMemory(woven.classes());
    try {
      loader
          .loadClass(Program.class.getName())
          .getMethod(method, int[].class)
          .invoke(null, (Object) script);
      if (isComplete) {
        String end = woven.monitors().get(0).following().orElseThrow().end();
        loader.loadClass(Names.binary(end)).getMethod("end").invoke(null);
      }
      return false;
    } catch (InvocationTargetException e) {
      assertThat(e.getCause().getClass().getName()).isEqualTo(woven.monitors().get(0).violation());
      return true;
    }
  }

  /** Each object is called once at least. */
  private int[] script() {
    int[] script = new int[OBJECTS + random.nextInt(LONGEST)];
    for (int i = 0; i < script.length; i++) {
      int object = i < OBJECTS ? i : random.nextInt(OBJECTS);
      script[i] = object * 10 + (i < OBJECTS ? 0 : random.nextInt(3));
    }
    return script;
  }

  /** What happens to each object. */
  private static List<List<Letter>> runs(int[] script, boolean isTied) {
    List<List<Letter>> runs = new ArrayList<>();
    for (int object = 0; object < OBJECTS; object++) {
      List<Letter> run = new ArrayList<>();
      for (int number : script) {
        int to = number / 10;
        int what = number % 10;
        boolean isMine = (isTied && what == 1) ? to % 2 == object % 2 : to == object;
        if (isMine && what < 2) {
          run.add(new Letter(what, 1 << what));
        }
      }
      runs.add(run);
    }
    return runs;
  }

  private static boolean isViolated(Formula formula, List<List<Letter>> runs) {
    return runs.stream().anyMatch(run -> !Semantics.holds(formula, run, 0));
  }

  private Formula formula(int depth, boolean mayLookAhead) {
    if (depth == 0 || random.nextInt(6) == 0) {
      return new Formula.Now(random.nextInt(2));
    }
    int operator = random.nextInt(mayLookAhead ? 9 : 6);
    boolean isPast = operator >= 3 && operator < 6;
    Formula left = formula(depth - 1, mayLookAhead && !isPast);
    Formula right = formula(depth - 1, mayLookAhead && !isPast);
    return switch (operator) {
      case 0 -> new Formula.Not(left);
      case 1 -> new Formula.And(left, right);
      case 2 -> new Formula.Or(left, right);
      case 3 -> new Formula.Previously(left);
      case 4 -> new Formula.Since(left, right);
      case 5 -> Formula.once(left);
      case 6 -> new Formula.Next(left);
      case 7 -> new Formula.Until(left, right);
      default -> Formula.eventually(left);
    };
  }
}
