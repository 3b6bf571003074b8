package dev.quarry.symcretic.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.eval.UndefinedValueException;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.flow.Edge;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.subject.Loops;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

final class LiftedLoopsTest {
  private static final Program PROGRAM = new Program(ClassPath.of(List.of(testClasses())));
  private static final Codes CODES = new Codes(PROGRAM, new ClassHierarchy(PROGRAM.classPath()));

  private final LoopFunctions functions = new LoopFunctions(new JdkFunctions());
  private final LiftedLoops loops = new LiftedLoops(functions);

  private static Path testClasses() {
    try {
      return Path.of(Loops.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @AfterAll
  static void close() {
    PROGRAM.close();
  }

  private static Code code(String name, String descriptor) {
    return CODES.of(new MethodId(Loops.class.getName(), name, descriptor));
  }

  /** The loops of a method, one for each way out. */
  private List<LiftedLoop> lifted(String name, String descriptor) {
    Code code = code(name, descriptor);
    List<LiftedLoop> found = new ArrayList<>();
    for (int block = 0; block < code.flow().blocks().size(); block++) {
      for (Edge edge : code.flow().edgesTo(block)) {
        loops.leftBy(code, edge).ifPresent(found::add);
      }
    }
    return found;
  }

  /** What a local is after the only loop of a method, given all locals before it. */
  private Object after(String name, String descriptor, int local, Object... before) {
    List<LiftedLoop> found =
        lifted(name, descriptor).stream().filter(loop -> loop.loop().parent().isEmpty()).toList();
    assertThat(found).hasSize(1);
    LiftedLoop loop = found.get(0);
    Object[] arguments =
        loop.locals().stream().map(parameter -> before[parameter.index()]).toArray();
    assertThat(functions.call(loop.leaves(), arguments)).isEqualTo(1);
    OpaqueSymbol result =
        loop.results().entrySet().stream()
            .filter(entry -> entry.getKey().index() == local)
            .findFirst()
            .orElseThrow()
            .getValue();
    return functions.call(result, arguments);
  }

  @Test
  void aCountingLoopComputesWhatItComputes() {
    for (int n : new int[] {-1, 0, 1, 7, 100_000}) {
      assertThat(after("sum", "(I)I", 1, n, 0, 0)).isEqualTo(Loops.sum(n));
    }
  }

  @Test
  void aLoopWithABranchInsideDoesToo() {
    for (int n : new int[] {1, 2, 27, 97}) {
      assertThat(after("collatz", "(I)I", 1, n, 0)).isEqualTo(Loops.collatz(n));
    }
  }

  @Test
  void theOuterOfTwoLoopsTakesTheInnerOneWithIt() {
    assertThat(after("nested", "(II)I", 2, 5, 9, 0, 0, 0)).isEqualTo(Loops.nested(5, 9));
    assertThat(after("nested", "(II)I", 2, 9, 5, 0, 0, 0)).isEqualTo(Loops.nested(9, 5));
  }

  @Test
  void longsAndDoublesAreTakenAsTheyAre() {
    assertThat(after("power", "(JI)J", 3, 3L, null, 30, 1L)).isEqualTo(Loops.power(3, 30));
    assertThat(after("halves", "(DD)D", 0, 1e9, null, 0.3)).isEqualTo(Loops.halves(1e9, 0.3));
  }

  @Test
  void aLoopThatThrowsHasNoValue() {
    LiftedLoop loop = lifted("remainder", "(II)I").get(0);
    Object[] arguments =
        loop.locals().stream().map(local -> local.index() == 0 ? (Object) 7 : (Object) 0).toArray();

    assertThatThrownBy(() -> functions.call(loop.leaves(), arguments))
        .isInstanceOf(UndefinedValueException.class);
  }

  @Test
  void aLoopThatChangesMoreThanLocalsIsNotLifted() {
    assertThat(lifted("counting", "(I)I")).isEmpty();
  }
}
