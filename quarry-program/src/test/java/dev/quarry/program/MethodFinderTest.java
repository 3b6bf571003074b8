package dev.quarry.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.program.testing.Javac;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MethodFinderTest {
  private static final String SOURCE =
      """
      package com.acme;
      class Foo implements Comparable<Foo> {
        Foo(int size) {}
        int bar(int a, String[] b) { return a; }
        int bar(long a) { return 0; }
        void once(java.util.Map.Entry<String, int[][]> e, Object... rest) {}
        public int compareTo(Foo other) { return 0; }
      }
      """;

  @TempDir Path directory;
  private MethodFinder finder;

  @BeforeEach
  void compile() {
    finder = new MethodFinder(ClassPath.of(List.of(Javac.compile(directory, "Foo.java", SOURCE))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "com.acme.Foo#bar(int,java.lang.String[]) | bar(I[Ljava/lang/String;)",
        "com.acme.Foo#bar(int, String[])          | bar(I[Ljava/lang/String;)",
        "com.acme.Foo#bar(long)                   | bar(J)",
        "com.acme.Foo#once                        | once(Ljava/util/Map$Entry;[Ljava/lang/Object;)",
        "com.acme.Foo#once(Entry,Object...)       | once(Ljava/util/Map$Entry;[Ljava/lang/Object;)",
        "com.acme.Foo#Foo                         | <init>(I)",
        "com.acme.Foo#<init>(int)                 | <init>(I)",
        "com.acme.Foo#compareTo                   | compareTo(Lcom/acme/Foo;)",
      })
  void theUserFormFindsTheMethod(String text, String expected) {
    MethodId found = finder.find(text);
    String descriptor = found.descriptor();
    String parameters = descriptor.substring(0, descriptor.indexOf(')') + 1);
    assertThat(found.name() + parameters).isEqualTo(expected);
  }

  @Test
  void whatIsPrintedIsFoundAgain() {
    ClassPath path = ClassPath.of(List.of(directory.resolve("classes")));
    for (MethodShape method : path.get("com.acme.Foo").methods()) {
      if (!method.isBridge()) {
        assertThat(finder.find(method.id().userForm())).isEqualTo(method.id());
      }
    }
  }

  @Test
  void namesMayHaveTheLettersOfOtherLanguages() {
    MethodPattern pattern = MethodPattern.parse("com.acme.Größe-Kt#über alles(int)");
    assertThat(pattern.matches(new MethodId("com.acme.Größe-Kt", "über alles", "(I)V"))).isTrue();
    assertThat(pattern.matches(new MethodId("com.acme.Größe-Kt", "über alles", "(J)V"))).isFalse();
  }

  @Test
  void anAmbiguousNameListsTheCandidates() {
    assertThatThrownBy(() -> finder.find("com.acme.Foo#bar"))
        .hasMessage(
            "`com.acme.Foo#bar` could be `com.acme.Foo#bar(int,java.lang.String[])` and"
                + " `com.acme.Foo#bar(long)`; add the parameter types.");
  }

  @Test
  void wrongParametersListTheRightOnes() {
    assertThatThrownBy(() -> finder.find("com.acme.Foo#bar(int)"))
        .hasMessage(
            "No method matches `com.acme.Foo#bar(int)`; com.acme.Foo has"
                + " `bar(int,java.lang.String[])` and `bar(long)`.");
  }

  @Test
  void aMistypedNameBringsNearNames() {
    assertThatThrownBy(() -> finder.find("com.acme.Foo#onec"))
        .hasMessage("No method matches `com.acme.Foo#onec`; com.acme.Foo has `once`.");
    assertThatThrownBy(() -> finder.find("com.acme.Foo#somethingElse"))
        .hasMessageEndingWith("list those of com.acme.Foo with `javap -p`.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "bar", "com.acme.Foo", "com.acme.Foo#", "com.acme.Foo#bar(int", "#x"})
  void whatIsNoMethodIsRefused(String text) {
    assertThatThrownBy(() -> finder.find(text))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("write it like `com.acme.Foo#bar(int,java.lang.String[])`");
  }
}
