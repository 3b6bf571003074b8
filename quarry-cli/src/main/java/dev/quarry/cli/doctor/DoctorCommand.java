package dev.quarry.cli.doctor;

import dev.quarry.cli.ending.ExitCode;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code quarry doctor}. */
@Command(
    name = "doctor",
    description =
        "Tells what Quarry finds on this machine, what is limited here, and how to mend it.")
public final class DoctorCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    String path = System.getenv().getOrDefault("PATH", "");
    List<Diagnosis> found = new Machine(Path.of(System.getProperty("java.home")), path).all();
    PrintWriter out = spec.commandLine().getOut();
    found.forEach(
        one -> out.printf("%-8s %-16s %s%n", one.state().text(), one.thing(), one.text()));
    out.flush();
    boolean isBroken = found.stream().anyMatch(one -> one.state() == Diagnosis.State.BROKEN);
    return (isBroken ? ExitCode.NOT_ANALYSABLE : ExitCode.CLEAN).code();
  }
}
