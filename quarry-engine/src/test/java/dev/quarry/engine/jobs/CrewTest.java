package dev.quarry.engine.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CrewTest {
  private static final List<Integer> TASKS = IntStream.range(0, 100).boxed().toList();

  @Test
  void resultsComeInTheOrderOfTheTasks() throws Exception {
    try (Crew<StringBuilder> crew = new Crew<>(3, StringBuilder::new, member -> {})) {
      assertThat(crew.each(TASKS, (member, task) -> task * 2))
          .isEqualTo(TASKS.stream().map(task -> task * 2).toList());
    }
  }

  @Test
  void noMemberIsUsedByTwoThreadsAndAllAreDismissed() throws Exception {
    List<StringBuilder> dismissed = new ArrayList<>();
    try (Crew<StringBuilder> crew = new Crew<>(3, StringBuilder::new, dismissed::add)) {
      crew.each(TASKS, (member, task) -> member.append('x'));
    }
    assertThat(dismissed).hasSize(3);
    assertThat(dismissed.stream().mapToInt(StringBuilder::length).sum()).isEqualTo(TASKS.size());
  }

  @Test
  void aFailureIsPassedOnAsItWasThrown() {
    try (Crew<Integer> crew = new Crew<>(2, () -> 0, member -> {})) {
      assertThatThrownBy(
              () ->
                  crew.each(
                      TASKS,
                      (member, task) -> {
                        throw new IOException("no " + task);
                      }))
          .isInstanceOf(IOException.class)
          .hasMessage("no 0");
      assertThatThrownBy(
              () ->
                  crew.each(
                      TASKS,
                      (member, task) -> {
                        throw new AssertionError("never");
                      }))
          .isInstanceOf(AssertionError.class)
          .hasMessage("never");
    }
  }

  @Test
  void threadsWorkTogetherAtTheSameTime() throws Exception {
    CountDownLatch all = new CountDownLatch(3);
    Crew.together(
        3,
        () -> {
          all.countDown();
          // Only if the others come, too.
          all.await();
        });
    assertThat(all.getCount()).isZero();
  }
}
