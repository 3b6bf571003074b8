package dev.quarry.cluster.link;

import dev.quarry.concolic.image.ImageCache;
import dev.quarry.concolic.jdk.RewrittenJdk;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * What has to be the same on all machines, so that a goal has the same result on each.
 *
 * @param quarry a digest of Quarry's jars; "" where it does not run from jars
 * @param java its version with all numbers; and whether its own code is followed
 */
public record Versions(String quarry, String java) {
  /** Those of this process. */
  public static Versions here() throws IOException {
    Runtime.Version version = Runtime.version();
    boolean isFollowed =
        RewrittenJdk.find(new ImageCache(), Path.of(System.getProperty("java.home"))).isPresent();
    String java =
        "%d.%d.%d%s"
            .formatted(
                version.feature(),
                version.interim(),
                version.update(),
                isFollowed ? " with an image made by `quarry prepare --follow-jdk`" : "");
    return new Versions(jars(), java);
  }

  /**
   * Compares those of the coordinator with those of this process.
   *
   * @throws ClusterException if they differ
   */
  public void check(Versions mine) throws ClusterException {
    if (!java.equals(mine.java)) {
      throw new ClusterException(
          "The coordinator runs on Java %s and this executor on Java %s, so results could differ; start the executor with the same Java."
              .formatted(java, mine.java));
    }
    if (!quarry.equals(mine.quarry)) {
      throw new ClusterException(
          "The coordinator is another version of Quarry than this executor, so results could"
              + " differ; install the same build on both machines.");
    }
  }

  private static String jars() throws IOException {
    CodeSource source = Versions.class.getProtectionDomain().getCodeSource();
    try {
      Path jar = Path.of(source.getLocation().toURI());
      Path directory = jar.getParent();
      if (!Files.isRegularFile(jar) || directory == null) {
        return "";
      }
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Path each : ofQuarry(directory)) {
        digest.update(Files.readAllBytes(each));
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (URISyntaxException e) {
      throw new IOException("Quarry's jars can't be found.", e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256.", e);
    }
  }

  private static List<Path> ofQuarry(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("quarry-"))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    }
  }
}
