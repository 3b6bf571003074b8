package dev.quarry.solver.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.solver.cache.StoredVerdict.Refuted;
import dev.quarry.solver.cache.StoredVerdict.Satisfied;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileStoreTest {
  private final ExprFactory factory = new ExprFactory();
  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void nameAFile() {
    file = directory.resolve("deep/answers");
  }

  private FileStore open() throws IOException {
    return FileStore.open(file, new MemoryStore(100));
  }

  private Satisfied satisfied() {
    Sort map = Sort.map(Sort.INT, Sort.REF);
    return new Satisfied(
        List.of(
            factory.intConst(7),
            factory.doubleConst(-0.0),
            factory.string("a\ud800\n"),
            factory.constant(map, MapValue.constant(0).with(List.of(new Ref(3)), 9))));
  }

  private static List<Object> values(Satisfied satisfied) {
    return satisfied.values().stream().map(constant -> constant.value()).toList();
  }

  @Test
  void answersSurviveTheProcess() throws IOException {
    try (var store = open()) {
      store.put("one", satisfied());
      store.put("two", new Refuted(List.of(0, 3)));
    }
    try (var store = open()) {
      Satisfied restored = (Satisfied) store.get("one").orElseThrow();
      assertThat(values(restored)).isEqualTo(values(satisfied()));
      assertThat(store.get("two")).contains(new Refuted(List.of(0, 3)));
      assertThat(store.get("three")).isEmpty();
    }
  }

  @Test
  void aTornLineCostsOnlyItsAnswer() throws IOException {
    try (var store = open()) {
      store.put("one", satisfied());
    }
    Files.writeString(file, "two sat AAA!", StandardOpenOption.APPEND);
    try (var store = open()) {
      assertThat(store.get("one")).isPresent();
      assertThat(store.get("two")).isEmpty();
    }
  }

  @Test
  void anotherFileIsLeftAlone() throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "something else\n");
    assertThatThrownBy(this::open).isInstanceOf(IOException.class).hasMessageContaining("cache");
    assertThat(file).hasContent("something else");
  }
}
