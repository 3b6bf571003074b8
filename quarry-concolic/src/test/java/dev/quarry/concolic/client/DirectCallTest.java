package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The quick way to call an entry against runs with path conditions. Which strings are one object is
 * promised by neither.
 */
class DirectCallTest {
  private static final String PROGRAM =
      """
      import java.util.*;
      public class P {
        public static String primitives(byte b, short s, char c, boolean z, int i, long j, float f, double d) {
          return told(b + "," + s + "," + (int) c + "," + z + "," + i + "," + j + "," + f + "," + d);
        }
        public static String values(String b, Integer i, Character c, Boolean z, Byte s) {
          return told(b + "," + i + "," + (c == null ? "" : (int) c) + "," + z + "," + s + ((Object) i == (Object) s));
        }
        public static String texts(String a, int n, String b) {
          return told(a + "," + n + "," + b);
        }
        public static String arrays(int[] i, byte[] b, int[] j, boolean[] z, double[] d) {
          if (i != null && i.length > 0) i[0]++;
          return told(Arrays.toString(i) + Arrays.toString(b) + Arrays.toString(j) + (i == j)
              + Arrays.toString(z) + Arrays.toString(d));
        }
        public static String otherArrays(char[] c, short[] s, long[] j, float[] f) {
          return told(Arrays.toString(c) + Arrays.toString(s) + Arrays.toString(j) + Arrays.toString(f));
        }
        private static String told(String text) {
          if (text.hashCode() % 3 == 0) throw new IllegalStateException(text);
          return text;
        }
      }
      """;

  private final ExprFactory factory = new ExprFactory();
  private final Random random = new Random(4);

  @TempDir Path directory;

  static List<Arguments> entries() {
    String box = "Ljava/lang/";
    String values =
        "(" + box + "String;" + box + "Integer;" + box + "Character;" + box + "Boolean;";
    return List.of(
        Arguments.of("primitives", "(BSCZIJFD)", "b:I s:I c:I z:Z i:I j:J f:F d:D"),
        Arguments.of(
            "values",
            values + box + "Byte;)",
            "b:R b#text:S i:R i#value:I c:R c#value:I z:R z#value:Z s:R s#value:I"),
        Arguments.of(
            "texts", "(" + box + "String;I" + box + "String;)", "a:R a#text:S n:I b:R b#text:S"),
        Arguments.of(
            "otherArrays",
            "([C[S[J[F)",
            "c:R c#length:I c#elements:M s:R s#length:I s#elements:M j:R j#length:I j#elements:W"
                + " f:R f#length:I f#elements:N"),
        Arguments.of(
            "arrays",
            "([I[B[I[Z[D)",
            "i:R i#length:I i#elements:M b:R b#length:I b#elements:M j:R j#length:I j#elements:M"
                + " z:R z#length:I z#elements:M d:R d#length:I"));
  }

  @ParameterizedTest
  @MethodSource("entries")
  void rowsGiveWhatRunsGive(String name, String parameters, String names) throws IOException {
    CompiledProgram.compile(directory, "P", PROGRAM);
    MethodId entry = new MethodId("P", name, parameters + "Ljava/lang/String;");
    List<Model> inputs = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      inputs.add(model(names.split(" ")));
    }
    try (Worker worker = new Worker(WorkerOptions.of(List.of(directory), entry), factory)) {
      List<ListedRun> batch = worker.batch(InputRows.of(inputs), Listing.ALL).listed();

      for (int i = 0; i < inputs.size(); i++) {
        assertThat(batch.get(i).ending())
            .isEqualTo(worker.run(RunRequest.of(inputs.get(i))).ending());
      }
    }
  }

  /** After some hundred of them rows are run in a loop of their own. */
  @ParameterizedTest
  @MethodSource("entries")
  void manyRowsGiveWhatRunsGive(String name, String parameters, String names) throws IOException {
    CompiledProgram.compile(directory, "P", PROGRAM);
    MethodId entry = new MethodId("P", name, parameters + "Ljava/lang/String;");
    List<Model> inputs = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      inputs.add(model(names.split(" ")));
    }
    try (Worker worker = new Worker(WorkerOptions.of(List.of(directory), entry), factory)) {
      Map<Integer, Ending> listed = new LinkedHashMap<>();
      for (ListedRun run : worker.batch(InputRows.of(inputs), Listing.NOTABLE).listed()) {
        listed.put(run.row(), run.ending());
      }

      assertThat(listed).hasSizeGreaterThan(400);
      for (int i = 0; i < inputs.size(); i += i < 1000 ? 50 : 3) {
        Ending ending = worker.run(RunRequest.of(inputs.get(i))).ending();
        if (listed.containsKey(i) || ending.kind() != Ending.Kind.RETURNED) {
          assertThat(listed.get(i)).isEqualTo(ending);
        }
      }
    }
  }

  /** Values for all or most of the inputs. */
  private Model model(String[] names) {
    Map<Input, Object> values = new LinkedHashMap<>();
    // Rows of few shapes, so that most follow another of theirs.
    Random shape = new Random(random.nextInt(3));
    boolean isWhole = random.nextBoolean();
    for (String each : names) {
      String name = each.substring(0, each.indexOf(':'));
      Object value = value(each.charAt(each.length() - 1));
      if (isWhole || shape.nextInt(5) > 0) {
        values.put(factory.input(name, sort(value)), value);
      }
    }
    return new Model(values);
  }

  private static Sort sort(Object value) {
    return value instanceof MapValue map
        ? Sort.map((Sort.Basic) sort(map.defaultElement()), Sort.INT)
        : Arrays.stream(Sort.Basic.values())
            .filter(sort -> sort.valueType().isInstance(value) && sort != Sort.TYPE)
            .findFirst()
            .orElseThrow();
  }

  private Object value(char kind) {
    return switch (kind) {
      case 'I' -> random.nextInt() >> random.nextInt(32);
      case 'R' -> new Ref(random.nextInt(9));
      case 'S' -> (random.nextBoolean() ? "t" : "\u00e4\u3042").repeat(random.nextInt(3));
      case 'J' -> random.nextLong();
      case 'Z' -> random.nextBoolean();
      case 'F' -> (float) random.nextGaussian();
      case 'D' -> random.nextGaussian();
      case 'W' -> elements(number -> (Object) (long) number);
      case 'N' -> elements(number -> (Object) (float) number);
      default -> elements(number -> (Object) number);
    };
  }

  private MapValue elements(IntFunction<Object> element) {
    Map<List<Object>, Object> entries = new LinkedHashMap<>();
    for (int i = random.nextInt(2) * random.nextInt(2); i < random.nextInt(5); i++) {
      entries.put(List.of(i), element.apply(random.nextInt(1000) - 500));
    }
    return new MapValue(element.apply(random.nextInt(4) / 3), entries);
  }
}
