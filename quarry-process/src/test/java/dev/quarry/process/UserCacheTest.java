package dev.quarry.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UserCacheTest {
  @TempDir Path section;

  @Test
  void theSameContentIsKeptOnce() throws IOException {
    Path first = keep(1, 2, 3);
    Path second = keep(1, 2, 3);
    assertThat(second).isEqualTo(first).hasBinaryContent(new byte[] {1, 2, 3});
    try (Stream<Path> files = Files.list(first.getParent())) {
      assertThat(files).containsExactly(first);
    }
  }

  @Test
  void anotherContentHasAnotherPlace() throws IOException {
    assertThat(keep(1, 2, 3)).isNotEqualTo(keep(1, 2, 4));
  }

  @Test
  void aFileThatWasCutIsWrittenAgain() throws IOException {
    Path first = keep(1, 2, 3);
    Files.write(first, new byte[] {1});
    assertThat(keep(1, 2, 3)).isEqualTo(first).hasBinaryContent(new byte[] {1, 2, 3});
  }

  @Test
  void whatIsThereIsNotReadAgain() throws IOException {
    Path first = keep(1, 2, 3);
    var known =
        new UserCache.Content(
            first.getParent().getFileName().toString(),
            "lib.so",
            3,
            () -> {
              throw new IOException("Nobody should ask.");
            });
    assertThat(known.keepIn(section)).isEqualTo(first);
  }

  private Path keep(int... bytes) throws IOException {
    byte[] content = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      content[i] = (byte) bytes[i];
    }
    return UserCache.Content.of(content, "lib.so").keepIn(section);
  }
}
