package dev.quarry.lab.crash;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The {@code pom.xml} of a {@link PlainProject}. */
final class PlainPom {
  private static final String POM =
      """
      <project xmlns="http://maven.apache.org/POM/4.0.0">
        <modelVersion>4.0.0</modelVersion>
        <groupId>plain</groupId>
        <artifactId>plain</artifactId>
        <version>1</version>
        <properties>
          <maven.compiler.release>%d</maven.compiler.release>
          <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
        </properties>
        <dependencies>
          <dependency>
            <groupId>org.junit.jupiter</groupId>
            <artifactId>junit-jupiter</artifactId>
            <version>5.13.4</version>
            <scope>test</scope>
          </dependency>
      %s  </dependencies>
        <build>
          <plugins>
            <plugin>
              <artifactId>maven-compiler-plugin</artifactId>
              <version>3.14.1</version>
            </plugin>
            <plugin>
              <artifactId>maven-surefire-plugin</artifactId>
              <version>3.5.4</version>
            </plugin>
          </plugins>
        </build>
      </project>
      """;

  /** Files need no repository this way. */
  private static final String LIBRARY =
      """
          <dependency>
            <groupId>plain.library</groupId>
            <artifactId>library%d</artifactId>
            <version>1</version>
            <scope>system</scope>
            <systemPath>%s</systemPath>
          </dependency>
      """;

  private PlainPom() {}

  static String of(List<Path> libraries) {
    String dependencies =
        IntStream.range(0, libraries.size())
            .mapToObj(i -> LIBRARY.formatted(i, escaped(libraries.get(i))))
            .collect(Collectors.joining());
    return POM.formatted(Runtime.version().feature(), dependencies);
  }

  private static String escaped(Path library) {
    return library.toAbsolutePath().toString().replace("&", "&amp;").replace("<", "&lt;");
  }
}
