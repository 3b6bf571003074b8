package dev.quarry.cluster.secret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SecretTest {
  @TempDir private Path directory;

  @Test
  void aSecretIsForItsOwnerAlone() throws Exception {
    Path file = directory.resolve("secret");
    SecretMaker.make(file);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    Secret secret = Secret.read(file);
    assertThat(secret.password()).hasSize(64);
    assertThat(secret.toString()).doesNotContain(secret.password());

    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    assertThatThrownBy(() -> Secret.read(file))
        .isInstanceOf(SecretException.class)
        .hasMessageContaining("chmod 600");
  }

  @Test
  void aFileThatIsThereStays() throws IOException {
    Path file = Files.writeString(directory.resolve("mine"), "mine");
    assertThatThrownBy(() -> SecretMaker.make(file)).isInstanceOf(SecretException.class);
    assertThat(file).hasContent("mine");
  }

  @Test
  void somethingElseIsNoSecret() throws IOException {
    Path file = Files.writeString(directory.resolve("text"), "hello");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    assertThatThrownBy(() -> Secret.read(file)).hasMessageContaining("is no secret");
    assertThatThrownBy(() -> Secret.read(directory.resolve("none")))
        .hasMessageContaining("There is no secret file");
  }
}
