package dev.quarry.concolic.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.instrument.samples.Tally;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.statics.Statics;
import dev.quarry.program.ClassPath;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Static state starts afresh in each run. */
class StaticResetTest {
  private static final String FIRST = "12 1 [initialised by 100, tally12] 102 102";
  private static final String SECOND = "15 2 [initialised by 100, tally12, tally15] 102 103";

  @BeforeEach
  void forgetOthers() {
    Statics.reset();
    RunState.steps = Integer.MAX_VALUE;
  }

  @ParameterizedTest
  @EnumSource(names = {"SYMBOLIC", "COVERAGE"})
  void eachRunStartsAfresh(Mode mode) throws Exception {
    Method count = tally(mode, "count");
    for (int run = 0; run < 3; run++) {
      assertThat(count.invoke(null, 2)).isEqualTo(FIRST);
      assertThat(count.invoke(null, 3)).isEqualTo(SECOND);
      assertThat(Statics.reset()).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"SYMBOLIC", "COVERAGE"})
  void anInitialiserThatFailsDoesSoAsInThePlainClass(Mode mode) throws Exception {
    String thrown = Rendered.outcome(() -> tally(mode, "fail").invoke(null, 1));
    assertThat(thrown).startsWith("threw java.lang.ExceptionInInitializerError");
  }

  private static Method tally(Mode mode, String name) throws Exception {
    Path classes = Path.of(Tally.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    RewritingLoader loader = new RewritingLoader(ClassPath.of(List.of(classes)), mode);
    return Class.forName(Tally.class.getName(), true, loader).getMethod(name, int.class);
  }
}
