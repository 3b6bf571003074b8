package dev.quarry.lab.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashesTest {
  @TempDir Path directory;

  @Test
  void crashesHaveALibraryANameAndCode() {
    List<Crash> crashes =
        Crashes.parse(
            "# nothing\n\nlib one of them\n  a();\n\n  b();\n\nother-lib second\n  c();\n");

    assertThat(crashes)
        .containsExactly(
            new Crash("lib", "one of them", "  a();\n  b();\n"),
            new Crash("other-lib", "second", "  c();\n"));
    assertThat(crashes.get(0).isIn("lib-1.0.jar")).isTrue();
    assertThat(crashes.get(0).isIn("library-1.0.jar")).isFalse();
    assertThatThrownBy(() -> Crashes.parse("  a();")).hasMessageContaining("belongs to no crash");
    assertThatThrownBy(() -> Crashes.parse("lib")).hasMessageContaining("names a library");
  }

  @Test
  void thereAreManyOfSeveralLibrariesAndNamesTellThemApart() {
    List<Crash> all = Crashes.standard();
    assertThat(all).hasSizeGreaterThan(19);
    assertThat(all.stream().map(Crash::library).distinct()).hasSizeGreaterThan(5);
    assertThat(all.stream().map(crash -> crash.library() + " " + crash.name()).distinct())
        .hasSameSizeAs(all);
  }

  @Test
  void aCrashLeavesItsStackTrace() throws Exception {
    CrashProgram program = new CrashProgram(directory);
    assertThat(program.trace(new Crash("x", "digits", "Integer.parseInt(\"a\");"), List.of()))
        .contains("java.lang.NumberFormatException: For input string: \"a\"", "at crash.Main.main");
    assertThatThrownBy(() -> program.trace(new Crash("x", "fine", "int a = 1;"), List.of()))
        .hasMessageContaining("`fine` does not crash");
    assertThatThrownBy(() -> program.trace(new Crash("x", "odd", "int a = ;"), List.of()))
        .hasMessageContaining("`odd` does not compile");
  }
}
