package dev.quarry.engine.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Program;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SourceTextTest {
  private final ExprFactory factory = new ExprFactory();

  @Test
  void constantsReadAsJava() throws IOException {
    try (Program program = new Program(ClassPath.of(List.of()))) {
      SourceText text = new SourceText(new LocalNames(program, Map.of()), Map.of());
      assertThat(text.of(factory.string("say \"a\"\n"))).isEqualTo("\"say \\\"a\\\"\\n\"");
      assertThat(text.of(factory.longConst(7))).isEqualTo("7L");
      assertThat(text.of(factory.floatConst(0.5f))).isEqualTo("0.5f");
      assertThat(text.of(factory.doubleConst(Double.longBitsToDouble(0x7ff8000000000001L))))
          .isEqualTo("Double.longBitsToDouble(0x7ff8000000000001L)");
      assertThat(text.of(factory.intConst(Integer.MAX_VALUE))).isEqualTo("Integer.MAX_VALUE");
    }
  }
}
