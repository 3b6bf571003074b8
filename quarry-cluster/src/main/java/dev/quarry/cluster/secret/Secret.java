package dev.quarry.cluster.secret;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Set;

/**
 * A key with its certificate, in a file in the form PKCS #12. Both ends of a connection show the
 * certificate, prove that they have the key, and trust nobody else; so who has the file is in, and
 * who has not does not get as far as sending a message.
 *
 * @param file where it is; its permissions protect it, not its password, which everybody knows
 * @param password that follows from the key
 */
public record Secret(Path file, String password) {
  /** The form of the file. */
  public static final String FORM = "PKCS12";

  /** PKCS #12 wants one. */
  public static final String STORE_PASSWORD = "quarry";

  static final String ALIAS = "quarry";

  private static final Set<PosixFilePermission> OWNERS =
      Set.of(
          PosixFilePermission.OWNER_READ,
          PosixFilePermission.OWNER_WRITE,
          PosixFilePermission.OWNER_EXECUTE);

  /** Does not tell the password. */
  @Override
  public String toString() {
    return "Secret[" + file + "]";
  }

  /**
   * Reads a secret.
   *
   * @throws SecretException if it is none, or others can read it
   */
  public static Secret read(Path file) throws SecretException {
    if (!Files.isRegularFile(file)) {
      throw new SecretException(
          "There is no secret file `%s`; make one with `quarry secret %s`, and copy it to every machine."
              .formatted(file, file));
    }
    try {
      checkPermissions(file);
      return new Secret(file.toAbsolutePath(), password(key(file)));
    } catch (SecretException e) {
      throw e;
    } catch (IOException | GeneralSecurityException e) {
      throw new SecretException(
          "`%s` is no secret of Quarry; make one with `quarry secret FILE`, and copy it to every machine."
              .formatted(file),
          e);
    }
  }

  private static void checkPermissions(Path file) throws IOException {
    if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return;
    }
    if (!OWNERS.containsAll(Files.getPosixFilePermissions(file))) {
      throw new SecretException(
          "Others can read the secret file `%s`, or write it; change that with `chmod 600 %s`."
              .formatted(file, file));
    }
  }

  private static Key key(Path file) throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance(FORM);
    try (InputStream stream = Files.newInputStream(file)) {
      store.load(stream, STORE_PASSWORD.toCharArray());
    }
    Key key = store.getKey(ALIAS, STORE_PASSWORD.toCharArray());
    if (key == null || key.getEncoded() == null) {
      throw new GeneralSecurityException("There is no key in it.");
    }
    return key;
  }

  private static String password(Key key) throws GeneralSecurityException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update("password of executors".getBytes(UTF_8));
    return HexFormat.of().formatHex(digest.digest(key.getEncoded()));
  }
}
