package dev.quarry.cluster.link;

import dev.quarry.concolic.guard.Permission;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.spread.Errand;
import dev.quarry.engine.spread.SpreadCommand;
import dev.quarry.engine.spread.WireReader;
import dev.quarry.engine.spread.WireWriter;
import dev.quarry.solver.Measure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What an executor reads first. The versions stand at its beginning, in a form that never changes.
 *
 * @param run tells runs apart
 * @param versions of the coordinator
 * @param command whose goals there are
 * @param allowed what the program may do
 * @param seed where random choices start
 * @param measure what limits are counted in
 * @param details for the command
 * @param program the entries of the class path, in order
 */
public record RunNotice(
    String run,
    Versions versions,
    SpreadCommand command,
    Set<Permission> allowed,
    long seed,
    Measure measure,
    byte[] details,
    List<ProgramEntry> program) {

  /** The notice of an errand. */
  public static RunNotice of(
      String run, Versions versions, Errand errand, List<ProgramEntry> program) {
    Setting setting = errand.setting();
    return new RunNotice(
        run,
        versions,
        errand.command(),
        setting.allowed(),
        setting.seed(),
        setting.measure(),
        errand.details(),
        program);
  }

  /**
   * The errand as it is where its goals are done.
   *
   * @param classPath the entries of the program there
   */
  public Errand errand(List<Path> classPath) {
    Setting setting =
        Setting.of(classPath).withAllowed(allowed).withSeed(seed).withMeasure(measure);
    return new Errand(command, setting, details);
  }

  /** Without the run: the same for the same errand and program. */
  public byte[] content() {
    return written("");
  }

  public byte[] bytes() {
    return written(run);
  }

  private byte[] written(String name) {
    WireWriter out = new WireWriter();
    out.text(versions.quarry()).text(versions.java()).text(name).text(command.name());
    out.list(allowed.stream().map(Enum::name).sorted().toList(), out::text);
    out.number(seed).text(measure.name()).bytes(details);
    out.list(
        program, entry -> out.text(entry.kind().name()).text(entry.name()).text(entry.digest()));
    return out.bytes();
  }

  /**
   * Reads a notice.
   *
   * @param mine versions of this process
   * @throws ClusterException if the coordinator's are others
   * @throws IOException if it is no notice
   */
  public static RunNotice read(byte[] bytes, Versions mine) throws IOException {
    WireReader in = new WireReader(bytes);
    Versions versions = new Versions(in.text(), in.text());
    versions.check(mine);
    String run = in.text();
    SpreadCommand command = in.constant(SpreadCommand.values());
    Set<Permission> allowed = EnumSet.noneOf(Permission.class);
    allowed.addAll(in.list(() -> in.constant(Permission.values())));
    RunNotice notice =
        new RunNotice(
            run,
            versions,
            command,
            allowed,
            in.number(),
            in.constant(Measure.values()),
            in.bytes(),
            in.list(() -> entry(in)));
    in.end();
    return notice;
  }

  private static ProgramEntry entry(WireReader in) throws IOException {
    return new ProgramEntry(
        in.constant(ProgramEntry.Kind.values()), in.text(), ProgramEntry.digest(in.text()));
  }
}
