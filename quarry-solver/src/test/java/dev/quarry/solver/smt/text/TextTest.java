package dev.quarry.solver.smt.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTest {

  @Test
  void elementsOfAListKeepTheirText() {
    assertThat(Lists.elements("(a (b (c)) |d )e| \"f \"\" (\" ; g\n h)"))
        .containsExactly("a", "(b (c))", "|d )e|", "\"f \"\" (\"", "h");
  }

  @Test
  void lineBreaksAndRunsOfBlanksBecomeOneBlank() {
    assertThat(Lists.oneLine("((x\n   #b1)\n  (y \"a  b\") )")).isEqualTo("((x #b1) (y \"a  b\"))");
  }

  @Test
  void commandsKnowWhereTheyStart() throws ScriptSyntaxException {
    List<Command> commands = Commands.of("; hi\n(assert |a\nb|) (check-sat)\n\n  (exit)");
    assertThat(commands)
        .containsExactly(
            new Command("(assert |a\nb|)", "assert", 2, 1),
            new Command("(check-sat)", "check-sat", 3, 5),
            new Command("(exit)", "exit", 5, 3));
  }

  @Test
  void onlyFunctionsWithoutArgumentsAreConstants() throws ScriptSyntaxException {
    List<Command> commands =
        Commands.of(
            "(declare-fun f (Bool) Bool)(declare-fun |x y| () Bool)(declare-const z Bool)(assert z)");
    assertThat(commands.stream().map(Command::declaredConstant))
        .containsExactly("", "|x y|", "z", "");
  }

  @Test
  void scopesThatWereClosedAreNotLive() throws ScriptSyntaxException {
    assertThat(
            live("(assert a)(push)(assert b)(push 2)(assert c)(pop 2)(check-sat)(pop)(assert d)"))
        .containsExactly("(assert a)", "(assert b)");
  }

  @Test
  void withoutACheckEverythingIsLive() throws ScriptSyntaxException {
    assertThat(live("(assert a)(get-model)(echo \"x\")(assert b)"))
        .containsExactly("(assert a)", "(assert b)");
  }

  @Test
  void popWithoutPushIsAnError() {
    assertThatThrownBy(() -> live("(assert a)\n (pop)"))
        .isInstanceOfSatisfying(
            ScriptSyntaxException.class,
            e -> assertThat(List.of(e.line(), e.column())).containsExactly(2, 2));
  }

  private static List<String> live(String script) throws ScriptSyntaxException {
    return LiveCommands.of(Commands.of(script)).commands().stream().map(Command::text).toList();
  }
}
