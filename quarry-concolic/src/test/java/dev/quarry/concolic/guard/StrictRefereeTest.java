package dev.quarry.concolic.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StrictRefereeTest {
  private static final String OWN = "/tmp/own/private";

  private final Strict referee = new Strict();

  /** Throws what says that something was refused. */
  private static final class Strict extends StrictReferee {
    private static final class Refused extends Error {
      private static final long serialVersionUID = 1L;

      Refused(String sentence) {
        super(sentence);
      }
    }

    Strict() {
      super(Set.of(), OWN);
    }

    @Override
    protected Error refused(String sentence) {
      return new Refused(sentence);
    }

    @Override
    public void written(Field field, Object target) {}
  }

  @Test
  void theDeviceThatForgetsMayBeWrittenButNotDeletedReplacedOrChanged() {
    assertThatCode(() -> referee.write("writing", "/dev/null")).doesNotThrowAnyException();
    for (String what :
        new String[] {"deleting", "renaming", "replacing", "linking", "changing attributes of"}) {
      assertThatThrownBy(() -> referee.write(what, "/dev/null"))
          .isInstanceOf(Strict.Refused.class)
          .hasMessageContaining("--allow files");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {OWN + "/a", OWN + "/a/b c", OWN + "/a..b/c"})
  void aPathBelowThePrivateDirectoryIsInsideByItsText(String path) {
    assertThat(referee.isInside(path)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        OWN,
        OWN + "/",
        OWN + "/.",
        OWN + "//",
        OWN + "/../x",
        OWN + "/a/../../x",
        OWN + "/a//../../x",
        OWN + "x/a",
        OWN + "/\uFFFD",
        "a",
        ""
      })
  void whatMayLeadElsewhereIsNotInsideByItsText(String path) {
    assertThat(referee.isInside(path)).isFalse();
  }

  @Test
  void noLinkTakesThePlaceOfThePrivateDirectory() {
    assertThatCode(() -> referee.link("b", OWN + "/a")).doesNotThrowAnyException();
    assertThatThrownBy(() -> referee.link("b", OWN)).isInstanceOf(Strict.Refused.class);
    assertThatThrownBy(() -> referee.link("b", OWN + "/.")).isInstanceOf(Strict.Refused.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/etc", "..", "../x", "a/../../x", OWN, OWN + "/../x", "\uFFFD"})
  void noLinkLeadsOutside(String target) {
    assertThatThrownBy(() -> referee.link(target, OWN + "/a")).isInstanceOf(Strict.Refused.class);
  }
}
