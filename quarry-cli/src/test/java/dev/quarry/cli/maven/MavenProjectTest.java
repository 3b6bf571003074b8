package dev.quarry.cli.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.cli.ending.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project of three modules: a plain one, one that needs it, and a directory of modules. */
class MavenProjectTest {
  @TempDir private Path root;

  private void reactor() throws IOException {
    pom(
        root,
        "all",
        "<packaging>pom</packaging><modules><module>rates</module><module>app</module></modules>");
    pom(root.resolve("rates"), "rates", "");
    pom(
        root.resolve("app"),
        "app",
        """
        <dependencies>
          <dependency><groupId>acme</groupId><artifactId>rates</artifactId><version>1</version></dependency>
          <dependency>
            <groupId>junit</groupId><artifactId>junit</artifactId><version>4.13.2</version><scope>test</scope>
          </dependency>
        </dependencies>
        """);
  }

  private static void pom(Path directory, String name, String more) throws IOException {
    Files.createDirectories(directory);
    Files.writeString(
        directory.resolve("pom.xml"),
        """
        <project xmlns="http://maven.apache.org/POM/4.0.0">
          <modelVersion>4.0.0</modelVersion>
          <groupId>acme</groupId><artifactId>%s</artifactId><version>1</version>
          %s
        </project>
        """
            .formatted(name, more));
  }

  private Path compile(String module) throws IOException {
    return Files.createDirectories(root.resolve(module).resolve("target").resolve("classes"));
  }

  @Test
  void aModuleKnowsTheOutermostProject() throws IOException {
    reactor();

    assertThat(MavenProject.in(root.resolve("app")))
        .contains(new MavenProject(root.resolve("app"), root));
  }

  @Test
  void aProjectInADirectoryOfAnotherBelongsToItOnlyIfThatSaysSo() throws IOException {
    reactor();
    Path other = root.resolve("other");
    pom(other, "other", "");

    assertThat(MavenProject.named(other.resolve("pom.xml")).root()).isEqualTo(other);
  }

  @Test
  void theClassesOfAWholeAreThoseOfItsModules() throws IOException {
    reactor();

    assertThat(MavenProject.named(root))
        .satisfies(
            project -> {
              List<Path> compiled = List.of(compile("rates"), compile("app"));
              assertThat(project.classes()).isEqualTo(compiled);
            });
  }

  @Test
  void aProjectThatIsNotCompiledIsToldFromOneThatIsNotThere() throws IOException {
    reactor();

    assertThatThrownBy(() -> MavenProject.named(root).classes())
        .isInstanceOf(UserError.class)
        .hasMessageContaining("Run 'mvn compile' first");
    assertThatThrownBy(() -> MavenProject.named(root.resolve("nowhere")))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("There is no pom.xml in");
  }

  @Test
  void aPomThatCannotBeReadIsNamed() throws IOException {
    Files.writeString(root.resolve("pom.xml"), "<project>");

    assertThatThrownBy(() -> MavenProject.named(root).classes())
        .isInstanceOf(UserError.class)
        .hasMessageContaining(root.resolve("pom.xml").toString());
  }

  @Test
  void mavenTellsDependenciesAndOtherModulesAreTheirClasses() throws Exception {
    reactor();
    Path rates = compile("rates");
    Path app = compile("app");

    List<Path> path = MavenClassPath.of(MavenProject.named(root.resolve("app")));

    assertThat(path).startsWith(app).contains(rates).hasSize(4);
    assertThat(path)
        .extracting(entry -> entry.getFileName().toString())
        .contains("junit-4.13.2.jar", "hamcrest-core-1.3.jar");
  }
}
