package dev.quarry.expr.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written is compiled, and then is the same value again, bit by bit. */
final class JavaLiteralsTest {
  private static final int EACH = 150;

  private final Random random = new Random(17);

  @Test
  void everyLiteralReadsBackExactly(@TempDir Path directory) throws Exception {
    assertReadBack(values(), JavaLiterals::of, directory);
  }

  @Test
  void namesOfLimitsAndCastsReadBackExactly(@TempDir Path directory) throws Exception {
    List<Object> values = values();
    values.addAll(List.of((byte) -1, Byte.MIN_VALUE, Short.MAX_VALUE, (short) 0));
    assertReadBack(values, JavaLiterals::typed, directory);
    assertThat(JavaLiterals.named(Integer.MIN_VALUE)).isEqualTo("Integer.MIN_VALUE");
    assertThat(JavaLiterals.named(-Float.MAX_VALUE)).isEqualTo("-Float.MAX_VALUE");
  }

  private static void assertReadBack(
      List<Object> values, Function<Object, String> printer, Path directory) throws Exception {
    Object[] read = compiled(values, printer, directory);
    for (int i = 0; i < read.length; i++) {
      assertThat(bits(read[i])).as(printer.apply(values.get(i))).isEqualTo(bits(values.get(i)));
    }
  }

  private List<Object> values() {
    List<Object> values =
        new ArrayList<>(
            List.of(
                Integer.MIN_VALUE,
                Integer.MAX_VALUE,
                Long.MIN_VALUE,
                Long.MAX_VALUE,
                0.0,
                -0.0,
                -0.0f,
                Double.NaN,
                Float.NaN,
                Double.MIN_VALUE,
                -Double.MIN_VALUE,
                Double.MAX_VALUE,
                -Float.MIN_VALUE,
                Float.MAX_VALUE,
                Double.MIN_NORMAL,
                Float.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY,
                Double.longBitsToDouble(0x7ff8000000000001L),
                Double.longBitsToDouble(0x7ff0000000000001L),
                Double.longBitsToDouble(-1L),
                Float.intBitsToFloat(0x7fc00001),
                Float.intBitsToFloat(0x7f800001),
                Float.intBitsToFloat(-1),
                "\\u000a \n\r\t\b\f\0\\ \" '",
                "\ud800",
                "\udc00\ud800" + "\\u",
                "\ud83d\ude00\u2028\ufeff\u00e9",
                'x'));
    for (char c = 0; c < 0x100; c++) {
      values.add(c);
      values.add("a" + c + "\\" + c + "0");
    }
    for (int i = 0; i < EACH; i++) {
      values.add(random.nextInt());
      values.add(random.nextLong());
      values.add(Double.longBitsToDouble(random.nextLong()));
      values.add(Float.intBitsToFloat(random.nextInt()));
      values.add(Double.longBitsToDouble(random.nextLong() | 0x7ff0000000000000L));
      values.add(Float.intBitsToFloat(random.nextInt() | 0x7f800000));
      values.add((char) random.nextInt());
      values.add(text());
    }
    return values;
  }

  /** Characters of all kinds, many of them half pairs, quotes and backslashes. */
  private String text() {
    StringBuilder text = new StringBuilder();
    for (int length = random.nextInt(12); length > 0; length--) {
      switch (random.nextInt(4)) {
        case 0 -> text.append("\\\"'u0\n".charAt(random.nextInt(6)));
        case 1 -> text.append((char) (Character.MIN_SURROGATE + random.nextInt(0x800)));
        case 2 -> text.append((char) random.nextInt(0x80));
        default -> text.append((char) random.nextInt());
      }
    }
    return text.toString();
  }

  private static Object bits(Object value) {
    if (value instanceof Double number) {
      return "D" + Double.doubleToRawLongBits(number);
    }
    return value instanceof Float number ? "F" + Float.floatToRawIntBits(number) : value;
  }

  private static Object[] compiled(
      List<Object> values, Function<Object, String> printer, Path directory)
      throws IOException, ReflectiveOperationException {
    StringBuilder source = new StringBuilder("public class Read {\n");
    source.append("  public static Object[] values() {\n");
    source.append("    Object[] all = new Object[").append(values.size()).append("];\n");
    for (int i = 0; i < values.size(); i++) {
      source.append("    all[" + i + "] = " + printer.apply(values.get(i)) + ";\n");
    }
    Path file = directory.resolve("Read.java");
    Files.writeString(file, source + "    return all;\n  }\n}\n");
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, file.toString()))
        .isZero();
    try (var loader = new URLClassLoader(new URL[] {directory.toUri().toURL()})) {
      return (Object[]) loader.loadClass("Read").getMethod("values").invoke(null);
    }
  }
}
