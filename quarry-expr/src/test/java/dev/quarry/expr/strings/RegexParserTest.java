package dev.quarry.expr.strings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dk.brics.automaton.BasicOperations;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The regular part of the JDK's regular expressions, against the JDK. */
class RegexParserTest {
  private static final String ALPHABET =
      "aabbccxyzABZ0019_ .-+@#&~\"<>*?|()[]{}\\/,:;=!^$\t\n\r\u000b\u0085\u00e4\u2028\u4e2d";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a",
        "abc",
        "a|b",
        "a|",
        "|a",
        "a|b|ab",
        "ab*",
        "(ab)*",
        "(?:ab)+c?",
        "a{2}",
        "a{0}",
        "a{2,}",
        "a{1,3}b",
        "(a|b){2,4}",
        "a*?b",
        "a+?",
        "a??b",
        "a{1,2}?b",
        "[abc]",
        "[a-c]+",
        "[^a-c]",
        "[^abc]*",
        "[a-cx-z0-9_]{1,4}",
        "[-a]+",
        "[a-]+",
        "[a^]",
        "[.*]+",
        "[\\]a]",
        "[\\-a]",
        "[\\\\]",
        "\\d",
        "\\d+",
        "\\D*",
        "\\w+",
        "\\W",
        "\\s*",
        "\\S+",
        "[\\d_]+",
        "[^\\d]+",
        "[\\w.]+",
        "[\\s\\S]*",
        "[^\\s\\S]",
        ".",
        ".*",
        "a.c",
        ".{2}",
        "^a",
        "a$",
        "^abc$",
        "^a|b$",
        "\\Aab\\z",
        "ab\\Z",
        "\\.",
        "\\*\\+\\?",
        "\\(a\\)",
        "\\[a\\]",
        "\\{a\\}",
        "a}",
        "a]",
        "\\\\",
        "\\t|\\n|\\r|\\f",
        "\\x61+",
        "\\u0061b",
        "\\Qa*b\\E",
        "\\Qab\\E*c",
        "x\\Q.\\E?",
        "\\p{Alpha}+",
        "\\p{Punct}",
        "\\P{Digit}*",
        "[\\p{Upper}0]+",
        "\\p{Space}",
        "\\p{XDigit}{2}",
        "(?<name>a+)b",
        "((a|b)c?)*",
        "(a?)*",
        "(a*)+",
        "(a|ab)(c|bc)",
        "(a|b?){2}",
        "(a*|b)*",
        "((a)|(b))+",
        "a&b",
        "a~b",
        "a@b#c",
        "<a-b>",
        "\"a\"",
        "[a&]+",
        "[a-z]+@[a-z]+\\.[a-z]{2,3}",
        "\\d{3}-\\d{4}",
        "[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?",
        "0[xX][0-9a-fA-F]+",
        "([01]?\\d|2[0-4])(:[0-5]\\d)?",
        "(\\w+\\s)*\\w+",
        "\\u4e2d|\\u00e4",
        "a\\-b",
        "\\a|\\e"
      })
  void acceptsTheSameStringsAsTheJdk(String regex) {
    var random = new Random(regex.hashCode());
    Pattern pattern = Pattern.compile(regex);
    var automaton = RegexParser.parse(regex).automaton();
    String words = ALPHABET + regex.repeat(4);
    for (int i = 0; i < 3_000; i++) {
      String text = random(random, i % 2 == 0 ? words : regex + "ab01", 9);
      assertThat(BasicOperations.run(automaton, text))
          .as("%s on '%s'", regex, text)
          .isEqualTo(pattern.matcher(text).matches());
    }
    String shortest = automaton.getShortestExample(true);
    if (shortest != null) {
      assertThat(shortest).matches(pattern);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(a)\\1",
        "(?=a)a",
        "(?!a).",
        "(?<=a)b",
        "(?<!a)b",
        "(?>a*)b",
        "a*+",
        "a++b",
        "a?+a",
        "(?i)a",
        "(?i:a)",
        "\\ba\\b",
        "\\Ba",
        "\\p{L}",
        "\\pL",
        "\\p{IsLatin}",
        "a^b",
        "a$b",
        "(^a)",
        "(a$)",
        "[a[bc]]",
        "[a-z&&[^b]]",
        "\\R",
        "\\X",
        "\\h",
        "\\G",
        "\\cA",
        "\\07",
        "\\x{1F600}",
        "\\uD83D\\uDE00",
        "\ud83d\ude00",
        "(?<n>a)\\k<n>",
        "(",
        "a{2",
        "[",
        "*a",
        ".*a.{30}",
        "(a{100}){100}",
        "^*a",
        "[]a]"
      })
  void refusesWhatIsNotRegularOrNotKnown(String regex) {
    assertThatThrownBy(() -> RegexParser.parse(regex)).isInstanceOf(NotLowerable.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a*b|c",
        "[a-c]{2,4}",
        ".*",
        "[^a]b?",
        "\\d+(\\.\\d+)?",
        "(ab|a)*c",
        "",
        "\\w+@\\w+",
        "\\S*\\s?",
        "x?y?z?",
        "[ab]*a[ab]"
      })
  void unrolledAutomataMatchLikeTheJdk(String regex) {
    var factory = new ExprFactory();
    Input s = factory.input("s", Sort.STRING);
    var check =
        new LoweringCheck(
            factory, factory.apply(Op.STRING_MATCHES, s, factory.string(regex)), Bounds.uniform(5));
    var random = new Random(7);
    var samples = new SampleStrings(7);
    int exact = 0;
    for (int i = 0; i < 1_500; i++) {
      String text = i % 3 == 0 ? samples.any(6) : random(random, "abcxyz01.@ ", 6);
      exact += check.holdsAssumptionsIn(new Model(java.util.Map.of(s, text))) ? 1 : 0;
    }
    assertThat(exact).isGreaterThan(1_000);
  }

  private static String random(Random random, String alphabet, int longest) {
    var text = new StringBuilder();
    int length = random.nextInt(longest + 1);
    for (int i = 0; i < length; i++) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }
}
