package dev.quarry.lab.plain;

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

  @Test
  void underJacocoTheLibrarysClassesAreTheProjectsOwn() {
    String pom = PlainPom.measured(Path.of("library"), List.of(Path.of("needed.jar")));

    assertThat(pom)
        .contains(
            "needed.jar</systemPath>",
            "<artifactId>jacoco-maven-plugin</artifactId>",
            "prepare-agent")
        .containsSubsequence("<resources>", "library</directory>", "<plugins>");
  }
}
