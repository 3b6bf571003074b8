package dev.quarry.concolic.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import dev.quarry.expr.Ref;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Parts of random texts, split off or matched by groups; every condition of every run must hold in
 * its input, and those on the parts are conditions on the text.
 */
class TextPartsRunTest {
  private static final int RUNS = 200;
  private static final String LETTERS = "ab1,, -:\t";

  private static final String PROGRAM =
      """
      import java.util.regex.*;
      class A {
        static int f(String s, int limit) {
          int sum = 0;
          for (String part : parts(s, limit)) {
            if (part == null) { return -1; }
            sum += part.length() > 1 ? 1 : 0;
            if (part.startsWith("a")) { sum += 10; }
            if (part.equals("1")) { sum += 100; }
            if (part.isEmpty()) { sum += 1000; }
          }
          return sum;
        }
        static String[] parts(String s, int limit) {
          %s
        }
      }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        ",", ":", " ", ", ", ",+", "\\\\s", "\\\\s+", "[,:]", "[,:-]+", "\\\\-", "[a-b]", "\\\\t",
        ",,"
      })
  void splitTextsConsistOfPartsOfTheText(String regex) {
    check("return s.split(\"%s\");".formatted(regex), true);
    check("return s.split(\"%s\", limit);".formatted(regex), true);
    check("return Pattern.compile(\"%s\").split(s);".formatted(regex), true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a*", "[^,]", "\\\\s*,\\\\s*", "(,)", ",|:", "\\\\b", "[a&&[b]]", "\\\\D"})
  void whatIsNoSimpleDelimiterIsTold(String regex) {
    check("return s.split(\"%s\");".formatted(regex), false);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "(\\\\w+)([, ]*)(.*); 3",
        "([a-z]*)(\\\\s|,)*([a-z]+)?.*; 2",
        "(?:(a+)|(b+)).*; 1",
        "^(.?)(.*)$; 2",
        "((.)\\\\2)?(.*); 3",
        "(.*?)([,:]+)(.*); 3",
      })
  void groupsArePartsOfTheText(String regex, int groups) {
    StringBuilder all = new StringBuilder("m.group()");
    for (int i = 1; i <= groups; i++) {
      all.append(", m.group(").append(i).append(')');
    }
    for (String how : new String[] {"matches", "find", "lookingAt"}) {
      String body =
          "Matcher m = Pattern.compile(\"%s\").matcher(s); if (!m.%s()) { return new String[0]; }"
              + " return new String[] {%s};";
      checkConditions(body.formatted(regex, how, all));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Matcher m = Pattern.compile(\"(?<one>\\\\d*)(.*)\").matcher(s); m.matches();"
            + " return new String[] {m.group(\"one\"), m.group(2)};",
        "Matcher m = Pattern.compile(\"(\\\\d)(.)?\").matcher(s); m.find();"
            + " return new String[] {m.group(1), m.group()};",
      })
  void groupsThatAlwaysMatchAreFollowed(String body) {
    ConcolicHarness harness = ConcolicHarness.compile(PROGRAM.formatted(body));
    RunOutcome outcome = harness.run("A#f", "s", new Ref(1), "s#text", "12a");
    assertThat(outcome.ending().kind()).isEqualTo(Ending.Kind.RETURNED);
    assertThat(outcome.assumptions()).isEmpty();
    assertThat(outcome.events()).isNotEmpty();
  }

  private static void check(String body, boolean isFollowed) {
    var harness = ConcolicHarness.compile(PROGRAM.formatted(body));
    Random random = new Random(body.hashCode());
    boolean isTold = false;
    for (int i = 0; i < RUNS; i++) {
      RunOutcome outcome = run(harness, random);
      assertThat(outcome.ending().kind()).isEqualTo(Ending.Kind.RETURNED);
      isTold |= !outcome.assumptions().isEmpty();
    }
    assertThat(isTold).as(body).isEqualTo(!isFollowed);
  }

  private static void checkConditions(String body) {
    var harness = ConcolicHarness.compile(PROGRAM.formatted(body));
    Random random = new Random(body.hashCode());
    for (int i = 0; i < RUNS; i++) {
      assertThat(run(harness, random).ending().kind()).isEqualTo(Ending.Kind.RETURNED);
    }
  }

  private static RunOutcome run(ConcolicHarness harness, Random random) {
    StringBuilder text = new StringBuilder();
    for (int k = random.nextInt(9); k > 0; k--) {
      text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    int limit = random.nextInt(7) - 2;
    return harness.run("A#f", "s", new Ref(1), "s#text", text.toString(), "limit", limit);
  }
}
