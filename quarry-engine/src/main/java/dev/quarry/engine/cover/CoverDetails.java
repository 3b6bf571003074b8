package dev.quarry.engine.cover;

import dev.quarry.engine.kept.RecordForm;
import dev.quarry.engine.scope.NamedClass;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.testgen.source.Framework;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a machine has to know to cover classes.
 *
 * @param strategy who decides what is done next
 * @param limits of each class
 * @param framework of the tests
 * @param suffix how names of test classes end
 * @param proofs whether branches that are left are asked for
 * @param suite whether tests are written
 * @param scope the classes by name
 */
record CoverDetails(
    String strategy,
    CoverLimits limits,
    Framework framework,
    String suffix,
    boolean proofs,
    boolean suite,
    List<NamedClass> scope) {
  private static final RecordForm<CoverDetails> FORM = new RecordForm<>(CoverDetails.class);

  static CoverDetails of(CoverOptions options, List<NamedClass> scope) {
    return new CoverDetails(
        options.strategy(),
        options.limits(),
        options.tests().framework(),
        options.tests().suffix(),
        options.extras().contains(CoverOptions.Extra.PROOFS),
        !options.extras().contains(CoverOptions.Extra.NO_SUITE),
        scope);
  }

  byte[] bytes() {
    return FORM.write(this);
  }

  static CoverDetails read(byte[] bytes) throws IOException {
    return FORM.read(bytes);
  }

  /**
   * @param tests a directory that nobody else sees
   */
  CoverOptions options(Setting setting, Path tests) {
    return new CoverOptions(
        setting,
        ScopeOptions.of(),
        Selection.ALL,
        strategy,
        limits,
        limits.budget(),
        TestOutput.in(tests).withFramework(framework).withSuffix(suffix),
        extras());
  }

  private Set<CoverOptions.Extra> extras() {
    Set<CoverOptions.Extra> extras = EnumSet.noneOf(CoverOptions.Extra.class);
    if (proofs) {
      extras.add(CoverOptions.Extra.PROOFS);
    }
    if (!suite) {
      extras.add(CoverOptions.Extra.NO_SUITE);
    }
    return extras;
  }
}
