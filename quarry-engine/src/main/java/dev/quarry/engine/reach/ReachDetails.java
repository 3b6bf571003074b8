package dev.quarry.engine.reach;

import dev.quarry.engine.kept.RecordForm;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.testgen.recipe.Reflection;
import dev.quarry.testgen.source.Framework;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What a machine has to know to decide targets.
 *
 * @param entries where users want ways to begin
 * @param inputClasses whose methods are inputs
 * @param engine who looks
 * @param budget for each target
 * @param framework of the tests
 * @param reflection whether they may use it
 * @param told what is found out about targets that are reached
 */
record ReachDetails(
    List<String> entries,
    List<String> inputClasses,
    Engine engine,
    Duration budget,
    Framework framework,
    Reflection reflection,
    ReachOptions.Told told) {
  private static final RecordForm<ReachDetails> FORM = new RecordForm<>(ReachDetails.class);

  static ReachDetails of(ReachOptions options) {
    return new ReachDetails(
        options.entries(),
        options.inputClasses(),
        options.engine(),
        options.budget(),
        options.tests().framework(),
        options.tests().reflection(),
        options.told());
  }

  byte[] bytes() {
    return FORM.write(this);
  }

  static ReachDetails read(byte[] bytes) throws IOException {
    return FORM.read(bytes);
  }

  /** Where no tests are written. */
  ReachOptions options(Setting setting) {
    return new ReachOptions(
        setting,
        List.of(),
        entries,
        inputClasses,
        engine,
        budget,
        TestOutput.in(Path.of("")).withFramework(framework).withReflection(reflection),
        told);
  }
}
