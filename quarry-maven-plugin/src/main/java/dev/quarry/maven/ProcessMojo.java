package dev.quarry.maven;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Component;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;
import org.jspecify.annotations.Nullable;

/** A goal that has Quarry run in a process of its own. */
abstract class ProcessMojo extends AbstractMojo {
  /** The file with the result of a goal, in the goal's directory. */
  static final String RESULT = "result.json";

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private MavenProject project;

  @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
  private MojoExecution execution;

  @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
  private List<Artifact> libraries;

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  private MavenSession session;

  // Maven sets it.
  @SuppressWarnings("NullAway.Init")
  @Component
  private ToolchainManager toolchains;

  /** Does nothing. */
  @Parameter(property = "quarry.skip", defaultValue = "false")
  private boolean skip;

  /** Arguments for the virtual machine that Quarry runs in, as in -Xmx4g. */
  @Parameter(property = "quarry.jvmArgs")
  private List<String> jvmArgs = new ArrayList<>();

  /** The work, if it is not skipped. */
  abstract void goOn()
      throws IOException, InterruptedException, MojoExecutionException, MojoFailureException;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("Quarry is skipped.");
      return;
    }
    try {
      goOn();
    } catch (IOException e) {
      throw new MojoExecutionException("Quarry can't be run: " + e.getMessage() + ".", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("Quarry was interrupted.", e);
    }
  }

  /**
   * Runs a command.
   *
   * @return its exit code
   */
  final int run(List<String> words) throws IOException, InterruptedException {
    return new QuarryProcess(
            java(), libraries.stream().map(Artifact::getFile).toList(), jvmArgs, basedir(), files())
        .run(words, line -> getLog().info(line));
  }

  /** The Java of the project's toolchain, which compiles it and runs its tests; else Maven's. */
  final Path java() {
    @Nullable Toolchain jdk = toolchains.getToolchainFromBuildContext("jdk", session);
    @Nullable String tool = jdk == null ? null : jdk.findTool("java");
    return tool == null ? Path.of(System.getProperty("java.home"), "bin", "java") : Path.of(tool);
  }

  final MavenProject project() {
    return project;
  }

  /** Where Quarry keeps what is its own. */
  final Path directory() {
    return Path.of(project.getBuild().getDirectory(), "quarry");
  }

  /** Where the files of all executions of goals are. */
  final Path executions() {
    return directory().resolve("maven");
  }

  /** Where the files of this execution are. */
  final Path files() {
    return executions().resolve(execution.getGoal() + "-" + execution.getExecutionId());
  }

  /** Where the project is. */
  final Path basedir() {
    return project.getBasedir().toPath();
  }
}
