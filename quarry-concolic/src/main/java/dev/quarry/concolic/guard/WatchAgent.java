package dev.quarry.concolic.guard;

import dev.quarry.concolic.watch.AnsweredInputs;
import dev.quarry.concolic.watch.WatchRewriter;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import org.jspecify.annotations.Nullable;

/**
 * Puts calls into classes of the program where points are watched, and has input classes ask for
 * answers. A class that can't take them stays as it is: then nothing is seen of it, and so nothing
 * is claimed.
 */
record WatchAgent(WatchRewriter points, AnsweredInputs inputs) implements ClassFileTransformer {
  @Override
  public byte @Nullable [] transform(
      @Nullable ClassLoader loader,
      @Nullable String name,
      @Nullable Class<?> redefined,
      @Nullable ProtectionDomain domain,
      byte[] classFile) {
    if (loader == null || name == null || !points.covers(name) && !inputs.covers(name)) {
      return null;
    }
    try {
      byte[] answered = inputs.covers(name) ? inputs.rewrite(classFile) : classFile;
      return points.covers(name) ? points.rewrite(answered) : answered;
    } catch (RuntimeException e) {
      System.err.println("No point of " + name + " can be watched.");
      e.printStackTrace();
      return null;
    }
  }
}
