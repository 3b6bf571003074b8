package dev.quarry.concolic.watch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.guard.boot.Sightings;
import dev.quarry.concolic.instrument.Libraries;
import dev.quarry.program.Branches;
import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.ExceptionSites;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Program;
import dev.quarry.program.targets.Goal;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.tree.ClassNode;

final class WatchRewriterTest {
  /** Code that is watched. */
  static final class Subject {
    final String text;

    Subject(int a, String s) {
      this(a > 3 ? s : s.trim());
    }

    private Subject(String text) {
      this.text = text;
    }

    static int side(int a) {
      return a > 5 ? 1 : 2;
    }

    static int pick(int a) {
      switch (a) {
        case 3:
        case 4:
          return 1;
        case 900:
          return 2;
        default:
          return 0;
      }
    }

    static int caught(long wide, int a, int b) {
      double more = wide;
      synchronized (Subject.class) {
        try {
          return a / b + (int) more;
        } catch (ArithmeticException e) {
          return -1;
        }
      }
    }

    static int made(int a, String s) {
      return new Subject(a, s == null && a > 0 ? "" : s).text.length();
    }
  }

  private final Set<Integer> passed = new TreeSet<>();

  @AfterEach
  void stopListening() {
    Sightings.tell(point -> {});
  }

  private static ClassNode read(byte[] file) {
    ClassNode type = new ClassNode();
    new ClassReader(file).accept(type, ClassReader.EXPAND_FRAMES);
    return type;
  }

  private static byte[] file(Class<?> type) throws IOException {
    String name = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
    try (InputStream in = type.getResourceAsStream(name)) {
      return in.readAllBytes();
    }
  }

  /** Everything that can be watched in a method. */
  private static List<Goal> goals(MethodBody body, String exception) {
    List<Goal> goals = new ArrayList<>();
    for (int number = 0; number < body.size(); number++) {
      goals.add(new Goal.Running(body.at(number)));
      if (ExceptionSites.canThrow(body.instruction(number))) {
        goals.add(new Goal.Failing(body.at(number), exception, Goal.Origin.FAULT));
      }
    }
    Branches.of(body).forEach(branch -> goals.add(new Goal.Taking(branch)));
    return goals;
  }

  private static final class Defining extends ClassLoader {
    Defining() {
      super(WatchRewriterTest.class.getClassLoader());
    }

    Class<?> define(byte[] file) {
      return defineClass(null, file, 0, file.length);
    }
  }

  /** The goals of a method that a call of it passes. */
  private List<Goal> passedBy(String exception, String name, Object... arguments) throws Exception {
    byte[] file = file(Subject.class);
    List<Goal> goals = new ArrayList<>();
    read(file).methods.stream()
        .filter(one -> one.name.equals(name))
        .forEach(
            one ->
                goals.addAll(
                    goals(
                        MethodBody.of(Subject.class.getName().replace('.', '/'), one), exception)));
    Class<?> type = new Defining().define(new WatchRewriter(WatchPoint.of(goals)).rewrite(file));
    Sightings.tell(passed::add);
    for (var method : type.getDeclaredMethods()) {
      if (method.getName().equals(name)) {
        method.setAccessible(true);
        try {
          method.invoke(null, arguments);
        } catch (InvocationTargetException e) {
          assertThat(e.getCause()).isInstanceOf(NullPointerException.class);
        }
      }
    }
    return passed.stream().map(goals::get).toList();
  }

  private static List<Integer> outcomes(List<Goal> goals) {
    return goals.stream()
        .filter(Goal.Taking.class::isInstance)
        .map(goal -> ((Goal.Taking) goal).branch().outcome())
        .toList();
  }

  private static List<Goal> failures(List<Goal> goals) {
    return goals.stream().filter(Goal.Failing.class::isInstance).toList();
  }

  @Test
  void aJumpPassesTheSideThatItTakes() throws Exception {
    assertThat(outcomes(passedBy("java/lang/Exception", "side", 6))).containsExactly(0);
    passed.clear();
    assertThat(outcomes(passedBy("java/lang/Exception", "side", 5))).containsExactly(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 7, 900})
  void aSwitchPassesTheOutcomeOfItsKey(int key) throws Exception {
    assertThat(outcomes(passedBy("java/lang/Exception", "pick", key)))
        .containsExactly(key == 900 ? 2 : key == 7 ? 0 : 1);
  }

  @Test
  void anExceptionIsSeenThoughTheMethodCatchesIt() throws Exception {
    assertThat(failures(passedBy("java/lang/ArithmeticException", "caught", 1L, 1, 0))).hasSize(1);
    passed.clear();
    assertThat(failures(passedBy("java/lang/RuntimeException", "caught", 1L, 1, 0))).hasSize(1);
    passed.clear();
    assertThat(failures(passedBy("java/lang/NullPointerException", "caught", 1L, 1, 0))).isEmpty();
    passed.clear();
    assertThat(failures(passedBy("java/lang/ArithmeticException", "caught", 1L, 1, 1))).isEmpty();
  }

  @Test
  void anExceptionPassesTheCallsOnItsWay() throws Exception {
    assertThat(failures(passedBy("java/lang/NullPointerException", "made", 0, null))).hasSize(1);
  }

  /** Loads all classes of a library with every point watched. */
  private static final class Watching extends ClassLoader {
    private final Program program;
    private final Set<String> own;

    Watching(Program program) {
      super(WatchRewriterTest.class.getClassLoader());
      this.program = program;
      this.own = Set.copyOf(program.classPath().programClasses());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        if (loaded != null || !own.contains(name.replace('.', '/'))) {
          return loaded != null ? loaded : super.loadClass(name, resolve);
        }
        byte[] file = watched(program.classPath().get(name));
        return defineClass(name, file, 0, file.length);
      }
    }

    private byte[] watched(ClassFile type) {
      List<Goal> goals = new ArrayList<>();
      program.bodies(type).forEach(body -> goals.addAll(goals(body, "java/lang/RuntimeException")));
      try {
        return new WatchRewriter(WatchPoint.of(goals)).rewrite(type.bytes());
      } catch (MethodTooLargeException e) {
        // Nothing would be seen of it.
        return type.bytes();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"commons-lang3", "commons-csv"})
  void everyClassVerifiesWithEveryPointWatched(String library) {
    List<String> refused = new ArrayList<>();
    int verified = 0;
    try (Program program = new Program(ClassPath.of(Libraries.jars(library)))) {
      Watching loader = new Watching(program);
      for (String name : program.classPath().programClasses()) {
        try {
          if (!name.endsWith("-info")) {
            // HotSpot links, and so verifies, a class before it lists its methods.
            assertThat(loader.loadClass(name.replace('/', '.')).getDeclaredMethods()).isNotNull();
            verified++;
          }
        } catch (ClassNotFoundException | NoClassDefFoundError e) {
          // Needs a library that is not here.
          continue;
        } catch (LinkageError | RuntimeException e) {
          refused.add(name + ": " + e);
        }
      }
    }
    assertThat(refused).isEmpty();
    assertThat(verified).isGreaterThan(10);
  }
}
