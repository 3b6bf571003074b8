package dev.quarry.lab.plain;

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
      %s    <plugins>
            <plugin>
              <artifactId>maven-compiler-plugin</artifactId>
              <version>3.14.1</version>
            </plugin>
            <plugin>
              <artifactId>maven-surefire-plugin</artifactId>
              <version>3.5.4</version>
            </plugin>
      %s    </plugins>
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

  /** JaCoCo reports on classes of the project only, so the library's are made its own. */
  private static final String OWN_CLASSES =
      """
          <resources>
            <resource>
              <directory>%s</directory>
              <excludes>
                <exclude>module-info.class</exclude>
                <exclude>META-INF/**</exclude>
              </excludes>
            </resource>
          </resources>
      """;

  private static final String JACOCO =
      """
            <plugin>
              <groupId>org.jacoco</groupId>
              <artifactId>jacoco-maven-plugin</artifactId>
              <version>0.8.15</version>
              <executions>
                <execution>
                  <goals>
                    <goal>prepare-agent</goal>
                  </goals>
                </execution>
                <execution>
                  <id>report</id>
                  <phase>test</phase>
                  <goals>
                    <goal>report</goal>
                  </goals>
                </execution>
              </executions>
            </plugin>
      """;

  private PlainPom() {}

  /** Tests with libraries. */
  static String of(List<Path> libraries) {
    return pom(libraries, "", "");
  }

  /**
   * Tests under JaCoCo.
   *
   * @param classes a directory with the classes that it is to report on
   * @param libraries what they need
   */
  static String measured(Path classes, List<Path> libraries) {
    return pom(libraries, OWN_CLASSES.formatted(escaped(classes)), JACOCO);
  }

  private static String pom(List<Path> libraries, String resources, String plugins) {
    String dependencies =
        IntStream.range(0, libraries.size())
            .mapToObj(i -> LIBRARY.formatted(i, escaped(libraries.get(i))))
            .collect(Collectors.joining());
    return POM.formatted(Runtime.version().feature(), dependencies, resources, plugins);
  }

  private static String escaped(Path library) {
    return library.toAbsolutePath().toString().replace("&", "&amp;").replace("<", "&lt;");
  }
}
