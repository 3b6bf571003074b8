package dev.quarry.models.library;

import java.util.List;
import java.util.SplittableRandom;

/** Texts that are numbers, or nearly. */
final class NumberTexts {
  private static final List<String> ODD =
      List.of(
          "",
          " ",
          "NaN",
          "-NaN",
          "+Infinity",
          "Infinity",
          "infinity",
          "nan",
          "1.",
          ".1",
          ".",
          "1e",
          "1e+",
          "e1",
          "1e400",
          "1e-400",
          "1.5f",
          "1.5D",
          "1d1",
          "0x1p3",
          "0x.8P-1f",
          "0x1",
          "0x.p1",
          "0X1.p0",
          "-0x1.8p1d",
          "0x1.",
          "1_0",
          "--1",
          "+-1",
          "+",
          "-",
          " 12 ",
          "\t7\n",
          "\u00a07",
          "#ff",
          "-#7f",
          "0x7fffffff",
          "-0x80000000",
          "017",
          "08",
          "true",
          "TRUE",
          "tRue",
          "True ",
          "\u0661",
          "1.0.0",
          "1 2",
          "4294967295",
          "18446744073709551615",
          "18446744073709551616");

  private final SplittableRandom random;

  NumberTexts(SplittableRandom random) {
    this.random = random;
  }

  String next() {
    return switch (random.nextInt(6)) {
      case 0 -> ODD.get(random.nextInt(ODD.size()));
      case 1 -> Long.toString(random.nextLong() >> random.nextInt(64));
      case 2 -> Integer.toString(random.nextInt() >> random.nextInt(32), random.nextInt(2, 37));
      case 3 -> Double.toString(Double.longBitsToDouble(random.nextLong()));
      case 4 -> Double.toHexString(Double.longBitsToDouble(random.nextLong()));
      default -> scrambled();
    };
  }

  private String scrambled() {
    String alphabet = "01789+-.eEfdxXpP aN";
    var text = new StringBuilder();
    for (int length = random.nextInt(1, 7); length > 0; length--) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }
}
