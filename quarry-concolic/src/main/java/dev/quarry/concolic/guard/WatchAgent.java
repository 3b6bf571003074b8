package dev.quarry.concolic.guard;

import dev.quarry.concolic.watch.WatchRewriter;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import org.jspecify.annotations.Nullable;

/**
 * Puts calls into classes of the program where points are watched. A class that can't take them
 * stays as it is: then nothing is seen of it, and so nothing is claimed.
 */
record WatchAgent(WatchRewriter rewriter) implements ClassFileTransformer {
  @Override
  public byte @Nullable [] transform(
      @Nullable ClassLoader loader,
      @Nullable String name,
      @Nullable Class<?> redefined,
      @Nullable ProtectionDomain domain,
      byte[] classFile) {
    if (loader == null || name == null || !rewriter.covers(name)) {
      return null;
    }
    try {
      return rewriter.rewrite(classFile);
    } catch (RuntimeException e) {
      System.err.println("No point of " + name + " can be watched.");
      e.printStackTrace();
      return null;
    }
  }
}
