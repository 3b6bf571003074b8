package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.client.HostilePrograms.Attempt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * No program changes anything outside its private directory, connects to anything, or leaves a
 * process behind, whatever it tries. All programs of a family run one after the other in one
 * worker, behind the guard alone: the operating system's wall would hide its holes. What they try
 * to destroy is made for it.
 */
@Tag("hostile")
@EnabledOnOs(OS.LINUX)
class HostileProgramsTest {
  private static final List<String> FAMILIES =
      List.of(
          "files.txt", "processes.txt", "network.txt", "machine.txt", "inside.txt", "corners.txt");

  /** What programs throw that have done what nobody sees from outside. */
  private static final String ESCAPED = "escaped";

  private static final int LATE_REFUSALS = 5;

  @TempDir Path directory;
  private final List<AutoCloseable> open = new ArrayList<>();

  @AfterEach
  void close() throws Exception {
    for (AutoCloseable each : open) {
      each.close();
    }
  }

  @TestFactory
  Stream<DynamicNode> nothingEscapes() throws IOException {
    return TestJdks.homes().stream()
        .flatMap(
            java ->
                FAMILIES.stream()
                    .map(
                        family ->
                            DynamicContainer.dynamicContainer(
                                family + " on " + java, tests(family, java))));
  }

  private Stream<DynamicNode> tests(String family, Path java) {
    try {
      HostilePrograms programs = HostilePrograms.read(family);
      Path place = directory.resolve(family + open.size());
      Outside outside = new Outside(place.resolve("outside"));
      open.add(outside);
      ProgramUnderTest program =
          ProgramUnderTest.of(place.resolve("classes"), programs.source(outside.constants()));
      Worker worker =
          program.worker(
              options ->
                  options.withProcess(
                      options.process().withJava(java).withGuarding(Guarding.GUARD_ALONE)));
      open.add(worker);
      List<DynamicNode> tests = new ArrayList<>();
      for (int i = 0; i < programs.attempts().size(); i++) {
        Attempt attempt = programs.attempts().get(i);
        int number = i + 1;
        tests.add(
            DynamicTest.dynamicTest(
                attempt.name(),
                () -> check(attempt, ownRun(attempt, worker, program, number), outside)));
      }
      tests.add(
          DynamicTest.dynamicTest("none left a process", () -> assertThat(left(worker)).isEmpty()));
      return tests.stream();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * A run of one program. What an earlier one left for later, to a finalizer or a cleaner, may be
   * refused in it: then it is not the program's own, and there is another.
   */
  private static RunReport ownRun(
      Attempt attempt, Worker worker, ProgramUnderTest program, int number) throws IOException {
    RunReport report = worker.run(program.request(number));
    for (int i = 0; i < LATE_REFUSALS && isOfAnother(report, attempt); i++) {
      report = worker.run(program.request(number));
    }
    return report;
  }

  private static boolean isOfAnother(RunReport report, Attempt attempt) {
    return !attempt.expectation().equals(Attempt.CONTAINED)
        && report.ending().kind() == Ending.Kind.REFUSED
        && !report.ending().message().contains("--allow " + attempt.expectation());
  }

  private static void check(Attempt attempt, RunReport report, Outside outside) throws IOException {
    String told = report.toString();
    List<String> now = outside.state();
    if (!now.equals(outside.furnished())) {
      List<String> before = outside.furnished();
      outside.restore();
      assertThat(now).as(told).isEqualTo(before);
    }
    assertThat(outside.connections()).as(told).isZero();
    assertThat(report.ending().message()).isNotEqualTo(ESCAPED);
    if (!attempt.expectation().equals(Attempt.CONTAINED)) {
      assertThat(report.ending().kind()).as(told).isEqualTo(Ending.Kind.REFUSED);
      assertThat(report.ending().message()).contains("--allow " + attempt.expectation());
    }
  }

  private static List<String> left(Worker worker) {
    return worker.processId().stream()
        .boxed()
        .flatMap(id -> ProcessHandle.of(id).stream())
        .flatMap(ProcessHandle::descendants)
        .map(ProcessHandle::toString)
        .toList();
  }
}
