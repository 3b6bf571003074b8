package environment;

import java.io.PrintWriter;
import java.io.StringWriter;

/** A stack trace shows who called. */
public final class Callers {
  public static int deep() {
    return new Throwable().getStackTrace().length > 500 ? 1 : 2; // reach: true yes, false yes, undecided: whoever calls
  }

  public static int named() {
    StackTraceElement[] trace = Thread.currentThread().getStackTrace();
    return trace[trace.length - 1].getMethodName().equals("start") ? 1 : 2; // reach: true yes, false yes, undecided: whoever calls
  }

  public static int walked() {
    long frames = StackWalker.getInstance().walk(all -> all.count());
    return frames > 500 ? 1 : 2; // reach: true yes, false yes, undecided: whoever calls
  }

  public static int printed() {
    StringWriter text = new StringWriter();
    new Throwable().printStackTrace(new PrintWriter(text, true));
    return text.toString().contains("Stranger") ? 1 : 2; // reach: true yes, false yes, undecided: whoever calls
  }
}
