package library;

// check: undecided
// usage closed of java.io.Reader { formula always (call ready -> not once call close) }

import java.io.IOException;
import java.io.StringReader;
import java.util.concurrent.Callable;

/** A method reference hides what is called. */
public class Reference {
  public static boolean use(int x) throws Exception {
    StringReader reader = new StringReader("a");
    Callable<Boolean> later = reader::ready;
    reader.ready();
    return x > 0 ? later.call() : false;
  }
}
