package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** One worker survives a program that tries every way out of it. */
class RefusalTest {
  /** What a program tries, and the permission that it has not got. */
  private record Attempt(String permission, String code) {}

  private static final List<Attempt> ATTEMPTS =
      List.of(
          attempt("exit", "System.exit(3);"),
          attempt("exit", "Runtime.getRuntime().halt(3);"),
          attempt("exit", "System.class.getMethod(\"exit\", int.class).invoke(null, 3);"),
          attempt("exit", "try { System.exit(3); } catch (Throwable all) { }"),
          attempt("exit", "try { System.exit(3); } finally { if (n > 0) return 7; }"),
          attempt("process", "new ProcessBuilder(\"true\").start();"),
          attempt("process", "Runtime.getRuntime().exec(new String[] {\"true\"});"),
          attempt("process", "ProcessHandle.current().parent().get().destroyForcibly();"),
          attempt("network", "new java.net.Socket(\"127.0.0.1\", 9).close();"),
          attempt("network", "new java.net.ServerSocket(0).close();"),
          attempt("network", "new java.net.DatagramSocket().close();"),
          attempt("network", "java.nio.channels.SocketChannel.open().close();"),
          attempt("network", "java.net.InetAddress.getByName(\"host.invalid\");"),
          attempt("network", "new java.net.URL(\"http://127.0.0.1:9/\").openStream();"),
          attempt("native", "System.loadLibrary(\"nothing\");"),
          attempt("native", "System.load(\"/nothing.so\");"),
          attempt(
              "native",
              "System.class.getMethod(\"loadLibrary\", String.class).invoke(null, \"nothing\");"),
          attempt("files", "new File(FILE).delete();"),
          attempt("files", "Files.delete(Path.of(FILE));"),
          attempt("files", "Files.deleteIfExists(Path.of(FILE));"),
          attempt("files", "File.class.getMethod(\"delete\").invoke(new File(FILE));"),
          attempt("files", "new FileOutputStream(FILE).close();"),
          attempt("files", "new PrintWriter(FILE).close();"),
          attempt("files", "new RandomAccessFile(FILE, \"rw\").close();"),
          attempt("files", "Files.writeString(Path.of(FILE), \"lost\");"),
          attempt(
              "files", "Files.newByteChannel(Path.of(FILE), StandardOpenOption.WRITE).close();"),
          attempt(
              "files",
              "java.nio.channels.FileChannel.open(Path.of(FILE), StandardOpenOption.APPEND);"),
          attempt("files", "Files.move(Path.of(FILE), Path.of(FILE + \".moved\"));"),
          attempt("files", "Files.copy(Path.of(FILE), Path.of(FILE + \".copy\"));"),
          attempt("files", "Files.createDirectory(Path.of(FILE + \".d\"));"),
          attempt("files", "Files.createSymbolicLink(Path.of(FILE + \".link\"), Path.of(FILE));"),
          attempt("files", "new File(FILE).renameTo(new File(FILE + \".moved\"));"),
          attempt("files", "new File(FILE + \".d\").mkdirs();"),
          attempt("files", "new File(FILE + \".new\").createNewFile();"),
          attempt("files", "File.createTempFile(\"a\", \"b\", new File(FILE).getParentFile());"),
          attempt("files", "new File(FILE).setReadOnly();"),
          attempt("files", "Files.setPosixFilePermissions(Path.of(FILE), Set.of());"),
          attempt("threads", "new Thread(() -> { }).start();"),
          attempt("threads", "new Timer();"),
          attempt("threads", "java.util.concurrent.CompletableFuture.runAsync(() -> { });"),
          attempt(
              "threads",
              "java.util.concurrent.Executors.newCachedThreadPool().submit(() -> { });"));

  @TempDir static Path directory;
  private static Path precious;
  private static ProgramUnderTest program;
  private static Worker worker;

  private static Attempt attempt(String permission, String code) {
    return new Attempt(permission, code);
  }

  @BeforeAll
  static void somethingToLose() throws IOException {
    precious = directory.resolve("precious.txt");
    Files.writeString(precious, "kept");
    StringBuilder members = new StringBuilder();
    members.append("static final String FILE = ").append(literal(precious)).append(";\n");
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < ATTEMPTS.size(); i++) {
      members.append(
          "static int m%d(int n) throws Throwable { %s\n return n; }\n"
              .formatted(i, ATTEMPTS.get(i).code()));
      cases.append("case %d: return m%d(n);\n".formatted(i, i));
    }
    members.append("public static int run(int n) throws Throwable { switch (n) {\n");
    members.append(cases).append("default: return -1; } }\n");
    program = ProgramUnderTest.of(directory.resolve("classes"), members.toString());
    worker = program.worker(options -> options);
  }

  private static String literal(Path path) {
    return '"' + path.toString().replace("\\", "\\\\") + '"';
  }

  @AfterAll
  static void end() {
    worker.close();
  }

  @TestFactory
  Stream<DynamicTest> whatIsNotAllowedIsRefusedAndNothingHappens() {
    return IntStream.range(0, ATTEMPTS.size())
        .mapToObj(i -> DynamicTest.dynamicTest(ATTEMPTS.get(i).code(), () -> isRefused(i)));
  }

  private static void isRefused(int number) throws IOException {
    RunReport report = worker.run(program.request(number));

    assertThat(report.ending().kind()).as(report.toString()).isEqualTo(Ending.Kind.REFUSED);
    assertThat(report.ending().message()).contains("--allow " + ATTEMPTS.get(number).permission());
    assertThat(Files.readString(precious)).isEqualTo("kept");
    try (var files = Files.list(directory)) {
      assertThat(files).hasSize(2);
    }
    assertThat(worker.started()).isEqualTo(1);
  }
}
