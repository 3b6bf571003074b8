package dev.quarry.cli.launch;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads times such as {@code 500ms}, {@code 10s}, {@code 1.5m}, {@code 2h}. */
final class DurationConverter implements ITypeConverter<Duration> {
  private static final Pattern TIME = Pattern.compile("(\\d+(?:\\.\\d+)?)(ms|s|m|h)");

  @Override
  public Duration convert(String text) {
    Matcher time = TIME.matcher(text);
    if (!time.matches()) {
      throw new TypeConversionException(
          "'" + text + "' is not a time; write a number and a unit, such as 500ms, 10s or 2m");
    }
    double millis =
        Double.parseDouble(time.group(1))
            * switch (time.group(2)) {
              case "ms" -> 1;
              case "s" -> 1_000;
              case "m" -> 60_000;
              default -> 3_600_000;
            };
    if (millis < 1) {
      throw new TypeConversionException("'" + text + "' is too short; give at least 1ms");
    }
    return Duration.ofMillis((long) millis);
  }
}
