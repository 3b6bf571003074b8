package dev.quarry.concolic.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreparedGuardTest {
  private static final Path JDK = Path.of(System.getProperty("java.home"));

  @TempDir private Path directory;

  @Test
  void aFileIsMadeOnceForAJdk() throws IOException {
    Path first = PreparedGuard.find(directory, JDK).orElseThrow();
    byte[] bytes = Files.readAllBytes(first);
    assertThat(PreparedGuard.find(directory, JDK)).contains(first);
    assertThat(Files.readAllBytes(first)).isEqualTo(bytes);
    try (var files = Files.list(directory)) {
      assertThat(files).containsExactly(first);
    }
  }

  @Test
  void aJdkThatIsNotThereHasNone() {
    assertThat(PreparedGuard.find(directory, directory.resolve("none"))).isEmpty();
  }

  @Test
  void aDirectoryThatCantBeMadeIsNoReasonToFail() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));
    assertThat(PreparedGuard.find(file.resolve("guards"), JDK)).isEmpty();
  }

  @Test
  void classesAreThoseThatTheAgentWouldMake() throws IOException {
    PreparedClasses classes =
        PreparedClasses.read(PreparedGuard.find(directory, JDK).orElseThrow());
    JdkRewriter rewriter = new JdkRewriter(ChokePoints.table());
    assertThat(classes.names()).contains("java/io/File", "java/lang/Runtime", "sun/misc/Unsafe");
    for (String name : classes.names()) {
      var prepared = Objects.requireNonNull(classes.get(name));
      byte[] original = original(name);
      assertThat(prepared.isMadeOf(original)).as(name).isTrue();
      assertThat(prepared.rewritten()).as(name).isEqualTo(rewriter.rewrite(name, original));
    }
  }

  private static byte[] original(String name) throws IOException {
    Path modules = Path.of(URI.create("jrt:/"));
    try (var all = Files.list(modules)) {
      Path file =
          all.map(module -> module.resolve(name + ".class"))
              .filter(Files::isRegularFile)
              .findFirst()
              .orElseThrow();
      return Files.readAllBytes(file);
    }
  }

  @Test
  void aFileThatIsCutOrDamagedIsNotRead() throws IOException {
    byte[] bytes = Files.readAllBytes(PreparedGuard.find(directory, JDK).orElseThrow());
    Path damaged = directory.resolve("damaged");
    for (int length : new int[] {0, 5, bytes.length / 2, bytes.length - 1}) {
      Files.write(damaged, Arrays.copyOf(bytes, length));
      assertThatThrownBy(() -> PreparedClasses.read(damaged)).isInstanceOf(IOException.class);
    }
    bytes[bytes.length / 2] ^= 1;
    Files.write(damaged, bytes);
    assertThatThrownBy(() -> PreparedClasses.read(damaged)).isInstanceOf(IOException.class);
  }
}
