package dev.quarry.concolic.worker;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.guard.StrictReferee;
import dev.quarry.concolic.guard.boot.Gate;
import dev.quarry.concolic.runtime.environment.Environment;
import dev.quarry.concolic.runtime.path.RunEnded;
import java.lang.reflect.Field;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Refuses what is not allowed. Remembers the first refusal, so that a program that catches every
 * error can't hide it.
 */
final class Sentry extends StrictReferee {
  private volatile @Nullable Ending ending;
  private volatile boolean privateDirectoryUsed;
  private volatile boolean privateDirectoryChanged;

  Sentry(Set<Permission> allowed, String privateDirectory) {
    super(allowed, privateDirectory);
  }

  /** Whether there is nothing to reset. */
  boolean isUntouched() {
    return ending == null && !privateDirectoryUsed;
  }

  /** A new run. */
  void reset() {
    if (isUsed()) {
      ending = null;
    }
    if (privateDirectoryUsed) {
      privateDirectoryUsed = false;
      privateDirectoryChanged = false;
    }
  }

  /** Whether it decided how the run ends. */
  boolean isUsed() {
    return ending != null;
  }

  /** How the run ends because of what the program asked for; empty if nothing was refused. */
  Optional<Ending> ending() {
    return Optional.ofNullable(ending);
  }

  /** Whether files may have been left in the private directory. */
  boolean isPrivateDirectoryUsed() {
    return privateDirectoryUsed;
  }

  /** Whether the directory itself may be another one, or have other attributes. */
  boolean isPrivateDirectoryChanged() {
    return privateDirectoryChanged;
  }

  /**
   * No link in the private directory leads outside, and there is none when a run begins: a path
   * into it stays there if it does not turn round, and need not be looked up.
   */
  @Override
  protected boolean isPrivate(String path) {
    return isInside(path) || super.isPrivate(path);
  }

  @Override
  protected void wrotePrivately(String path) {
    privateDirectoryUsed = true;
    if (!isInside(path)) {
      privateDirectoryChanged = true;
    }
  }

  @Override
  public void exit(int status) {
    super.exit(status);
    // The process is needed for other runs: the run ends in its place.
    throw end(Ending.returned("exit(" + status + ")"));
  }

  @Override
  public void written(Field field, @Nullable Object target) {
    Environment.written(field, target);
  }

  @Override
  protected Error refused(String sentence) {
    return end(Ending.of(Ending.Kind.REFUSED, sentence));
  }

  private synchronized RunEnded end(Ending reason) {
    // Finalizers come when they like, maybe in another run than the one that is to blame.
    if (ending == null && !Gate.isOfTheSystem()) {
      ending = reason;
    }
    return new RunEnded(reason);
  }
}
