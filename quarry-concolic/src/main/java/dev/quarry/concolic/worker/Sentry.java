package dev.quarry.concolic.worker;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.guard.boot.Referee;
import dev.quarry.concolic.runtime.Environment;
import dev.quarry.concolic.runtime.RunEnded;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Field;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Refuses what is not allowed. Remembers the first refusal, so that a program that catches every
 * error can't hide it.
 */
final class Sentry implements Referee {
  private static final String NOWHERE = "/dev/null";

  private final Set<Permission> allowed;
  private final String privateDirectory;
  private volatile @Nullable Ending ending;
  private volatile boolean privateDirectoryUsed;

  Sentry(Set<Permission> allowed, String privateDirectory) {
    this.allowed = allowed;
    this.privateDirectory = privateDirectory;
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

  @Override
  public void exit(int status) {
    if (!allowed.contains(Permission.EXIT)) {
      throw refusal(Permission.EXIT, "ending the process with status " + status);
    }
    // The process is needed for other runs: the run ends in its place.
    throw end(Ending.returned("exit(" + status + ")"));
  }

  @Override
  public void process(String what) {
    check(Permission.PROCESS, what);
  }

  @Override
  public void network(String what) {
    check(Permission.NETWORK, what);
  }

  @Override
  public void nativeCode(String what) {
    check(Permission.NATIVE, what);
  }

  @Override
  public void thread(String name) {
    check(Permission.THREADS, "starting the thread " + name);
  }

  @Override
  public void write(String what, String path) {
    if (isPrivate(path)) {
      privateDirectoryUsed = true;
    } else if (!path.equals(NOWHERE)) {
      check(Permission.FILES, what + " " + path);
    }
  }

  @Override
  public void written(Field field, @Nullable Object target) {
    Environment.written(field, target);
  }

  /** By the real path, so that no link leads outside. */
  private boolean isPrivate(String path) {
    try {
      String real = new File(path).getCanonicalPath();
      return real.equals(privateDirectory) || real.startsWith(privateDirectory + File.separator);
    } catch (IOException e) {
      return false;
    }
  }

  private void check(Permission permission, String what) {
    if (!allowed.contains(permission)) {
      throw refusal(permission, what);
    }
  }

  private RunEnded refusal(Permission permission, String what) {
    return end(
        Ending.of(
            Ending.Kind.REFUSED,
            "The program was refused " + what + "; allow it with " + permission.option() + "."));
  }

  private synchronized RunEnded end(Ending reason) {
    if (ending == null) {
      ending = reason;
    }
    return new RunEnded(reason);
  }
}
