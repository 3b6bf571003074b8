package dev.quarry.symcretic.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.ParameterNames;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.CallGraph;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.targets.Goal;
import dev.quarry.solver.chain.SolverChain;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.symcretic.loop.LiftedLoops;
import dev.quarry.symcretic.loop.LoopFunctions;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.subject.Ways;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.MethodInsnNode;

/** Searches for the call of {@link Ways#here} in each method; inputs are tried by calling it. */
final class BackwardSearchTest {
  private static final ExprFactory FACTORY = new ExprFactory();
  private static final LoopFunctions FUNCTIONS = new LoopFunctions(new JdkFunctions());
  private static final SolverChain SOLVER = open();
  private static final Program PROGRAM = new Program(ClassPath.of(List.of(testClasses())));
  private static final ClassHierarchy HIERARCHY = new ClassHierarchy(PROGRAM.classPath());
  private static final CallGraph CALLS = new CallGraph(PROGRAM, new CallTargets(HIERARCHY));

  private static SolverChain open() {
    try {
      return SolverChain.open(FACTORY, FUNCTIONS, SolverOptions.defaults());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path testClasses() {
    try {
      return Path.of(Ways.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @AfterAll
  static void close() {
    PROGRAM.close();
    SOLVER.close();
  }

  private static BackwardResult search(String name) {
    MethodBody body =
        PROGRAM.bodies(PROGRAM.classPath().get(Ways.class.getName())).stream()
            .filter(candidate -> candidate.id().name().equals(name))
            .findFirst()
            .orElseThrow();
    List<Goal> goals = new ArrayList<>();
    for (int number = 0; number < body.size(); number++) {
      if (body.instruction(number) instanceof MethodInsnNode call && call.name.equals("here")) {
        goals.add(new Goal.Running(body.at(number)));
      }
    }
    var references =
        new References(
            new Variables(FACTORY),
            (lower, upper) -> HIERARCHY.isSubtype(Names.internal(lower), Names.internal(upper)));
    var limits = new Limits(Duration.ofMinutes(1), Duration.ofSeconds(5), 12, 4, 100_000);
    return new BackwardSearch(
            new Codes(PROGRAM, HIERARCHY),
            SOLVER,
            references,
            CALLS,
            new LiftedLoops(FUNCTIONS),
            limits)
        .run(goals, Set.of(body.id()), BackwardSearchTest::calls);
  }

  private static boolean calls(MethodId entry, Model input) {
    Method method =
        Arrays.stream(Ways.class.getDeclaredMethods())
            .filter(candidate -> candidate.getName().equals(entry.name()))
            .findFirst()
            .orElseThrow();
    List<String> names = ParameterNames.of(PROGRAM.classPath().get(entry.owner()), entry);
    Object[] arguments =
        names.stream().map(name -> value(input, name, method.getParameterTypes()[0])).toArray();
    try {
      method.invoke(null, arguments);
      return Ways.passed();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object value(Model input, String name, Class<?> type) {
    for (Input known : input.values().keySet()) {
      if (known.name().equals(name)) {
        return input.get(known);
      }
    }
    return type == double.class ? (Object) 0.0 : (Object) 0;
  }

  @Test
  void conditionsAreSolvedAtTheEntry() {
    assertThat(search("linear").reached()).isPresent();
  }

  @Test
  void machineArithmeticIsExact() {
    Model input = search("narrow").reached().orElseThrow().input();

    assertThat(input.values().values()).containsExactly(Integer.MIN_VALUE);
  }

  @Test
  void chanceIsNoFunction() {
    assertThat(search("chance").proof()).isEmpty();
  }

  @Test
  void aContradictionNearTheTargetEndsTheSearchAtOnce() {
    BackwardResult result = search("unreach");

    assertThat(result.proof()).isPresent();
    assertThat(result.segments()).isLessThanOrEqualTo(3);
    assertThat(result.clashes()).anyMatch(clash -> clash.conditions().size() == 2);
  }

  @Test
  void whatDoesNotMatterIsCrossedInOneStep() {
    BackwardResult result = search("slicing");

    assertThat(result.reached()).isPresent();
    assertThat(result.segments()).isLessThanOrEqualTo(8);
  }

  @Test
  void aLoopIsOneStepIfItIsLifted() {
    BackwardResult result = search("loop");

    assertThat(result.reached().orElseThrow().input().values().values()).containsExactly(100);
    assertThat(result.segments()).isLessThanOrEqualTo(30);
  }

  @Test
  void callsAreFollowed() {
    assertThat(search("deep").reached().orElseThrow().input().values().values()).containsExactly(2);
  }

  @Test
  void functionsWithoutATheoryAreLeftToTheWalk() {
    assertThat(search("opaque").reached()).isPresent();
  }

  @Test
  void newObjectsAreDifferentObjects() {
    assertThat(search("aliases").proof()).isPresent();
  }

  @Test
  void anObjectThatTheJdkMayHaveMadeBeforeIsNotProvedToBeNew() {
    assertThat(search("boxes").proof()).isEmpty();
  }

  @Test
  void methodsThatCallEachOtherMatterAlike() {
    assertThat(search("mutual").reached()).isPresent();
  }

  @Test
  void handlersAreEnteredByWhatIsThrown() {
    assertThat(search("thrown").reached().orElseThrow().input().values().values())
        .containsExactly(3);
  }

  @Test
  void aSearchThatWasCutShortIsNoProof() {
    BackwardResult result = search("longLoop");

    assertThat(result.reached()).isEmpty();
    assertThat(result.proof()).isEmpty();
    assertThat(result.ledger().obstacles())
        .extracting(Assumption::what)
        .contains("The loop was followed for 12 iterations only.");
  }

  @Test
  void theWayTellsWhatHadToHold() {
    List<Stage> way = search("deep").reached().orElseThrow().way();

    assertThat(way).isNotEmpty();
    assertThat(way.get(0).place().method().name()).isEqualTo("deep");
    assertThat(way.get(way.size() - 1).conditions()).isEmpty();
  }

  @Test
  void conditionsInVariablesAndSmallMethodsAreOneStep() {
    BackwardResult result = search("folded");

    assertThat(result.reached()).isPresent();
    assertThat(result.segments()).isLessThanOrEqualTo(12);
    assertThat(result.folded()).isGreaterThan(20);
  }

  @Test
  void aFoldedPieceNamesTheJumpsItDistinguishes() {
    List<Stage> way = search("folded").reached().orElseThrow().way();

    assertThat(way.get(0).conditions()).anyMatch(conjunct -> conjunct.through().size() > 1);
  }

  @Test
  void whatNoWayThroughAPieceAllowsIsProved() {
    BackwardResult result = search("foldedAway");

    assertThat(result.proof()).isPresent();
    assertThat(result.folded()).isPositive();
  }

  @Test
  void aFoldedMethodReturnsOnlyIfItDoesNotThrow() {
    assertThat(search("foldedThrow").proof()).isPresent();
  }

  @Test
  void aMethodThatWritesAFieldIsNotFolded() {
    assertThat(search("unfolded").reached().orElseThrow().input().values().values())
        .containsExactly(5);
  }

  @Test
  void copiesOfArraysAreFollowedElementByElement() {
    Model input = search("copied").reached().orElseThrow().input();

    assertThat(input.values().values()).containsExactlyInAnyOrder(39, 1);
    assertThat(search("copiedWithin").proof()).isPresent();
  }
}
