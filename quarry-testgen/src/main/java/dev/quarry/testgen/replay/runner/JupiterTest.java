package dev.quarry.testgen.replay.runner;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs tests of JUnit 5. Nothing that happens to be on the program's class path takes part. */
final class JupiterTest implements Check {
  /** Whether JUnit finds this decides whether it reports to the flight recorder. */
  private static final String NATIVE_IMAGE = "org.graalvm.nativeimage.imagecode";

  private final Launcher launcher = launcher();

  /** Nobody records, and loading the recorder takes a fifth of a JVM's time. */
  private static Launcher launcher() {
    String before = System.setProperty(NATIVE_IMAGE, "none");
    try {
      return LauncherFactory.openSession(
              LauncherConfig.builder()
                  .enableTestEngineAutoRegistration(false)
                  .enableLauncherSessionListenerAutoRegistration(false)
                  .enableLauncherDiscoveryListenerAutoRegistration(false)
                  .enablePostDiscoveryFilterAutoRegistration(false)
                  .enableTestExecutionListenerAutoRegistration(false)
                  .addTestEngines(new JupiterTestEngine())
                  .build())
          .getLauncher();
    } finally {
      if (before == null) {
        System.clearProperty(NATIVE_IMAGE);
      } else {
        System.setProperty(NATIVE_IMAGE, before);
      }
    }
  }

  /** A test that does nothing. */
  static final class WarmUp {
    @Test
    void nothing() {}
  }

  @Override
  public void warmUp() {
    Outcome nobody =
        new Outcome(
            new Progress() {
              @Override
              public void begin(String method) {}

              @Override
              public void end(String method, @Nullable Throwable thrown) {}
            });
    execute(WarmUp.class, List.of("nothing"), nobody);
  }

  @Override
  public @Nullable Throwable run(String className, List<String> methods, Progress progress)
      throws ReflectiveOperationException {
    Class<?> type = Class.forName(className, false, JupiterTest.class.getClassLoader());
    Outcome outcome = new Outcome(progress);
    execute(type, methods, outcome);
    return outcome.outside;
  }

  private void execute(Class<?> type, List<String> methods, Outcome outcome) {
    launcher.execute(
        LauncherDiscoveryRequestBuilder.request()
            .enableImplicitConfigurationParameters(false)
            .selectors(methods.stream().map(method -> selectMethod(type, method)).toList())
            .build(),
        outcome);
  }

  /** Passes on what the framework says. */
  private static final class Outcome implements TestExecutionListener {
    private final Progress progress;
    private @Nullable Throwable outside;

    Outcome(Progress progress) {
      this.progress = progress;
    }

    @Override
    public void executionStarted(TestIdentifier identifier) {
      if (identifier.isTest()) {
        progress.begin(method(identifier));
      }
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
      Throwable thrown = thrown(result);
      if (identifier.isTest()) {
        progress.end(method(identifier), thrown);
      } else if (thrown != null) {
        outside = thrown;
      }
    }

    private static @Nullable Throwable thrown(TestExecutionResult result) {
      return result.getStatus() == TestExecutionResult.Status.SUCCESSFUL
          ? null
          : result.getThrowable().orElseGet(() -> new AssertionError(result.getStatus()));
    }

    private static String method(TestIdentifier identifier) {
      return identifier
          .getSource()
          .map(source -> ((MethodSource) source).getMethodName())
          .orElseThrow();
    }
  }
}
