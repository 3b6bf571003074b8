package dev.quarry.spec.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.spec.Atom;
import dev.quarry.spec.Body;
import dev.quarry.spec.Moment;
import dev.quarry.spec.Specification;
import dev.quarry.spec.SpecificationException;
import dev.quarry.spec.monitor.Drawing;
import dev.quarry.spec.monitor.Monitor;
import dev.quarry.spec.monitor.Monitors;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpecificationParserTest {
  private static Specification one(String text) {
    List<Specification> all = SpecificationParser.file("a.spec", text);
    assertThat(all).hasSize(1);
    return all.get(0);
  }

  @Test
  void bareNamesAreCallsWhereCallersAreMeantAndReturnsWhereTheComponentIs() {
    Specification usage = one("usage p of com.acme.Log { pattern open ; (read | write)* ; close }");
    assertThat(usage.type()).isEqualTo("com.acme.Log");
    assertThat(usage.atoms())
        .allSatisfy(
            atom -> assertThat(((Atom.Event) atom).signal().moment()).isSameAs(Moment.CALL));
    Specification behaviour = one("behaviour p of com.acme.Log { pattern (open ; close)* }");
    assertThat(behaviour.atoms())
        .allSatisfy(
            atom -> assertThat(((Atom.Event) atom).signal().moment()).isSameAs(Moment.RETURN));
  }

  @Test
  void theLogFileHasTwoStatesBesideTheWrongOne() {
    Monitor monitor =
        Monitors.forViolations(one("usage p of Log { pattern (open ; (read | write)* ; close)* }"));
    assertThat(monitor.states()).isEqualTo(3);
    assertThat(monitor.distance(0)).isEqualTo(1);
    assertThat(Drawing.dot(one("usage p of Log { pattern open ; close }"), monitor))
        .contains("0 -> 1 [label=\"call open\"]")
        .contains("shape=octagon");
  }

  @Test
  void conditionsKeepTheirShape() {
    Specification specification =
        one(
            """
            // pushing makes it larger
            behaviour grows of Stack {
              formula always (return push(x) -> (size() == old(size()) + 1 and !empty()))
            }
            """);
    assertThat(specification.source()).isEqualTo("a.spec:2");
    assertThat(specification.atoms())
        .extracting(Atom::toString)
        .containsExactly("return push(x)", "size() == (old(size()) + 1)", "empty()");
    assertThat(Monitors.forViolations(specification).states()).isEqualTo(2);
  }

  @Test
  void parenthesesMayBeginAComparison() {
    Specification specification =
        one("behaviour p of Foo { formula always (return f -> (size() + 1) * 2 > result) }");
    assertThat(specification.atoms()).hasSize(2);
    assertThat(specification.atoms().get(1)).hasToString("((size() + 1) * 2) > result");
  }

  @Test
  void automataAreGivenStateByState() {
    Specification specification =
        one(
            """
            usage turns of static Registry {
              automaton
                closed { open -> opened }
                opened { get(key) [key != null] -> opened, close -> closed }
            }
            """);
    assertThat(specification.scope()).isEqualTo(Specification.Scope.CLASS);
    assertThat(((Body.Walking) specification.body()).states())
        .extracting(Body.State::name)
        .containsExactly("closed", "opened");
    assertThat(Monitors.forViolations(specification).states()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "usage p of Foo { pattern open ; }~a.spec:1:33: There should be the name of a method instead of `}`.",
        "use p of Foo { pattern open }~a.spec:1:1: A specification begins with `usage` or `behaviour`, and not with `use`.",
        "usage p of Foo { open }~a.spec:1:18: A body begins with `pattern`, `formula` or `automaton`, and not with `open`.",
        "usage p of Foo { pattern (open }~a.spec:1:32: `)` is missing before `}`; close the parenthesis; `;` joins events and `|` chooses.",
        "usage p of Foo { formula once next call f }~a.spec:1:26: What looks back contains nothing that looks ahead (next, until, eventually, always); write it the other way round.",
        "usage p of Foo { automaton a { f -> b } }~a.spec:1:37: There is no state `b`; there are a.",
        "usage p of Foo { pattern call f [result > 0] }~a.spec:1:34: There is a `result` only when a method returns; write `return …`.",
        "usage p of Foo { pattern call new }~a.spec:1:31: There is no object yet when a constructor is called; write `return new`.",
        "usage p of Foo { pattern f # g }~a.spec:1:28: `#` has no meaning here; remove it.",
        "usage p of Foo { pattern f~a.spec:1:27: the end does not fit here; the specification should be complete before."
      })
  void mistakesAreToldWithTheirPlace(String text, String sentence) {
    assertThatThrownBy(() -> SpecificationParser.file("a.spec", text))
        .isInstanceOf(SpecificationException.class)
        .hasMessage(sentence);
  }

  @Test
  void whatCanNotBeViolatedIsRefused() {
    assertThatThrownBy(
            () -> Monitors.forViolations(one("usage p of Foo { formula eventually call close }")))
        .hasMessageContaining("`p` can't be violated");
    assertThatThrownBy(
            () ->
                Monitors.forViolations(
                    one("usage p of Foo { formula call f and not call f and true }")))
        .hasMessageContaining("violated by every run");
    assertThatThrownBy(() -> Monitors.of(one("usage p of Foo { formula always size() > 0 }")))
        .hasMessageContaining("mentions no event");
  }
}
