package dev.quarry.cli.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class LiveLineTest {
  private final StringWriter out = new StringWriter();
  private OptionalInt width = OptionalInt.of(12);
  private long now;
  private final LiveLine line = new LiveLine(new PrintWriter(out), () -> width, () -> now);

  @Test
  void aTextIsReplacedByTheNext() {
    line.show("twelve");
    now += 1_000_000_000;
    line.show("one");
    assertThat(out).hasToString("\rtwelve\rone   ");
  }

  @Test
  void aTextThatIsTooLongForTheTerminalIsCut() {
    line.show("a text of many words");
    assertThat(out).hasToString("\ra text of …");
  }

  @Test
  void whatNobodyCouldReadIsNotShown() {
    line.show("one");
    now += 1_000_000;
    line.show("two");
    assertThat(out).hasToString("\rone");
  }

  @Test
  void whereThereIsNoTerminalALineIsSaidEveryTenSeconds() {
    width = OptionalInt.empty();
    for (int second = 0; second < 25; second++) {
      line.show("after " + second + " s");
      now += 1_000_000_000;
    }
    line.clear();
    assertThat(out.toString().lines()).containsExactly("quarry: after 10 s", "quarry: after 20 s");
  }

  @Test
  void clearingLeavesAnEmptyLine() {
    line.show("one");
    line.clear();
    assertThat(out).hasToString("\rone\r   \r");
  }
}
