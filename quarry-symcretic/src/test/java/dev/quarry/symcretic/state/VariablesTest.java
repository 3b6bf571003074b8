package dev.quarry.symcretic.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Type;

final class VariablesTest {
  private final ExprFactory factory = new ExprFactory();
  private final Variables variables = new Variables(factory);

  @Test
  void anInputIsTheVariableItWasMadeFor() {
    assertThat(variables.find(variables.local(-2, 7, Sort.LONG)))
        .contains(new Variable.Local(-2, 7));
    assertThat(variables.find(variables.stack(1, 0, Sort.REF))).contains(new Variable.Stack(1, 0));
    assertThat(variables.find(variables.field("a/B$C", "d.e", "I")))
        .contains(new Variable.Field(new Member("a/B$C", "d.e")));
    assertThat(variables.find(variables.answers(Type.CHAR_TYPE)))
        .contains(new Variable.Answers(Type.CHAR_TYPE));
    assertThat(variables.find(variables.lengths())).contains(Variable.Aspect.LENGTH);
  }

  @Test
  void noTwoVariablesAreTheSameInput() {
    List<Input> all =
        List.of(
            variables.local(0, 1, Sort.INT),
            variables.local(1, 0, Sort.INT),
            variables.stack(0, 1, Sort.INT),
            variables.staticField("a/B", "length", "I"),
            variables.field("a/B", "length", "I"),
            variables.lengths(),
            variables.ordinals(),
            variables.boxes(Sort.INT),
            variables.elements(Sort.INT),
            variables.asked());

    assertThat(all).doesNotHaveDuplicates();
    assertThat(all.stream().map(variables::find)).doesNotHaveDuplicates();
  }

  @Test
  void aValueThatNobodyAssignsIsNoVariable() {
    assertThat(variables.find(factory.input("local 0.1", Sort.DOUBLE))).isEmpty();
    assertThat(variables.isLocal(factory.input("unknown", Sort.REF))).isFalse();
  }
}
