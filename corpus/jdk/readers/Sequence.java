package readers;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;

/** Two streams one after the other. */
// witness: read(new byte[] {1, 2}, new byte[] {3})
// witness: read(new byte[] {}, new byte[] {})
public final class Sequence {
  public static int read(byte[] first, byte[] second) throws IOException {
    InputStream in =
        new SequenceInputStream(new ByteArrayInputStream(first), new ByteArrayInputStream(second));
    int count = 0;
    int sum = 0;
    for (int b = in.read(); b >= 0; b = in.read()) {
      if (b > 255) {
        return -1; // reach: no
      }
      count++;
      sum += b;
    }
    if (count != first.length + second.length) {
      return -2; // reach: no
    }
    return count == 3 && sum == 6 ? 6 : 0; // reach: true yes, false yes
  }
}
