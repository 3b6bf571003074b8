package dev.quarry.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.cli.progress.LiveLine;
import dev.quarry.concolic.image.ImageCache;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FollowedJdkTest {
  @Test
  void whereNoImageCanBeMadeThatIsSaid(@TempDir Path directory) throws Exception {
    Path file = Files.writeString(directory.resolve("file"), "");
    StringWriter said = new StringWriter();

    new FollowedJdk(new ImageCache(file), new LiveLine(new PrintWriter(said))).makeSure();

    assertThat(said.toString())
        .contains("Making a Java image", "No Java image could be made", "jlink");
  }
}
