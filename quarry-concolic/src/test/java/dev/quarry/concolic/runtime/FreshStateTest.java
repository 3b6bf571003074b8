package dev.quarry.concolic.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.testing.ConcolicHarness;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Random calls of a program with every kind of static state, one after the other, give what each
 * gives in a virtual machine that has just begun.
 */
class FreshStateTest {
  private static final int ENTRIES = 40;
  private static final int RUNS = 300;

  private static final String KINDS =
      """
      class Counter { static int n = 3; static int next() { return ++n; } }
      enum Level {
        LOW, HIGH { int bonus() { return uses * 10; } };
        int uses;
        int bonus() { return uses; }
        static int use(int i) { Level l = values()[i & 1]; l.uses++; return l.bonus(); }
      }
      enum Named {
        A, B;
        private static final java.util.Map<String, Named> BY_NAME = new java.util.HashMap<>();
        static { for (Named n : values()) BY_NAME.put(n.name(), n); }
        static int find(String s) { Named n = BY_NAME.get(s); return n == null ? -1 : n.ordinal(); }
      }
      enum Cached {
        A, B;
        private static final java.util.Map<String, Integer> SEEN = new java.util.HashMap<>();
        int seen() { return SEEN.merge(name(), 1, Integer::sum); }
      }
      class Table { static final int[] CELLS = {1, 2, 3}; }
      class Names { static final java.util.List<String> ALL = new java.util.ArrayList<>(); }
      class Register { static final String NAME = "r"; static { Counter.n += 5; } }
      class Registered {
        static final Registered ONE = new Registered("one");
        final String name;
        Registered(String name) { this.name = name; Names.ALL.add(name); }
      }
      class Ticket {
        static final java.util.function.IntSupplier NEXT =
            new java.util.function.IntSupplier() {
              int n;
              public int getAsInt() { return ++n; }
            };
        static final java.util.function.IntUnaryOperator ADD = adder(new int[1]);
        static java.util.function.IntUnaryOperator adder(int[] sum) { return x -> sum[0] += x; }
      }
      interface Shared {
        java.util.concurrent.atomic.AtomicInteger COUNT =
            new java.util.concurrent.atomic.AtomicInteger(7);
      }
      record Box(int[] cells) { static final Box ONE = new Box(new int[] {4}); }
      class Left { static final int X = Right.value() + 1; static int value() { return X; } }
      class Right { static final int Y = Left.value() + 1; static int value() { return Y; } }
      class Base { static { Counter.n *= 2; } static int base() { return 1; } }
      class Derived extends Base { static int own() { return Counter.n; } }
      class Texts { static final StringBuilder TEXT = new StringBuilder("t"); }
      class Failing {
        static final String TEXT = text();
        static String text() { Counter.n++; throw new IllegalStateException(); }
      }
      class Asking {
        static int length() {
          try { return Failing.TEXT.length(); }
          catch (ExceptionInInitializerError e) { return 1; }
          catch (NoClassDefFoundError e) { return 2; }
        }
      }
      class ByName { static { Counter.n += 100; } }
      class Plain { static final String NAME = "plain"; static final Object LOCK = new Object(); }
      class Copy implements java.io.Serializable {
        static final int[] SIZES = {5, 6};
        int size() { return SIZES[0]++; }
        static int again() {
          try {
            var out = new java.io.ByteArrayOutputStream();
            new java.io.ObjectOutputStream(out).writeObject(new Copy());
            var in = new java.io.ByteArrayInputStream(out.toByteArray());
            return ((Copy) new java.io.ObjectInputStream(in).readObject()).size();
          } catch (java.io.IOException | ClassNotFoundException e) { return -1; }
        }
      }
      """;

  private static final List<String> USES =
      List.of(
          "Counter.next()",
          "Counter.n",
          "Level.use(x)",
          "Level.LOW.bonus()",
          "Named.find(x > 0 ? \"A\" : \"C\")",
          "Cached.B.seen()",
          "(Table.CELLS[x & 1] += x)",
          "Names.ALL.size()",
          "(Names.ALL.add(\"x\") ? 1 : 0)",
          "Register.NAME.length()",
          "new Register().hashCode() * 0",
          "Registered.ONE.name.length()",
          "new Registered(\"two\").name.length()",
          "Ticket.NEXT.getAsInt()",
          "Ticket.ADD.applyAsInt(x)",
          "Shared.COUNT.incrementAndGet()",
          "Box.ONE.cells()[0]++",
          "Left.value()",
          "Right.value()",
          "Derived.own()",
          "Base.base()",
          "Texts.TEXT.append(x).length()",
          "Asking.length()",
          "named(\"ByName\")",
          "Plain.NAME.length()",
          "Copy.again()");

  private static String program(Random random) {
    StringBuilder entries = new StringBuilder("public class Entries {\n");
    entries.append(
        """
          static int named(String name) {
            try { return Class.forName(name).getName().length(); }
            catch (ClassNotFoundException e) { return -1; }
          }
        """);
    for (int i = 0; i < ENTRIES; i++) {
      entries.append("  public static long f%d(int x) {\n    long r = 1;\n".formatted(i));
      for (int use = random.nextInt(6); use >= 0; use--) {
        String guard = random.nextInt(3) == 0 ? "if ((x & 2) == 0) " : "";
        String read = USES.get(random.nextInt(USES.size()));
        entries.append("    %sr = r * 31 + %s;\n".formatted(guard, read));
      }
      entries.append("    return r;\n  }\n");
    }
    return entries.append("}\n").append(KINDS).toString();
  }

  @Test
  void aRunSeesWhatAFreshVirtualMachineWouldSee() throws Exception {
    Random random = new Random(17);
    ConcolicHarness harness = ConcolicHarness.compile(program(random));
    List<String> differences = new ArrayList<>();
    for (int run = 0; run < RUNS; run++) {
      String entry = "f" + random.nextInt(ENTRIES);
      int x = random.nextInt(5) - 1;
      String expected = plain(harness, entry, x);
      String found = harness.run("Entries#" + entry, "x", x).ending().value();
      if (!found.equals(expected)) {
        differences.add("%s(%d) is %s, not %s".formatted(entry, x, found, expected));
      }
    }
    assertThat(differences).isEmpty();
  }

  private static String plain(ConcolicHarness harness, String entry, int x) throws Exception {
    URL[] places = {harness.classes().toUri().toURL()};
    try (URLClassLoader fresh = new URLClassLoader(places)) {
      Object value = fresh.loadClass("Entries").getMethod(entry, int.class).invoke(null, x);
      return value + "L";
    }
  }
}
