package dev.quarry.concolic.guard;

import dev.quarry.concolic.guard.boot.Gate;
import dev.quarry.concolic.guard.boot.Referee;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Field;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Refuses what is not allowed while a test runs. Remembers the first refusal, so that a test that
 * expects any error can't hide it.
 *
 * <p>As a function it is told true when a test begins and false when it ended; then it answers what
 * it refused, or nothing.
 */
final class ReplaySentry implements Referee, Function<Boolean, String> {
  private final Set<Permission> allowed;
  private final String privateDirectory;
  private volatile String refused = "";

  ReplaySentry(Set<Permission> allowed, String privateDirectory) {
    this.allowed = allowed;
    this.privateDirectory = privateDirectory;
  }

  @Override
  public String apply(Boolean begins) {
    if (begins) {
      refused = "";
      Gate.open(this);
      return "";
    }
    Gate.close();
    return refused;
  }

  @Override
  public void exit(int status) {
    check(Permission.EXIT, "ending the process with status " + status);
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
    if (!path.equals("/dev/null") && !isPrivate(path)) {
      check(Permission.FILES, what + " " + path);
    }
  }

  @Override
  public void written(Field field, @Nullable Object target) {
    // Nobody keeps anything beside fields here.
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
      String sentence =
          "The program was refused " + what + "; allow it with " + permission.option() + ".";
      if (refused.isEmpty()) {
        refused = sentence;
      }
      throw new Refusal(sentence);
    }
  }

  /** Ends a test from inside the program; an error, since programs rarely catch those. */
  private static final class Refusal extends Error {
    private static final long serialVersionUID = 1L;

    Refusal(String sentence) {
      super(sentence, null, false, false);
    }
  }
}
