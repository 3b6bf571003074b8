package dev.quarry.engine.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.scope.Visibility;
import dev.quarry.testgen.confirm.StateEnding;
import dev.quarry.testgen.recipe.Reflection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashHuntTest {
  private static final String CHECKS =
      """
      package acme;
      import java.io.IOException;
      import java.util.List;
      import java.util.ArrayList;
      import java.util.Objects;
      public final class Checks {
        private Checks() {}
        public static int own(int n) {
          if (n < 0) { throw new IllegalArgumentException("n"); } // line 9
          return n;
        }
        public static int required(String s) {
          return Objects.requireNonNull(s).length() % 7; // line 13
        }
        public static int helped(int n) {
          positive(n);
          return 100 / n;
        }
        private static void positive(int number) {
          if (number <= 0) { throw new IllegalArgumentException("number"); } // line 20
        }
        public static int computed(int n) {
          return limited(n * 3 + 1);
        }
        private static int limited(int result) {
          if (result == 22) { throw new IllegalArgumentException("result"); } // line 26
          return result;
        }
        public static int listed(int i) {
          List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
          return list.get(i); // line 31
        }
        public static int parsed(String s) {
          return s == null ? 0 : Integer.parseInt(s); // line 34
        }
        public static void declared(int n) throws IOException {
          if (n == 5) { throw new IOException("five"); }
        }
        public static int announced(int n) throws ArithmeticException {
          return 1 / n; // line 40
        }
        public static int caught(int n) {
          try {
            return 1 / n;
          } catch (ArithmeticException e) {
            return 0;
          }
        }
        public static int endless(int n) {
          return n == 3 ? endless(n) + 1 : 0; // line 50
        }
        public static void asserted(int n) {
          assert n != 4 : "four"; // line 53
        }
      }
      """;

  @TempDir private Path directory;

  private static List<String> shown(CrashResult result) {
    return result.findings().stream()
        .map(
            finding ->
                "%s %s %s %s"
                    .formatted(
                        finding.kind().text(),
                        finding.exception().substring(finding.exception().lastIndexOf('.') + 1),
                        finding.place(),
                        finding.entry().name()))
        .toList();
  }

  @Test
  void defectsAndPreconditionsAreToldApart() throws Exception {
    CrashResult result = new Fixture(directory).with("acme.Checks", CHECKS).hunt("acme.Checks");
    assertThat(shown(result))
        .containsExactlyInAnyOrder(
            "precondition IllegalArgumentException Checks.java:9 own",
            "precondition NullPointerException Checks.java:13 required",
            "precondition IllegalArgumentException Checks.java:20 helped",
            "defect IllegalArgumentException Checks.java:26 computed",
            "defect IndexOutOfBoundsException Checks.java:31 listed",
            "defect NumberFormatException Checks.java:34 parsed",
            "precondition ArithmeticException Checks.java:40 announced",
            "defect StackOverflowError Checks.java:50 endless",
            "defect AssertionError Checks.java:53 asserted");
    assertThat(result.findings()).allMatch(finding -> !finding.why().isEmpty());
    assertThat(result.endings().count(StateEnding.DECLARED)).isEqualTo(1);
    everythingAddsUp(result);
  }

  @Test
  void nullsThatNobodyAdmitsArePreconditions() throws Exception {
    Fixture fixture =
        new Fixture(directory)
            .with(
                "Nulls",
                """
                public final class Nulls {
                  @interface Nullable {}
                  public record Name(String first, String last) {}
                  public static int length(String text) {
                    return text.length();
                  }
                  public static int admitted(@Nullable String text) {
                    return text.length();
                  }
                  public static int lookedAt(String text, boolean strict) {
                    int length = text == null ? -1 : 1;
                    return strict ? text.length() : length;
                  }
                  public static int nested(Name name) {
                    return name == null ? 0 : name.first().length();
                  }
                  public static int own(String text) {
                    String other = text.isEmpty() ? null : text;
                    return other.length();
                  }
                }
                """);
    assertThat(shown(fixture.hunt("Nulls")))
        .containsExactlyInAnyOrder(
            "precondition NullPointerException Nulls.java:5 length",
            "defect NullPointerException Nulls.java:8 admitted",
            "defect NullPointerException Nulls.java:12 lookedAt",
            "precondition NullPointerException Nulls.java:15 nested",
            "precondition NullPointerException Nulls.java:18 own",
            "defect NullPointerException Nulls.java:19 own");
  }

  /** Every path in one row, and every sum the sum of its parts. */
  private static void everythingAddsUp(CrashResult result) {
    assertThat(result.endings().total())
        .isEqualTo(result.methods().stream().mapToLong(m -> m.endings().total()).sum());
    assertThat(result.endings().count(StateEnding.CONFIRMED)).isEqualTo(result.findings().size());
    assertThat(result.states())
        .filteredOn(state -> state.ending() == StateEnding.CONFIRMED)
        .hasSameSizeAs(result.findings());
    for (MethodReport method : result.methods()) {
      long errors =
          result.states().stream()
              .filter(state -> state.entry().equals(method.method()))
              .mapToLong(StateReport::paths)
              .sum();
      long normal =
          LongStream.of(
                  method.endings().count(StateEnding.RETURNED),
                  method.endings().count(StateEnding.DECLARED),
                  method.endings().count(StateEnding.ARRANGE_FAILED))
              .sum();
      assertThat(errors + normal).as(method.method().userForm()).isEqualTo(method.paths());
    }
  }

  @Test
  void oneTestStandsForAllMethodsThatShowTheSame() throws Exception {
    Fixture fixture =
        new Fixture(directory)
            .with(
                "Same",
                """
                public final class Same {
                  private final int[] cells;
                  public Same(int size) { cells = new int[Math.abs(size % 5)]; }
                  public int first() { return at(0); }
                  public int any(int i) { return i < 2 ? at(i) : 0; }
                  private int at(int i) { return cells[i]; }
                }
                """);
    CrashResult result = fixture.hunt("Same");
    assertThat(shown(result))
        .containsExactly("defect ArrayIndexOutOfBoundsException Same.java:6 first");
    assertThat(result.findings().get(0).input()).isEqualTo("new Same(0).first()");
    assertThat(result.endings().count(StateEnding.DUPLICATE)).isPositive();
    everythingAddsUp(result);
    assertThat(fixture.written()).singleElement().asString().contains("SameQuarryTest");
  }

  @Test
  void whatReachesOutsideIsRefusedAndGetsNoTest() throws Exception {
    Path precious = Files.writeString(directory.resolve("precious.txt"), "keep me");
    Fixture fixture =
        new Fixture(directory)
            .with(
                "Harm",
                """
                public final class Harm {
                  public static int deletes(int n) {
                    new java.io.File("%s").delete();
                    return 1 / n;
                  }
                  public static int exits(int n) {
                    System.exit(n);
                    return 1 / n;
                  }
                  public static int connects(int n) throws java.io.IOException {
                    new java.net.Socket("localhost", 9).close();
                    return 1 / n;
                  }
                }
                """
                    .formatted(precious.toString().replace("\\", "\\\\")));
    CrashResult result =
        Fixture.hunt(
            fixture.options(
                new ScopeOptions(
                    List.of("Harm"), Visibility.PUBLIC, List.of(), List.of("*#<init>"))));
    assertThat(result.findings()).isEmpty();
    assertThat(fixture.written()).isEmpty();
    assertThat(precious).hasContent("keep me");
    assertThat(result.methods())
        .hasSize(3)
        .allMatch(method -> method.endings().count(StateEnding.REFUSED) > 0);
  }

  @Test
  void theSameSeedGivesTheSameFiles() throws Exception {
    String program =
        """
        public class Mixed {
          private final String name;
          private int count;
          public Mixed(String name) { this.name = name; }
          public void add(int n) { count += n; }
          public char initial() { return name.charAt(count); }
          public int share(double part, long whole) { return (int) (whole / (long) (part * 10)); }
          public int pick(int[] from, boolean last) { return from[last ? from.length - 1 : count]; }
        }
        """;
    Fixture one = new Fixture(directory.resolve("one")).with("Mixed", program);
    Fixture other = new Fixture(directory.resolve("other")).with("Mixed", program);
    one.hunt("Mixed");
    other.hunt("Mixed");
    assertThat(one.written()).isNotEmpty().isEqualTo(other.written());
  }

  @Test
  void theSameFilesComeOutHoweverManyMethodsAreExploredAtATime() throws Exception {
    Fixture one = new Fixture(directory.resolve("one")).with("acme.Checks", CHECKS);
    Fixture two = new Fixture(directory.resolve("two")).with("acme.Checks", CHECKS);
    CrashResult alone = one.hunt("acme.Checks");
    CrashResult together = Fixture.hunt(two.options(ScopeOptions.of("acme.Checks"), 2));
    assertThat(two.written()).isNotEmpty().isEqualTo(one.written());
    assertThat(together.endings().rows()).isEqualTo(alone.endings().rows());
  }

  @Test
  void oneLineThatSeveralClassesReachIsOneFinding() throws Exception {
    CrashResult result =
        new Fixture(directory)
            .with(
                "acme.Root",
                """
                package acme;
                public class Root {
                  static int half(int n) { return 100 / (n - 3); } // line 3
                  public static class Left {
                    public int left(int n) { return half(n); }
                  }
                  public static class Right {
                    public int right(int n) { return 1 + half(n + 1); }
                  }
                }
                """)
            .hunt("acme");
    assertThat(shown(result)).containsExactly("defect ArithmeticException Root.java:3 right");
    assertThat(result.states()).hasSize(2);
    everythingAddsUp(result);
  }

  @Test
  void whatAComparatorOfTheJdkThrowsIsPlacedWhereTheProgramCallsIt() throws Exception {
    CrashResult result =
        new Fixture(directory)
            .with(
                "acme.Order",
                """
                package acme;
                import java.util.Comparator;
                public final class Order {
                  public static int of(Object one, Object other) {
                    Comparator<Object> by = (Comparator) Comparator.naturalOrder();
                    return one == null || other == null ? 0 : by.compare(one, other); // line 6
                  }
                }
                """)
            .hunt("acme.Order#of");
    assertThat(shown(result)).containsExactly("defect ClassCastException Order.java:6 of");
    assertThat(result.states()).allMatch(state -> state.place().equals("Order.java:6"));
  }

  @Test
  void aMethodWhoseFirstRunNeverEndsDoesNotHoldUpTheOthers() throws Exception {
    Fixture fixture =
        new Fixture(directory)
            .with(
                "acme.Power",
                """
                package acme;
                import java.math.BigInteger;
                public final class Power {
                  private Power() {}
                  public static int fine(int n) { return 1 / n; }
                  public static int huge(int n) {
                    return BigInteger.valueOf(n + 3).pow(Integer.MAX_VALUE / 8).bitLength();
                  }
                }
                """);
    CrashOptions options = fixture.options(ScopeOptions.of("acme.Power"));
    CrashResult result =
        Fixture.hunt(options.withLimits(options.limits().withRunTime(Duration.ofSeconds(1))));
    assertThat(shown(result)).containsExactly("defect ArithmeticException Power.java:5 fine");
    assertThat(result.methods())
        .filteredOn(method -> method.method().name().equals("huge"))
        .singleElement()
        .satisfies(
            method -> {
              assertThat(method.endings().count(StateEnding.TIMED_OUT)).isEqualTo(1);
              assertThat(method.note()).contains("the first run took too long");
            });
  }

  @Test
  void namesMentionOnlyArgumentsThatMatter() throws Exception {
    CrashResult result =
        new Fixture(directory)
            .with(
                "acme.Till",
                """
                package acme;
                public final class Till {
                  public static int pay(int amount, String name, int parts) {
                    if (amount >= 0 && name == null) { throw new IllegalStateException("name"); }
                    return amount / parts;
                  }
                }
                """)
            .hunt("acme.Till#pay");
    assertThat(result.findings())
        .extracting(Finding::test)
        .containsExactlyInAnyOrder(
            "pay_throwsIllegalStateException_whenNameIsNull",
            "pay_throwsArithmeticException_whenPartsIsZero");
  }

  @Test
  void withReflectionPrivateConstructorsAndFieldsAreUsedAndSaidSo() throws Exception {
    Fixture fixture =
        new Fixture(directory)
            .with(
                "acme.Vault",
                """
                package acme;
                public final class Vault {
                  private final int limit;
                  private String owner = "nobody";
                  private Vault(int limit) { this.limit = limit; }
                  public int left() {
                    if (limit == 17) { throw new IllegalStateException("17"); } // line 7
                    return owner.length(); // line 8
                  }
                  public static int plain(int n) { return 1 / n; } // line 10
                }
                """);
    CrashResult result =
        Fixture.hunt(
            fixture.options(ScopeOptions.of("acme.Vault")).withReflection(Reflection.ALLOWED));
    assertThat(result.findings())
        .extracting(finding -> finding.place() + " " + finding.reflective() + " " + finding.input())
        .containsExactlyInAnyOrder(
            "Vault.java:7 true new Vault(17) /* by reflection */.left()",
            "Vault.java:8 true Vault vault = new Vault(0) /* by reflection */; vault.owner = null"
                + " /* by reflection */; vault.left()",
            "Vault.java:10 false Vault.plain(0)");
    assertThat(result.endings().count(StateEnding.NEEDS_REFLECTION)).isZero();
    assertThat(fixture.written())
        .singleElement()
        .asString()
        .contains("// Needs reflection", "private static void setField(", "construct(Vault.class");
  }

  @Test
  void aFactoryThatGivesNullIsNotTheMethodsFault() throws Exception {
    Fixture fixture =
        new Fixture(directory)
            .with(
                "acme.Tongue",
                """
                package acme;
                public final class Tongue {
                  private final int words;
                  private Tongue(int words) { this.words = words; }
                  public static Tongue of(int words) {
                    return words > 0 ? new Tongue(words) : null;
                  }
                  public int each(int pages) {
                    return words / pages;
                  }
                }
                """);
    CrashResult result = fixture.hunt("acme.Tongue");
    assertThat(shown(result)).hasSize(1).first().asString().contains("ArithmeticException");
    assertThat(result.states()).hasSize(1);
    assertThat(result.endings().count(StateEnding.ARRANGE_FAILED)).isPositive();
  }

  @Test
  void whatCanNotBeMadeIsNotTried() throws IOException, InterruptedException {
    CrashResult result =
        new Fixture(directory)
            .with(
                "Closed",
                "public final class Closed { private Closed() {} public int f(int n) { return 1 /"
                    + " n; } }")
            .hunt("Closed");
    assertThat(result.findings()).isEmpty();
    assertThat(result.endings().count(StateEnding.NEEDS_REFLECTION)).isEqualTo(1);
    assertThat(result.methods()).singleElement().extracting(MethodReport::note).isNotEqualTo("");
  }

  @Test
  void whatNobodyExtendsIsExtendedByTheTest() throws IOException, InterruptedException {
    CrashResult result =
        new Fixture(directory)
            .with(
                "Half",
                "public abstract class Half { abstract int g(); public int f(int n) { return g() /"
                    + " n; } }")
            .hunt("Half");
    assertThat(result.findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.exception()).isEqualTo("java.lang.ArithmeticException");
              assertThat(finding.input()).startsWith("new Half() {");
            });
    assertThat(result.endings().count(StateEnding.NO_RECIPE)).isZero();
  }

  @Test
  void inputsAreShownAsJava() throws IOException, InterruptedException {
    CrashResult result =
        new Fixture(directory)
            .with(
                "acme.Pad",
                """
                package acme;
                public final class Pad {
                  private int lines;
                  public Pad() {}
                  public void write(char c) { lines++; }
                  public int each(char mark) { return lines == 0 ? 0 : 10 / (lines - 1); }
                }
                """)
            .hunt("acme.Pad");
    assertThat(result.findings())
        .extracting(Finding::input)
        .containsExactly("Pad pad = new Pad(); pad.write('a'); pad.each('a')");
  }
}
