package dev.quarry.concolic.worker;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.concolic.coverage.Probe;
import dev.quarry.concolic.coverage.ProbeMap;
import dev.quarry.concolic.instrument.ClassInstrumenter;
import dev.quarry.concolic.instrument.InstrumentOptions;
import dev.quarry.concolic.instrument.Instrumented;
import dev.quarry.concolic.instrument.LeftPlain;
import dev.quarry.concolic.instrument.Mode;
import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Location;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The program as rewritten in one way. Rewrites a class when it is first loaded, and keeps the
 * result for the loaders that come after.
 */
final class ProgramImage {
  private final List<Path> entries;
  private final ClassPath classPath;
  private final Mode mode;
  private final Program program;
  private final ClassInstrumenter rewriter;
  private final Map<String, byte[]> rewritten = new ConcurrentHashMap<>();
  private final Map<String, List<Loss>> losses = new ConcurrentHashMap<>();

  ProgramImage(List<Path> entries, ClassHierarchy hierarchy, InstrumentOptions options) {
    this.entries = List.copyOf(entries);
    this.classPath = hierarchy.classPath();
    this.program = new Program(classPath);
    this.mode = options.mode();
    this.rewriter = new ClassInstrumenter(hierarchy, options);
  }

  List<Path> entries() {
    return entries;
  }

  /** A class of the program by its binary name. */
  Optional<ClassFile> find(String name) {
    return classPath.find(name).filter(ClassFile::isOfProgram);
  }

  byte[] rewritten(ClassFile file) {
    byte[] known = rewritten.get(file.name());
    if (known == null) {
      synchronized (rewriter) {
        Instrumented made = rewriter.instrument(file);
        noteLosses(file, made);
        known = made.bytes();
        rewritten.put(file.name(), known);
      }
    }
    return known;
  }

  /**
   * What is lost in a method.
   *
   * @param probes of the method; none if it has none in its rewritten form, so that it may have
   *     been executed in every run
   */
  private record Loss(BitSet probes, Assumption assumption) {
    boolean concerns(BitSet covered) {
      return probes.isEmpty() || probes.intersects(covered);
    }
  }

  private void noteLosses(ClassFile file, Instrumented made) {
    List<Loss> lost = new ArrayList<>();
    for (LeftPlain method : made.leftPlain()) {
      if (mode == Mode.SYMBOLIC && method.form() != LeftPlain.Form.COMPACT) {
        lost.add(
            new Loss(
                probes(file, method),
                Assumption.at(
                    new Location(method.method(), 0),
                    AssumptionCode.NOT_REWRITTEN,
                    method.method().userForm(),
                    method.reason())));
      }
    }
    losses.put(file.binaryName(), lost);
  }

  private BitSet probes(ClassFile file, LeftPlain method) {
    BitSet numbers = new BitSet();
    if (method.form() == LeftPlain.Form.PLAIN) {
      List<Probe> probes = ProbeMap.of(program.bodies(file)).probes();
      for (int i = 0; i < probes.size(); i++) {
        if (probes.get(i).method().equals(method.method())) {
          numbers.set(i);
        }
      }
    }
    return numbers;
  }

  /** What is lost in executed methods that could not be rewritten. */
  List<Assumption> losses(CoveredProbes coverage) {
    List<Assumption> all = new ArrayList<>();
    losses.forEach(
        (name, ofClass) -> {
          BitSet covered = coverage.byClass().getOrDefault(name, new BitSet());
          ofClass.stream()
              .filter(loss -> loss.concerns(covered))
              .forEach(loss -> all.add(loss.assumption()));
        });
    return all;
  }

  /** A loader that has loaded nothing yet. */
  ProgramLoader load() {
    return new ProgramLoader(this);
  }
}
