package dev.quarry.engine.kept;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.kept.KeptResults.Use;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptResultsTest {
  private static final String NAME = "0123";

  @TempDir private Path directory;
  private KeptResults results = KeptResults.NONE;

  private record All(
      @Nullable String none,
      List<Object> values,
      Set<Use> constants,
      Map<String, BitSet> bits,
      SortedMap<String, Optional<String>> sorted,
      Duration time,
      Path path) {}

  private static final All ALL =
      new All(
          null,
          List.of("\uD800 half a pair", true, 'c', (byte) 1, (short) 2, 3, 4L, -0.0f, Double.NaN),
          Set.of(Use.WRITTEN),
          Map.of("some", BitSet.valueOf(new long[] {5, 7})),
          new TreeMap<>(Map.of("a", Optional.of("b"), "c", Optional.empty())),
          Duration.ofNanos(123),
          Path.of("a", "b"));

  @BeforeEach
  void open() {
    results = KeptResults.in(directory, Use.READ_AND_WRITTEN);
  }

  @Test
  void whatIsKeptIsFoundByALaterRun() {
    results.keep(NAME, ALL);
    assertThat(KeptResults.in(directory, Use.READ_AND_WRITTEN).find(NAME, All.class)).contains(ALL);
    assertThat(results.find("4567", All.class)).isEmpty();
  }

  @Test
  void whoDoesNotResumeFindsNothing() {
    results.keep(NAME, ALL);
    assertThat(KeptResults.in(directory, Use.WRITTEN).find(NAME, All.class)).isEmpty();
  }

  @Test
  void aFileThatIsCutAnywhereIsAsGoodAsNone() throws IOException {
    results.keep(NAME, ALL);
    byte[] whole = Files.readAllBytes(directory.resolve(NAME));
    for (int length = 0; length < whole.length; length++) {
      Files.write(directory.resolve(NAME), Arrays.copyOf(whole, length));
      assertThat(results.find(NAME, All.class)).as(length + " bytes").isEmpty();
    }
  }

  @Test
  void onlyRecordsOfQuarryAreMade() throws IOException {
    for (String name :
        List.of("java.lang.ProcessBuilder", KeptResults.class.getName(), "no.Class")) {
      try (DataOutputStream out =
          new DataOutputStream(Files.newOutputStream(directory.resolve(NAME)))) {
        out.writeByte(Tag.RECORD.ordinal());
        out.writeUTF(name);
      }
      assertThat(results.find(NAME, All.class)).as(name).isEmpty();
    }
  }

  @Test
  void whereNothingCanBeWrittenNothingIsKept() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    KeptResults nowhere = KeptResults.in(file.resolve("below"), Use.READ_AND_WRITTEN);
    nowhere.keep(NAME, ALL);
    assertThat(nowhere.find(NAME, All.class)).isEmpty();
  }
}
