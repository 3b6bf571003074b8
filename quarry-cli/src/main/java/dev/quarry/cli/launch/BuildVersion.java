package dev.quarry.cli.launch;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints: Quarry's version from its jar, and the Java that runs it. */
public final class BuildVersion implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {text()};
  }

  static String text() {
    @Nullable String version = BuildVersion.class.getPackage().getImplementationVersion();
    return "quarry %s (Java %s, %s %s)"
        .formatted(
            version == null ? "development build" : version,
            Runtime.version(),
            System.getProperty("os.name"),
            System.getProperty("os.arch"));
  }
}
