package dev.quarry.lab.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlainPomTest {
  @Test
  void librariesAreDependenciesThatNeedNoRepository() {
    String pom = PlainPom.of(List.of(Path.of("one.jar"), Path.of("this & that.jar")));

    assertThat(pom)
        .contains("<artifactId>junit-jupiter</artifactId>")
        .containsSubsequence("library0", "one.jar</systemPath>", "library1")
        .contains("this &amp; that.jar")
        .doesNotContain("dev.quarry");
  }
}
