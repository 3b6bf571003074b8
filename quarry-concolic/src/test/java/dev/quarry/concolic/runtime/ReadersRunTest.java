package dev.quarry.concolic.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import dev.quarry.expr.Ref;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Readers, with random texts and calls; every condition of every run must hold in its input. */
class ReadersRunTest {
  private static final int RUNS = 300;
  private static final String LETTERS = "ab\n\r";

  private static final String PROGRAM =
      """
      import java.io.*;
      class A {
        static int f(String s, int calls) throws IOException {
          %s reader = %s;
          char[] buffer = new char[5];
          int sum = 0;
          reader.mark(9);
          for (int rest = calls; rest > 0; rest /= 8) {
            switch (rest %% 8) {
              case 0 -> sum += reader.read() == 'a' ? 1 : 2;
              case 1 -> sum += reader.read(buffer);
              case 2 -> sum += reader.read(buffer, 2, 2);
              case 3 -> sum += (int) reader.skip(1);
              case 4 -> reader.mark(9);
              case 5 -> reader.reset();
              case 6 -> sum += reader.read(buffer, 1, 0);
              default -> { %s }
            }
            for (char c : buffer) {
              if (c == 'b') { sum += 10; }
            }
          }
          return sum;
        }
      }
      """;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void whatAReaderGivesDependsOnTheTextAsItDoesInTheJdk(long seed) {
    check("StringReader", "new StringReader(s)", "sum += reader.ready() ? 1 : 0;", seed);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void linesEndWhereTheJdkEndsThem(long seed) {
    String line = "String line = reader.readLine(); if (\"ab\".equals(line)) { sum += 50; }";
    check("BufferedReader", "new BufferedReader(new StringReader(s))", line, seed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new BufferedReader(r).read(); return r.read();",
        "new BufferedReader(r).read(); return new BufferedReader(r).read();",
        "return new java.util.Scanner(r).nextInt();",
        "return (int) new BufferedReader(r).lines().count();",
        "return new LineNumberReader(r).read();"
      })
  void aReaderThatOthersReadFromIsLost(String body) {
    var harness =
        ConcolicHarness.compile(
            "import java.io.*; class A { static int f(String s) throws IOException {"
                + " Reader r = new StringReader(s); %s } }".formatted(body));
    assertThat(harness.run("A#f", "s", new Ref(1), "s#text", "12").assumptions()).isNotEmpty();
  }

  private static void check(String type, String made, String other, long seed) {
    var harness = ConcolicHarness.compile(PROGRAM.formatted(type, made, other));
    Random random = new Random(seed);
    for (int i = 0; i < RUNS; i++) {
      StringBuilder text = new StringBuilder();
      for (int k = random.nextInt(8); k > 0; k--) {
        text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
      }
      int calls = random.nextInt(1 << 15);
      RunOutcome outcome =
          harness.run("A#f", "s", new Ref(1), "s#text", text.toString(), "calls", calls);
      assertThat(outcome.ending().kind()).isEqualTo(Ending.Kind.RETURNED);
      assertThat(outcome.assumptions()).isEmpty();
    }
  }
}
