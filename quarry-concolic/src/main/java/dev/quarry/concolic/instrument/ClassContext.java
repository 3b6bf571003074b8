package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.program.InputMethods;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * What the rewriting of all methods of a class shares.
 *
 * @param name the internal name of the class
 * @param probeClass its number in {@code Probes} or, for coverage only, in {@code Growth}
 * @param probes the numbers of its probes
 * @param statics how its static state, and that of others, is initialised
 * @param sites gives places their numbers
 * @param lambdas takes the classes of lambdas
 */
record ClassContext(
    String name,
    int probeClass,
    ProbeNumbers probes,
    StaticState statics,
    InstrumentOptions options,
    ClassHierarchy hierarchy,
    AskedTypes types,
    Twins twins,
    CallKinds calls,
    InputMethods markers,
    ToIntFunction<SiteInfo> sites,
    LambdaClassFiles lambdas) {

  /** For a class made by us, in which nothing is covered. */
  ClassContext withoutProbes(String other) {
    return new ClassContext(
        other,
        0,
        new ProbeNumbers(List.of()),
        statics,
        options,
        hierarchy,
        types,
        twins,
        calls,
        markers,
        sites,
        lambdas);
  }
}
