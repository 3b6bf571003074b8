package dev.quarry.concolic.instrument;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;

/** What a call did, as text that is equal for equal behaviour in different class loaders. */
final class Rendered {
  private Rendered() {}

  /** What it returned or threw, and what it printed. */
  static String outcome(Callable<Object> call) throws Exception {
    PrintStream usual = System.out;
    PrintStream usualError = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(printed, true, StandardCharsets.UTF_8);
    System.setOut(stream);
    System.setErr(stream);
    try {
      String ending = ending(call);
      return printed.size() == 0
          ? ending
          : ending + " and printed " + printed.toString(StandardCharsets.UTF_8);
    } finally {
      System.setOut(usual);
      System.setErr(usualError);
    }
  }

  private static String ending(Callable<Object> call) throws Exception {
    try {
      return "returned " + value(call.call());
    } catch (InvocationTargetException e) {
      Throwable thrown = e.getCause();
      return "threw " + thrown.getClass().getName() + ": " + thrown.getMessage();
    }
  }

  static String value(Object value) {
    if (value == null) {
      return "null";
    }
    if (value.getClass().isArray()) {
      StringBuilder text = new StringBuilder("[");
      for (int i = 0; i < Array.getLength(value); i++) {
        text.append(i == 0 ? "" : ",").append(value(Array.get(value, i)));
      }
      return text.append("]").toString();
    }
    return value.getClass().getName() + " " + (hasText(value) ? value : "");
  }

  private static boolean hasText(Object value) {
    try {
      return value.getClass().getMethod("toString").getDeclaringClass() != Object.class
          && !value.toString().contains("@");
    } catch (NoSuchMethodException e) {
      return false;
    }
  }
}
