package dev.quarry.cli.cluster;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cluster.secret.SecretException;
import dev.quarry.cluster.secret.SecretMaker;
import java.nio.file.Path;

/** A secret in the making. Other commands load nothing of this. */
final class NewSecret {
  private NewSecret() {}

  static void make(Path file) throws InterruptedException {
    try {
      SecretMaker.make(file);
    } catch (SecretException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }
}
