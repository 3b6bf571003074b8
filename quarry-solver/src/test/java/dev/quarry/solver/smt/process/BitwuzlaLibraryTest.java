package dev.quarry.solver.smt.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BitwuzlaLibraryTest {
  @TempDir Path cache;

  @Test
  void theSameContentIsUnpackedOnce() throws IOException {
    Path first = BitwuzlaLibrary.unpackInto(cache, new byte[] {1, 2, 3}, "lib.so");
    Path second = BitwuzlaLibrary.unpackInto(cache, new byte[] {1, 2, 3}, "lib.so");
    assertThat(second).isEqualTo(first).hasBinaryContent(new byte[] {1, 2, 3});
    try (Stream<Path> files = Files.list(first.getParent())) {
      assertThat(files).containsExactly(first);
    }
  }

  @Test
  void otherContentGoesElsewhere() throws IOException {
    Path first = BitwuzlaLibrary.unpackInto(cache, new byte[] {1, 2, 3}, "lib.so");
    assertThat(BitwuzlaLibrary.unpackInto(cache, new byte[] {1, 2, 4}, "lib.so"))
        .isNotEqualTo(first);
  }

  @Test
  void aTruncatedFileIsReplaced() throws IOException {
    Path first = BitwuzlaLibrary.unpackInto(cache, new byte[] {1, 2, 3}, "lib.so");
    Files.write(first, new byte[] {1});
    assertThat(BitwuzlaLibrary.unpackInto(cache, new byte[] {1, 2, 3}, "lib.so"))
        .hasBinaryContent(new byte[] {1, 2, 3});
  }
}
