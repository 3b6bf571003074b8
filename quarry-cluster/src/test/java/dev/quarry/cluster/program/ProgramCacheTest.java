package dev.quarry.cluster.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.cluster.link.ProgramEntry;
import dev.quarry.engine.spread.WireWriter;
import dev.quarry.process.UserCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgramCacheTest {
  @TempDir private Path directory;

  @Test
  void aProgramArrivesAsItIsAndIsSentOnce() throws Exception {
    Path classes = Files.createDirectories(directory.resolve("classes/acme"));
    Files.write(classes.resolve("A.class"), new byte[] {1, 2, 3});
    Path jar = Files.write(directory.resolve("lib.jar"), new byte[] {4});
    PackedProgram packed = PackedProgram.of(List.of(directory.resolve("classes"), jar));
    assertThat(PackedProgram.of(List.of(directory.resolve("classes"), jar)).entries())
        .isEqualTo(packed.entries());

    ProgramCache cache = new ProgramCache(directory.resolve("cache"));
    List<String> sent = new ArrayList<>();
    for (int times = 0; times < 2; times++) {
      for (ProgramEntry entry : packed.entries()) {
        Path place =
            cache.get(
                entry,
                digest -> {
                  sent.add(digest);
                  return packed.contents().get(digest);
                });
        assertThat(entry.kind() == ProgramEntry.Kind.JAR ? place : place.resolve("acme/A.class"))
            .hasSameBinaryContentAs(
                entry.kind() == ProgramEntry.Kind.JAR ? jar : classes.resolve("A.class"));
      }
    }
    assertThat(sent).hasSize(2);
  }

  @Test
  void jarsThatNameOthersAreCompleteOrRefused() throws IOException {
    Path library = Files.write(directory.resolve("library.jar"), new byte[] {1});
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, "none.jar library.jar");
    Path jar = directory.resolve("app.jar");
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    assertThatThrownBy(() -> PackedProgram.of(List.of(jar)))
        .hasMessageContaining("library.jar` in its manifest");
    assertThat(PackedProgram.of(List.of(jar, library)).entries()).hasSize(2);
  }

  @Test
  void somethingElseThanWasAskedForIsRefused() {
    ProgramEntry entry =
        new ProgramEntry(ProgramEntry.Kind.JAR, "a.jar", UserCache.sha256(new byte[] {1}));
    ProgramCache cache = new ProgramCache(directory.resolve("cache"));
    assertThatThrownBy(() -> cache.get(entry, digest -> new byte[] {2}))
        .isInstanceOf(IOException.class);
    assertThat(directory.resolve("cache")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"../evil", "/evil", "a/../../evil", "", "."})
  void namesThatLeadOutAreRefused(String name) throws IOException {
    byte[] packed = new WireWriter().count(1).text(name).bytes(new byte[] {1}).bytes();
    Path inside = Files.createDirectories(directory.resolve("in/side"));
    assertThatThrownBy(() -> PackedDirectory.unpack(packed, inside))
        .isInstanceOf(IOException.class);
    assertThat(inside).isEmptyDirectory();
    assertThat(directory.resolve("in/evil")).doesNotExist();
  }
}
