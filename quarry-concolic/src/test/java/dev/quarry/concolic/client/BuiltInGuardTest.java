package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.guard.BuiltInGuard;
import dev.quarry.concolic.image.ImageCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workers of a Java image that has the guard, against those that an agent guards. */
class BuiltInGuardTest {
  private static final String PROGRAM =
      """
      public static int run(int n) throws Exception {
        switch (n) {
          case 0: System.exit(3); return 0;
          case 1: new File("kept").delete(); return 1;
          case 2: new java.net.ServerSocket(0).close(); return 2;
          case 3: return (int) new Date().getTime();
          case 4: return new Random().nextInt();
          case 5: return Set.of(1, 2, 3, 4, 5).iterator().next();
          case 6: return Optional.of(n).map(one -> one + 1).get();
          default: return new ArrayList<>(List.of(n)).size();
        }
      }
      """;

  private static final int CASES = 8;

  @TempDir static Path images;
  @TempDir Path directory;

  private static Path image;

  @BeforeAll
  static void makeAnImage() throws IOException, InterruptedException {
    image = BuiltInGuard.make(new ImageCache(images), step -> {});
  }

  @AfterAll
  static void forgetIt() {
    System.clearProperty(ImageCache.DIRECTORY);
  }

  private List<String> told(ProgramUnderTest program) throws IOException {
    try (Worker worker = program.worker(options -> options)) {
      List<String> told = new ArrayList<>();
      for (int n = 0; n < CASES; n++) {
        RunReport report = worker.run(program.request(n));
        told.add(n + " " + report.ending() + " " + report.assumptions());
      }
      return told;
    }
  }

  @Test
  void whatIsBuiltInRefusesAndFixesTheSameAsTheAgent() throws IOException {
    ProgramUnderTest program = ProgramUnderTest.of(directory, PROGRAM);
    List<String> byAgent = told(program);
    System.setProperty(ImageCache.DIRECTORY, images.toString());
    assertThat(told(program)).isEqualTo(byAgent);
    try (Worker worker = program.worker(options -> options)) {
      worker.awaitReady();
      assertThat(ProcessHandle.of(worker.processId().orElseThrow()).orElseThrow().info().command())
          .hasValueSatisfying(java -> assertThat(java).startsWith(image.toString()));
    }
  }

  @Test
  void anImageIsMadeOnceAndFoundAgain() throws IOException, InterruptedException {
    Path home = Path.of(System.getProperty("java.home"));
    assertThat(BuiltInGuard.find(new ImageCache(images), home)).contains(image);
    assertThat(BuiltInGuard.make(new ImageCache(images), step -> {})).isEqualTo(image);
    try (var all = Files.list(images)) {
      assertThat(all).containsExactly(image);
    }
  }

  @Test
  void thereIsNoImageOfAnInstallationThatNobodyMadeOneOf() {
    assertThat(BuiltInGuard.find(new ImageCache(images), directory)).isEmpty();
  }
}
