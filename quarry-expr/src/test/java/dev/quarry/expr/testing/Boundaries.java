package dev.quarry.expr.testing;

import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The values at which operations are known to behave unexpectedly. */
final class Boundaries {
  /** Letters whose case mapping changes length, blanks, digits of other scripts, surrogates. */
  static final String ALPHABET =
      "aAzZ09 -+_.\t\n"
          + "\u0000\u001f\u00a0\u2003\u3000\u00df\u0130\u0131\u03a3\u03c2\u0660\u0967\uff11"
          + "\ud83d\ude00\ud800\udfff\ud835\udfd8\u01c5\ufb01\uffff";

  static final List<String> REGEXES =
      List.of(
          "",
          "a*",
          "[ab]*",
          ".*",
          "(?s).*",
          "\\d+",
          "[-+]?[0-9]+",
          "a.c",
          "\\s*",
          "[^a]*",
          "(ab|ba)*",
          "\\p{L}+",
          "(?i)ABC",
          "[a-z]{2,5}",
          "(",
          "[a",
          "*",
          "a{2,1}",
          "\\");

  private static final List<Object> BOOLS = List.of(false, true);
  private static final List<Object> INTS = ints();
  private static final List<Object> LONGS = longs();
  private static final List<Object> FLOATS = floats();
  private static final List<Object> DOUBLES = doubles();
  private static final List<Object> STRINGS = strings();
  private static final List<Object> TYPES = List.of("", "A", "B", "pkg.C", "pkg.C$D");

  private Boundaries() {}

  static List<Object> of(Sort.Basic sort) {
    return switch (sort) {
      case BOOL -> BOOLS;
      case INT -> INTS;
      case LONG -> LONGS;
      case FLOAT -> FLOATS;
      case DOUBLE -> DOUBLES;
      case REF -> List.of(Ref.NULL, new Ref(1), new Ref(2), new Ref(Integer.MAX_VALUE));
      case STRING -> STRINGS;
      case TYPE -> TYPES;
      case TYPES ->
          List.of(
              TypeSet.EMPTY,
              TypeSet.of("I", List.of("A", "B")),
              TypeSet.of("J", List.of("pkg.C$D", "pkg.C", "A")));
    };
  }

  private static List<Object> ints() {
    int[] values = {
      0,
      1,
      -1,
      2,
      -2,
      3,
      7,
      8,
      10,
      16,
      31,
      32,
      33,
      36,
      37,
      -31,
      -32,
      -33,
      63,
      64,
      65,
      127,
      128,
      -128,
      -129,
      255,
      256,
      32767,
      32768,
      -32768,
      -32769,
      65535,
      65536,
      0xd800,
      0xdfff,
      0x1f600,
      0x10ffff,
      0x110000,
      16777216,
      16777217,
      1 << 30,
      Integer.MAX_VALUE,
      Integer.MAX_VALUE - 1,
      Integer.MIN_VALUE,
      Integer.MIN_VALUE + 1,
      0x7fc00001,
      0x7f800001,
      0xff800000,
      0xffc12345
    };
    return IntStream.of(values).<Object>mapToObj(value -> value).toList();
  }

  private static List<Object> longs() {
    List<Object> values = new ArrayList<>();
    INTS.forEach(value -> values.add((long) (Integer) value));
    long[] more = {
      1L << 31,
      1L << 32,
      -1L << 31,
      (1L << 53) + 1,
      1L << 62,
      0xffffffffL,
      Long.MAX_VALUE,
      Long.MAX_VALUE - 1,
      Long.MIN_VALUE,
      Long.MIN_VALUE + 1,
      0x7ff8000000000001L,
      0x7ff0000000000001L,
      0xfff0000000000000L,
      0xfff8123456789abcL
    };
    for (long value : more) {
      values.add(value);
    }
    return List.copyOf(values);
  }

  private static List<Object> floats() {
    List<Object> values = new ArrayList<>();
    float[] positive = {
      0f,
      1f,
      0.5f,
      1.5f,
      2f,
      2.5f,
      3f,
      10f,
      0.1f,
      Float.MIN_VALUE,
      3 * Float.MIN_VALUE,
      Float.MIN_NORMAL,
      Math.nextDown(Float.MIN_NORMAL),
      Float.MAX_VALUE,
      Float.POSITIVE_INFINITY,
      0x1p23f,
      0x1p24f,
      0x1p31f,
      Math.nextDown(0x1p31f),
      0x1p32f,
      0x1p63f,
      Math.nextDown(0x1p63f),
      0x1p64f,
      1e30f,
      Float.NaN,
      Float.intBitsToFloat(0x7fc12345),
      Float.intBitsToFloat(0x7f800001)
    };
    for (float value : positive) {
      values.add(value);
      values.add(-value);
    }
    return List.copyOf(values);
  }

  private static List<Object> doubles() {
    List<Object> values = new ArrayList<>();
    double[] positive = {
      0d,
      1d,
      0.5,
      1.5,
      2.5,
      3d,
      10d,
      0.1,
      0.49999999999999994,
      Double.MIN_VALUE,
      3 * Double.MIN_VALUE,
      Double.MIN_NORMAL,
      Math.nextDown(Double.MIN_NORMAL),
      Double.MAX_VALUE,
      Double.POSITIVE_INFINITY,
      Float.MAX_VALUE,
      Float.MIN_VALUE,
      Float.MIN_VALUE / 2d,
      0x1p31,
      0x1p31 - 0.5,
      0x1p32,
      0x1p52,
      0x1p52 + 0.5,
      0x1p53,
      0x1p63,
      Math.nextDown(0x1p63),
      0x1p64,
      0x1.ffffffp127,
      1e300,
      Double.NaN,
      Double.longBitsToDouble(0x7ff8123456789abcL),
      Double.longBitsToDouble(0x7ff0000000000001L)
    };
    for (double value : positive) {
      values.add(value);
      values.add(-value);
    }
    return List.copyOf(values);
  }

  private static List<Object> strings() {
    return List.of(
        "",
        " ",
        "a",
        "A",
        "ab",
        "aba",
        "abc",
        "ABC",
        " abc ",
        "\t a\u2003",
        "\u00a0x\u00a0",
        "\u0000\u001f",
        "0",
        "-0",
        "+0",
        "+",
        "-",
        "--1",
        "7",
        "-7",
        "+42",
        "007",
        " 1",
        "1 ",
        "2147483647",
        "2147483648",
        "-2147483648",
        "-2147483649",
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775808",
        "-9223372036854775809",
        "99999999999999999999",
        "ff",
        "-FF",
        "zz",
        "1e3",
        "1_0",
        "\u0661\u0662",
        "-\uff13",
        "\ud835\udfd8",
        "\ud83d\ude00",
        "\ud83d",
        "\ude00x",
        "\ude00\ud83d",
        "\u00df",
        "SS",
        "\u0130",
        "i",
        "I",
        "\u0131",
        "\u03a3\u03c3\u03c2",
        "\u01c5",
        "\ufb01",
        "aaaa",
        "aaaaaaaab",
        "x\ny",
        "[a]*",
        "null");
  }
}
