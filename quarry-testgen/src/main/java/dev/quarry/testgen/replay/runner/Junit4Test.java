package dev.quarry.testgen.replay.runner;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/** Runs tests of JUnit 4. */
final class Junit4Test implements Check {
  @Override
  public @Nullable Throwable run(String className, List<String> methods, Progress progress)
      throws ReflectiveOperationException {
    Outcome outcome = new Outcome(progress);
    JUnitCore core = new JUnitCore();
    core.addListener(outcome);
    core.run(Request.aClass(Class.forName(className)).filterWith(new Named(methods)));
    return outcome.outside;
  }

  /** Lets tests of some names pass. */
  private static final class Named extends Filter {
    private final List<String> methods;

    Named(List<String> methods) {
      this.methods = methods;
    }

    @Override
    public boolean shouldRun(Description description) {
      return !description.isTest() || methods.contains(description.getMethodName());
    }

    @Override
    public String describe() {
      return "some methods";
    }
  }

  /** Passes on what the framework says. */
  private static final class Outcome extends RunListener {
    private final Progress progress;
    private @Nullable Throwable thrown;
    private @Nullable Throwable outside;
    private boolean inside;

    Outcome(Progress progress) {
      this.progress = progress;
    }

    @Override
    public void testStarted(Description description) {
      thrown = null;
      inside = true;
      progress.begin(description.getMethodName());
    }

    @Override
    public void testFailure(Failure failure) {
      if (inside) {
        thrown = failure.getException();
      } else {
        outside = failure.getException();
      }
    }

    @Override
    public void testAssumptionFailure(Failure failure) {
      testFailure(failure);
    }

    @Override
    public void testFinished(Description description) {
      inside = false;
      progress.end(description.getMethodName(), thrown);
    }
  }
}
