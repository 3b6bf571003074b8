package dev.quarry.testgen.replay.runner;

import java.util.ArrayList;
import java.util.List;

/** Describes exceptions, whose methods a program may have written anew. */
final class Thrown {
  /** More frames tell no more; an overflow of the stack has a thousand. */
  private static final int FRAMES = 64;

  private static final int MESSAGE = 8_192;

  private Thrown() {}

  /** The name of the class, the message, and four fields for each frame. */
  static List<String> describe(Throwable thrown, String className, String method) {
    List<String> fields = new ArrayList<>();
    fields.add(thrown.getClass().getName());
    fields.add(message(thrown));
    for (StackTraceElement frame : stack(thrown, className, method)) {
      fields.add(frame.getClassName());
      fields.add(frame.getMethodName());
      fields.add(frame.getFileName() == null ? "" : frame.getFileName());
      fields.add(String.valueOf(frame.getLineNumber()));
    }
    return fields;
  }

  private static String message(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      if (message == null) {
        return "";
      }
      return message.length() > MESSAGE ? message.substring(0, MESSAGE) + "…" : message;
    } catch (Throwable e) {
      return "";
    }
  }

  private static List<StackTraceElement> stack(Throwable thrown, String className, String method) {
    try {
      List<StackTraceElement> stack = List.of(thrown.getStackTrace());
      int end = stack.size();
      for (int i = 0; i < stack.size(); i++) {
        StackTraceElement frame = stack.get(i);
        if (frame.getClassName().equals(className) && frame.getMethodName().equals(method)) {
          end = i + 1;
        }
      }
      return stack.subList(0, Math.min(end, FRAMES));
    } catch (Throwable e) {
      return List.of();
    }
  }
}
