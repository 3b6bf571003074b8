package dev.quarry.cli.session;

import dev.quarry.cli.progress.LiveLine;
import dev.quarry.concolic.image.ImageCache;
import dev.quarry.concolic.jdk.RewrittenJdk;
import java.io.IOException;
import java.nio.file.Path;

/** The Java image in which values are followed through the JDK's own code. */
final class FollowedJdk {
  private final ImageCache images;
  private final LiveLine line;

  /**
   * @param line says what is made, or why it can't be
   */
  FollowedJdk(ImageCache images, LiveLine line) {
    this.images = images;
    this.line = line;
  }

  /** Makes the image if there is none; without it, runs lose what goes into the JDK's code. */
  void makeSure() throws InterruptedException {
    if (RewrittenJdk.find(images, Path.of(System.getProperty("java.home"))).isPresent()) {
      return;
    }
    line.say(
        "Making a Java image in which the JDK's own code is followed (once, less than a minute, some"
            + " 150 MB in the cache directory; 'quarry prepare --delete-images' deletes it).");
    try {
      RewrittenJdk.make(images, line::show);
      line.clear();
    } catch (IOException | IllegalStateException e) {
      line.say(
          ("No Java image could be made (%s), so the JDK's code is not followed. A JDK with jlink and"
                  + " 500 MB of free space are what it takes.")
              .formatted(e.getMessage()));
    }
  }
}
