package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import demo.Train;
import dev.quarry.process.Walls;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the machine can do to Quarry: each fault has a message that names it, and an exit code. */
@EnabledOnOs(OS.LINUX)
class FaultTest {
  private static final int USAGE = 2;
  private static final int UNDECIDED = 3;
  private static final int MACHINE = 74;
  private static final String FULL = "size=8k";
  private static final String READ_ONLY = "ro";

  private static final List<String> EXPLORE =
      List.of("explore", "demo.students.Fraction#parse", "--max-runs", "3", "-cp", examples());

  @TempDir Path directory;

  /** Where a small or read-only file system is put. */
  private Path place;

  private Path temporary;

  @BeforeEach
  void makeDirectories() throws IOException {
    place = Files.createDirectory(directory.resolve("place"));
    temporary = Files.createDirectory(directory.resolve("tmp"));
  }

  private record Result(int code, String text) {}

  /** Quarry in a process of its own. */
  private ProcessBuilder quarry(List<String> options, List<String> words) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Djava.io.tmpdir=" + temporary);
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Quarry.class.getName()));
    command.addAll(words);
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(directory.resolve("said").toFile());
  }

  private static String examples() {
    return Path.of(
            URI.create(Train.class.getProtectionDomain().getCodeSource().getLocation().toString()))
        .toString();
  }

  private Result run(ProcessBuilder process) throws Exception {
    int code = process.start().waitFor();
    return new Result(code, Files.readString(directory.resolve("said")));
  }

  /** The same with another file system at {@link #place}, filled to the brim. */
  private Result runOn(String fileSystem, ProcessBuilder process) throws Exception {
    assumeTrue(Walls.standing().areBoth(), "There are no namespaces to mount anything in.");
    String script =
        "mount -t tmpfs -o \"$1\" none \"$2\" && { head -c 100000 /dev/zero > \"$2/fill\" 2>&1;"
            + " shift 2; exec \"$@\"; }";
    List<String> command = new ArrayList<>(List.of("unshare", "-Urm", "sh", "-c", script, "sh"));
    command.addAll(List.of(fileSystem, place.toString()));
    command.addAll(process.command());
    return run(process.command(command));
  }

  @Test
  void noSpaceForTemporaryFilesIsNamed() throws Exception {
    Result result = runOn(FULL, quarry(List.of("-Djava.io.tmpdir=" + place), EXPLORE));
    assertThat(result.text()).contains("There is no space left").contains(place.toString());
    assertThat(result.text()).doesNotContain("internal error");
    assertThat(result.code()).isEqualTo(MACHINE);
  }

  @Test
  void temporaryFilesThatCantBeWrittenAreNamed() throws Exception {
    Result result = runOn(READ_ONLY, quarry(List.of("-Djava.io.tmpdir=" + place), EXPLORE));
    assertThat(result.text()).contains("A file can't be written").contains(place.toString());
    assertThat(result.text()).doesNotContain("internal error");
    assertThat(result.code()).isEqualTo(MACHINE);
  }

  @Test
  void noSpaceForTestsIsNamed() throws Exception {
    Result result = runOn(FULL, quarry(List.of(), crash(place.resolve("tests"))));
    assertThat(result.text()).contains("No space left on device").contains(place.toString());
    assertThat(result.text()).doesNotContain("internal error");
    assertThat(result.code()).isEqualTo(MACHINE);
  }

  @Test
  void testsThatCantBeWrittenAreNamed() throws Exception {
    Result result = runOn(READ_ONLY, quarry(List.of(), crash(place.resolve("tests"))));
    assertThat(result.text()).contains("can't be written").contains(place.toString());
    assertThat(result.text()).doesNotContain("internal error");
    assertThat(result.code()).isEqualTo(USAGE);
  }

  private static List<String> crash(Path tests) {
    return List.of(
        "crash", "demo.ZeroDivisor", "--max-runs", "3", "-o", tests.toString(), "-cp", examples());
  }

  @Test
  void noSpaceInTheCacheCostsNothing() throws Exception {
    ProcessBuilder process = quarry(List.of(), EXPLORE);
    process.environment().put("XDG_CACHE_HOME", place.toString());
    Result result = runOn(FULL, process);
    assertThat(result.text()).contains("paths in").doesNotContain("rror");
    assertThat(result.code()).isEqualTo(UNDECIDED);
  }

  @Test
  void aHomeThatCantBeWrittenCostsNothing() throws Exception {
    ProcessBuilder process = quarry(List.of("-Duser.home=" + place), EXPLORE);
    process.environment().remove("XDG_CACHE_HOME");
    process.environment().put("HOME", place.toString());
    Result result = runOn(READ_ONLY, process);
    assertThat(result.text()).contains("paths in").doesNotContain("rror");
    assertThat(result.code()).isEqualTo(UNDECIDED);
  }

  @Test
  void noHomeAtAllCostsNothing() throws Exception {
    ProcessBuilder process =
        quarry(List.of("-Duser.home=" + directory.resolve("missing/home")), EXPLORE);
    process.environment().keySet().removeAll(List.of("HOME", "XDG_CACHE_HOME"));
    Result result = run(process);
    assertThat(result.text()).contains("paths in").doesNotContain("rror");
    assertThat(result.code()).isEqualTo(UNDECIDED);
  }

  @Test
  void tooLittleMemoryIsNamed() throws Exception {
    Path script = Files.writeString(directory.resolve("large.smt2"), ";".repeat(60_000_000));
    Result result = run(quarry(List.of("-Xmx24m"), List.of("solve", script.toString())));
    assertThat(result.text()).contains("memory").contains("-Xmx");
    assertThat(result.text()).doesNotContain("internal error");
    assertThat(result.code()).isEqualTo(MACHINE);
  }

  @Test
  void killedWorkersAndSolversCostNothing() throws Exception {
    Process process =
        quarry(List.of(), List.of("explore", "demo.Train#inspect", "-cp", examples())).start();
    List<ProcessHandle> children = children(process);
    children.forEach(ProcessHandle::destroyForcibly);
    int code = process.waitFor();
    assertThat(children).hasSizeGreaterThan(1);
    assertThat(Files.readString(directory.resolve("said")))
        .contains("6 paths in", "exhausted: these are all paths");
    assertThat(code).isZero();
  }

  @Test
  void whatAKilledControllerLeavesEndsAndGoes() throws Exception {
    Process process =
        quarry(
                List.of(),
                List.of(
                    "explore", "demo.students.Fraction#parse", "--budget", "5m", "-cp", examples()))
            .start();
    List<ProcessHandle> children = children(process);
    process.destroyForcibly().waitFor();
    for (ProcessHandle child : children) {
      child.onExit().get();
    }
    assertThat(children).isNotEmpty().noneMatch(ProcessHandle::isAlive);

    assertThat(run(quarry(List.of(), EXPLORE)).code()).isEqualTo(UNDECIDED);
    assertThat(temporary).isEmptyDirectory();
  }

  /** Those that run the program and solve, as soon as there are any. */
  private static List<ProcessHandle> children(Process process) throws InterruptedException {
    List<ProcessHandle> children = List.of();
    while (children.size() < 2 && process.isAlive()) {
      Thread.sleep(20);
      children = process.descendants().filter(FaultTest::isJava).toList();
    }
    return children;
  }

  private static boolean isJava(ProcessHandle handle) {
    return handle.info().command().orElse("").endsWith("java");
  }
}
