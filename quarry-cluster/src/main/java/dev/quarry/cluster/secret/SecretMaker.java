package dev.quarry.cluster.secret;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quarry.process.Scratch;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/** Makes secrets, with the JDK's own tool. */
public final class SecretMaker {
  private static final int DAYS = 3650;

  private SecretMaker() {}

  /**
   * Makes a file that only its owner can read. One that is there already stays as it is.
   *
   * @throws SecretException if it can't be made
   */
  public static void make(Path file) throws SecretException, InterruptedException {
    try {
      Scratch scratch = Scratch.create("quarry-secret-");
      try {
        Path made = scratch.resolve("secret.p12");
        generate(made);
        Files.createFile(file, permissions(file));
        Files.write(file, Files.readAllBytes(made));
      } finally {
        scratch.delete();
      }
    } catch (FileAlreadyExistsException e) {
      throw new SecretException(
          "`%s` is there already and stays as it is; name another file, or delete it first."
              .formatted(file),
          e);
    } catch (SecretException e) {
      throw e;
    } catch (IOException e) {
      throw new SecretException(
          "The secret can't be written to `%s` (%s); name another file.".formatted(file, e), e);
    }
  }

  private static FileAttribute<?>[] permissions(Path file) {
    boolean isPosix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
    return isPosix
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  private static void generate(Path file) throws IOException, InterruptedException {
    Path tool = Path.of(System.getProperty("java.home"), "bin", "keytool");
    List<String> command =
        List.of(
            tool.toString(),
            "-genkeypair",
            "-alias",
            Secret.ALIAS,
            "-keyalg",
            "EC",
            "-groupname",
            "secp256r1",
            "-sigalg",
            "SHA256withECDSA",
            "-dname",
            "CN=Quarry",
            "-validity",
            Integer.toString(DAYS),
            "-storetype",
            Secret.FORM,
            "-storepass",
            Secret.STORE_PASSWORD,
            "-keystore",
            file.toString());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    if (process.waitFor() != 0) {
      throw new SecretException(
          "`%s` did not make a key; see to it that the JDK is complete. It said: %s"
              .formatted(tool, said));
    }
  }
}
