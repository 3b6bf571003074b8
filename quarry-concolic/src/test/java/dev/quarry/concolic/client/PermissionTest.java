package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.guard.Permission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program may do to the world outside, and what stays of it. */
class PermissionTest {
  @TempDir Path directory;
  private Path precious;

  @BeforeEach
  void somethingToLose() throws IOException {
    precious = directory.resolve("precious.txt");
    Files.writeString(precious, "kept");
  }

  private RunReport run(String body) throws IOException {
    return program(body).run(1);
  }

  private ProgramUnderTest program(String body) throws IOException {
    return ProgramUnderTest.of(
        directory.resolve("classes"),
        "static final String FILE = \""
            + precious.toString().replace("\\", "\\\\")
            + "\";\n public static int run(int n) throws Throwable {\n"
            + body
            + "\n return n; }\n");
  }

  @Test
  void theNextRunIsNotTouchedByARefusal() throws IOException {
    ProgramUnderTest program = program("if (n == 1) System.exit(1);");
    try (Worker worker = program.worker(options -> options)) {
      assertThat(worker.run(program.request(1)).ending().kind()).isEqualTo(Ending.Kind.REFUSED);
      assertThat(worker.run(program.request(2)).ending()).isEqualTo(Ending.returned("2"));
      assertThat(worker.started()).isEqualTo(1);
    }
  }

  @Test
  void filesMayBeReadAnywhereAndWrittenInThePrivateDirectory() throws IOException {
    RunReport report =
        run(
            """
            if (!Files.readString(Path.of(FILE)).equals("kept")) return -1;
            Path file = Files.createTempFile("abc", ".tmp");
            Files.writeString(file, "x");
            try (Writer out = new FileWriter(File.createTempFile("abc", ".tmp"))) { out.write("y"); }
            if (new File(System.getProperty("java.io.tmpdir")).list().length != 2) return -2;
            """);

    assertThat(report.ending()).isEqualTo(Ending.returned("1"));
  }

  @Test
  void aLinkOutOfThePrivateDirectoryLeadsNowhere() throws IOException {
    RunReport report =
        run(
            """
            Path link = Path.of(System.getProperty("java.io.tmpdir"), "link");
            Files.createSymbolicLink(link, Path.of(FILE));
            Files.writeString(link, "lost");
            """);

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.REFUSED);
    assertThat(Files.readString(precious)).isEqualTo("kept");
  }

  @Test
  void thePrivateDirectoryIsEmptyInEachRun() throws IOException {
    ProgramUnderTest program =
        program(
            """
            File directory = new File(System.getProperty("java.io.tmpdir"));
            int before = directory.list().length;
            Files.writeString(directory.toPath().resolve("left.txt"), "left");
            if (true) return before;
            """);
    try (Worker worker = program.worker(options -> options)) {
      assertThat(worker.run(program.request(1)).ending()).isEqualTo(Ending.returned("0"));
      assertThat(worker.run(program.request(1)).ending()).isEqualTo(Ending.returned("0"));
    }
  }

  @Test
  void anAllowedExitEndsTheRunAndNotTheWorker() throws IOException {
    ProgramUnderTest program = program("System.exit(n);");
    try (Worker worker = program.worker(options -> options.withAllowed(Set.of(Permission.EXIT)))) {
      assertThat(worker.run(program.request(3)).ending()).isEqualTo(Ending.returned("exit(3)"));
      assertThat(worker.run(program.request(4)).ending()).isEqualTo(Ending.returned("exit(4)"));
      assertThat(worker.started()).isEqualTo(1);
    }
  }

  @Test
  void allowedThreadsRun() throws IOException {
    RunReport report =
        program(
                """
                int[] sum = new int[1];
                Thread other = new Thread(() -> sum[0] = 41);
                other.start();
                other.join();
                if (true) return sum[0] + n;
                """)
            .run(1, options -> options.withAllowed(Set.of(Permission.THREADS)));

    assertThat(report.ending()).isEqualTo(Ending.returned("42"));
  }

  @Test
  void aThreadThatStaysCostsTheWorkerNotTheRun() throws IOException {
    ProgramUnderTest program =
        program(
            "new Thread(() -> { while (true) java.util.concurrent.locks.LockSupport.park(); }).start();");
    try (Worker worker =
        program.worker(options -> options.withAllowed(Set.of(Permission.THREADS)))) {
      assertThat(worker.run(program.request(1)).ending()).isEqualTo(Ending.returned("1"));
      assertThat(worker.run(program.request(2)).ending()).isEqualTo(Ending.returned("2"));
      assertThat(worker.started()).isEqualTo(3);
    }
  }

  @Test
  void allowedFilesAreWritten() throws IOException {
    program("Files.writeString(Path.of(FILE), \"changed\");")
        .run(1, options -> options.withAllowed(Set.of(Permission.FILES)));

    assertThat(precious).hasContent("changed");
  }

  @Test
  void parallelStreamsRunOnTheThreadThatAsks() throws IOException {
    RunReport report =
        run(
            """
            int sum = java.util.stream.IntStream.range(0, 10_000).parallel()
                .map(i -> i % 7).sum();
            if (true) return sum;
            """);

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.RETURNED);
  }
}
