package dev.quarry.concolic.instrument.samples;

import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;
import org.apache.commons.csv.QuoteMode;

/** Uses of Commons CSV, whose own methods take objects only. */
public final class Csv {
  private Csv() {}

  private static String records(CSVFormat format, String text) throws IOException {
    StringBuilder all = new StringBuilder();
    try (CSVParser parser = CSVParser.parse(text, format)) {
      for (CSVRecord each : parser) {
        all.append(each.getRecordNumber())
            .append(each.toList())
            .append(parser.getCurrentLineNumber());
      }
      return all.append(parser.getHeaderNames()).toString();
    }
  }

  public static String defaults(String text) throws IOException {
    return records(CSVFormat.DEFAULT, text);
  }

  public static String spreadsheet(String text) throws IOException {
    return records(CSVFormat.EXCEL, text);
  }

  public static String dump(String text) throws IOException {
    return records(CSVFormat.MYSQL, text);
  }

  public static String tabs(String text) throws IOException {
    return records(CSVFormat.TDF, text);
  }

  public static String delimited(String text, char delimiter, char quote, boolean trim)
      throws IOException {
    CSVFormat format =
        CSVFormat.DEFAULT
            .builder()
            .setDelimiter(delimiter)
            .setQuote(quote)
            .setTrim(trim)
            .setIgnoreEmptyLines(!trim)
            .get();
    return records(format, text);
  }

  public static String withHeader(String text, String column) throws IOException {
    CSVFormat format = CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();
    List<String> values = new ArrayList<>();
    try (CSVParser parser = CSVParser.parse(text + "\n1,2,3", format)) {
      for (CSVRecord each : parser) {
        values.add(each.isMapped(column) ? each.get(column) : each.get(0));
      }
    }
    return values.toString();
  }

  public static String printed(Object[] values, int mode) throws IOException {
    QuoteMode[] modes = QuoteMode.values();
    CSVFormat format =
        CSVFormat.DEFAULT
            .builder()
            .setEscape('\\')
            .setQuoteMode(modes[Math.floorMod(mode, modes.length)])
            .get();
    StringWriter text = new StringWriter();
    try (CSVPrinter printer = new CSVPrinter(text, format)) {
      printer.printRecord(values);
      printer.printComment("end");
      printer.println();
    }
    return text.toString();
  }

  public static void toStandardOutput(String[] values, double number) throws IOException {
    CSVPrinter printer = new CSVPrinter(System.out, CSVFormat.POSTGRESQL_CSV);
    printer.printRecord((Object[]) values);
    printer.printRecord(number, values.length);
    printer.flush();
    System.err.println(values[0]);
  }

  public static String format(Object[] values) {
    return CSVFormat.RFC4180.format(values);
  }
}
