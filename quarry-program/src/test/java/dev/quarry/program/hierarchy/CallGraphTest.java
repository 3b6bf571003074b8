package dev.quarry.program.hierarchy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import dev.quarry.program.Location;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodFinder;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.flow.ControlFlows;
import dev.quarry.program.testing.Javac;
import dev.quarry.program.testing.Libraries;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CallGraphTest {
  private static final String SOURCE =
      """
      package p;
      class Main {
        static int entry(int a, Step step) {
          if (a > 3) {
            return helper(a);
          }
          step.go();
          return 0;
        }
        static int helper(int a) {
          if (a < 10) {
            return 1;
          }
          return goal(a);
        }
        static int goal(int a) {
          return a + 1;
        }
        static int after(int a) {
          int b = helper(a);
          b = b * 2;
          if (b == 6) {
            b = done(b);
          }
          return b;
        }
        static int done(int b) { return b; }
        static Runnable later() { return () -> goal(1); }
        static void sort(java.util.List<Integer> list) { list.sort(new Order()); }
        static int initialises() { return Lazy.VALUE; }
        static int recursive(int n) { return n == 0 ? goal(0) : recursive(n - 1); }
        static void alone() {}
      }
      interface Step { void go(); void back(); }
      class Far implements Step { public void go() { Main.goal(2); } public void back() {} }
      class Order implements java.util.Comparator<Integer> {
        public int compare(Integer a, Integer b) { return Main.goal(a) - b; }
      }
      class Lazy { static int VALUE = Main.goal(3); }
      """;

  @TempDir Path directory;
  private Program program;
  private CallGraph calls;

  @BeforeEach
  void compile() {
    program = new Program(ClassPath.of(List.of(Javac.compile(directory, "Main.java", SOURCE))));
    calls = new CallGraph(program, new CallTargets(new ClassHierarchy(program.classPath())));
  }

  @Test
  void calleesAreThoseOfTheCode() {
    assertThat(names(calls.callees(method("p.Main#entry"))))
        .containsExactly("p.Main#helper", "p.Far#go");
    assertThat(calls.callees(method("p.Main#alone"))).isEmpty();
  }

  @Test
  void whatCanReachAGoalIsFoundBackwards() {
    Set<MethodId> reaching = calls.reaching(List.of(method("p.Main#goal")));
    assertThat(names(reaching))
        .containsExactlyInAnyOrder(
            "p.Main#goal",
            "p.Main#helper",
            "p.Main#entry",
            "p.Main#after",
            "p.Main#later",
            "p.Main#lambda$later$0",
            "p.Main#recursive",
            "p.Main#sort",
            "p.Main#initialises",
            "p.Far#go",
            "p.Order#compare",
            "p.Order#compare",
            "p.Lazy#<clinit>");
  }

  @Test
  void forwardsAndBackwardsAgree() {
    List<MethodId> all = methods(program);
    for (MethodId from : all) {
      Set<MethodId> reached = calls.reachableFrom(List.of(from));
      for (MethodId to : all) {
        assertThat(calls.reaching(List.of(to)).contains(from))
            .as("%s reaches %s", from, to)
            .isEqualTo(reached.contains(to));
      }
    }
  }

  @Test
  void callersAmongWhatAnEntryMayCallAreAsBefore() {
    List<MethodId> all = methods(program);
    for (MethodId entry : all) {
      CallGraph some = calls.from(List.of(entry));
      Set<MethodId> reached = calls.reachableFrom(List.of(entry));
      for (MethodId to : all) {
        assertThat(some.callers(to))
            .as("calls of %s after %s", to, entry)
            .containsExactlyInAnyOrderElementsOf(
                calls.callers(to).stream()
                    .filter(site -> reached.contains(site.location().method()))
                    .toList());
      }
    }
  }

  @Test
  void forwardsAndBackwardsAgreeInALibrary() {
    try (Program lang = Libraries.program(Libraries.lang())) {
      CallGraph graph = new CallGraph(lang, new CallTargets(new ClassHierarchy(lang.classPath())));
      for (MethodId method : methods(lang)) {
        for (MethodId callee : graph.callees(method)) {
          assertThat(graph.callers(callee))
              .anyMatch(site -> site.location().method().equals(method));
        }
      }
    }
  }

  @Test
  void distanceCountsBlocksAndCalls() {
    MethodBody goal = program.body(method("p.Main#goal"));
    Distance distance = Distance.to(List.of(goal.at(0)), calls, new ControlFlows(program));
    assertThat(distance.from(goal.at(0))).isZero();
    assertThat(distance.from(at("p.Main#helper", 14))).isEqualTo(1);
    assertThat(distance.from(at("p.Main#helper", 11))).isEqualTo(2);
    assertThat(distance.from(at("p.Main#helper", 12))).isEqualTo(Distance.UNREACHABLE);
    assertThat(distance.from(at("p.Main#entry", 5))).isEqualTo(3);
    assertThat(distance.from(at("p.Main#entry", 7))).isEqualTo(2);
    assertThat(distance.from(at("p.Main#entry", 4))).isEqualTo(3);
    assertThat(distance.from(new Location(method("p.Main#alone"), 0)))
        .isEqualTo(Distance.UNREACHABLE);
  }

  @Test
  void distanceOverAReturnNeedsTheStack() {
    MethodBody done = program.body(method("p.Main#done"));
    Distance distance = Distance.to(List.of(done.at(0)), calls, new ControlFlows(program));
    Location inside = at("p.Main#helper", 12);
    Location call = at("p.Main#after", 20);
    assertThat(distance.from(inside)).isEqualTo(Distance.UNREACHABLE);
    assertThat(distance.from(call)).isEqualTo(2);
    assertThat(distance.fromStack(List.of(inside, call))).isEqualTo(3);
    assertThat(distance.fromStack(List.of(inside))).isEqualTo(Distance.UNREACHABLE);
  }

  private MethodId method(String text) {
    return new MethodFinder(program.classPath()).find(text);
  }

  /** The first instruction of a line. */
  private Location at(String method, int line) {
    MethodBody body = program.body(method(method));
    for (int number = 0; number < body.size(); number++) {
      if (body.line(number) == line) {
        return body.at(number);
      }
    }
    throw new AssertionError("no code on line " + line + " of " + method);
  }

  private static List<MethodId> methods(Program program) {
    return Libraries.bodies(program).map(MethodBody::id).toList();
  }

  private static List<String> names(Collection<MethodId> methods) {
    return methods.stream().map(id -> id.owner() + "#" + id.name()).toList();
  }
}
