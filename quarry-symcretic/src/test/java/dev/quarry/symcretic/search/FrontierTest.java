package dev.quarry.symcretic.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.subject.Ways;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class FrontierTest {
  private static final MethodId LINEAR = new MethodId(Ways.class.getName(), "linear", "(II)V");

  private final Program program = new Program(ClassPath.of(List.of(testClasses())));
  private final Codes codes = new Codes(program, new ClassHierarchy(program.classPath()));
  private final Frontier frontier = new Frontier(codes);
  private final Obligation entry = Obligation.at(LINEAR, 0, Formula.TRUE);
  private final Obligation last =
      Obligation.at(LINEAR, codes.of(LINEAR).body().size() - 1, Formula.TRUE);

  private static Path testClasses() {
    try {
      return Path.of(Ways.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @AfterEach
  void close() {
    program.close();
  }

  @Test
  void whatIsNearTheBeginningComesFirst() {
    frontier.add(entry);
    frontier.add(last);

    assertThat(frontier.remove().obligation()).isEqualTo(entry);
    assertThat(frontier.remove().obligation()).isEqualTo(last);
    assertThat(frontier.isEmpty()).isTrue();
  }

  @Test
  void ofTwoAtTheSameCostTheNewerComesFirst() {
    Obligation newer = entry.inDoubt();
    frontier.add(entry);
    frontier.add(newer);

    assertThat(frontier.next()).isEqualTo(newer);
  }

  @Test
  void anEntryThatWasTriedGivesWayToOthers() {
    frontier.add(entry);
    frontier.addTried(frontier.remove());
    assertThat(frontier.isPastEntries()).isTrue();

    frontier.add(last);
    assertThat(frontier.isPastEntries()).isFalse();
    assertThat(frontier.next()).isEqualTo(last);
  }

  @Test
  void ofTwoAtTheSamePlaceTheShorterWayCounts() {
    frontier.add(entry.after(last).after(entry));
    frontier.add(entry.after(last));

    assertThat(frontier.places()).containsExactly(Map.entry(new Location(LINEAR, 0), 1));
  }
}
