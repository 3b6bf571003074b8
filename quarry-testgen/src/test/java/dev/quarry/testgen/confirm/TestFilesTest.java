package dev.quarry.testgen.confirm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestFilesTest {
  @TempDir private Path directory;

  private Path write(String body) {
    String text = "// Written by Quarry.\npackage acme;\n\nclass FooTest {" + body + "}\n";
    return TestFiles.in(directory)
        .write(new TestSource("acme.FooTest", text, List.of(), List.of()));
  }

  @Test
  void aFileThatIsAsItWasWrittenIsReplaced() throws IOException {
    Path first = write("int a;");

    assertThat(write("int b;")).isEqualTo(first).content().contains("int b;");
  }

  @Test
  void otherEndsOfLinesAreNoChange() throws IOException {
    Path first = write("int a;");
    Files.writeString(first, Files.readString(first).replace("\n", "\r\n"));

    assertThat(write("int b;")).isEqualTo(first).content().contains("int b;");
  }

  @Test
  void anEditedFileStaysAndTheNewOneIsBesideIt() throws IOException {
    Path first = write("int a;");
    String edited = Files.readString(first).replace("int a;", "int mine;");
    Files.writeString(first, edited);

    Path second = write("int b;");

    assertThat(first).hasContent(edited);
    assertThat(second).hasFileName("FooTest.java.new").content().contains("int b;");
  }

  @Test
  void aFileThatQuarryDidNotWriteStays() throws IOException {
    Path own = directory.resolve("acme/FooTest.java");
    Files.createDirectories(own.getParent());
    Files.writeString(own, "package acme;\n\nclass FooTest {}\n");

    assertThat(write("int b;")).hasFileName("FooTest.java.new");
    assertThat(own).hasContent("package acme;\n\nclass FooTest {}\n");
  }
}
