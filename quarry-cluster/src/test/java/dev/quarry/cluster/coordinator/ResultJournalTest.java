package dev.quarry.cluster.coordinator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.cluster.link.ClusterException;
import dev.quarry.engine.spread.GoalEnd;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultJournalTest {
  private static final byte[] DIGEST = new byte[32];

  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void keepTwoEnds() throws IOException {
    file = directory.resolve("journal");
    try (ResultJournal journal = ResultJournal.open(file, DIGEST, Listening.Start.FRESH)) {
      journal.add(7, new GoalEnd.Done(new byte[] {1, 2, 3}));
      journal.add(2, new GoalEnd.KillsWorker());
    }
  }

  @Test
  void whatWasKeptIsKnownAgain() throws IOException {
    try (ResultJournal journal = ResultJournal.open(file, DIGEST, Listening.Start.RESUMED)) {
      assertThat(journal.known()).containsOnlyKeys(7, 2);
      assertThat(journal.known().get(7))
          .isInstanceOfSatisfying(
              GoalEnd.Done.class, done -> assertThat(done.result()).containsExactly(1, 2, 3));
      assertThat(journal.known().get(2)).isInstanceOf(GoalEnd.KillsWorker.class);
    }
  }

  @Test
  void halfAnEntryAtTheEndIsNone() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    for (int lost = 1; lost < 16; lost++) {
      Files.write(file, Arrays.copyOf(whole, whole.length - lost));
      try (ResultJournal journal = ResultJournal.open(file, DIGEST, Listening.Start.RESUMED)) {
        assertThat(journal.known()).containsOnlyKeys(7);
        journal.add(3, new GoalEnd.KillsWorker());
      }
      try (ResultJournal journal = ResultJournal.open(file, DIGEST, Listening.Start.RESUMED)) {
        assertThat(journal.known()).containsOnlyKeys(7, 3);
      }
    }
  }

  @Test
  void theJournalOfSomethingElseIsNotTouched() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    byte[] other = new byte[32];
    other[0] = 1;
    assertThatThrownBy(() -> ResultJournal.open(file, other, Listening.Start.RESUMED))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("something else");
    assertThatThrownBy(() -> ResultJournal.open(file, DIGEST, Listening.Start.FRESH))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("--resume");
    assertThat(file).hasBinaryContent(whole);
  }

  @Test
  void twoDoNotWriteAtOnce() throws IOException {
    try (ResultJournal first = ResultJournal.open(file, DIGEST, Listening.Start.RESUMED)) {
      assertThatThrownBy(() -> ResultJournal.open(file, DIGEST, Listening.Start.RESUMED))
          .hasMessageContaining("Another process");
      first.add(4, new GoalEnd.KillsWorker());
    }
  }
}
