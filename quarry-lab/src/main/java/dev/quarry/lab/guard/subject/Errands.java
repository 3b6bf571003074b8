package dev.quarry.lab.guard.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/** Short methods: one that stays with itself, and some that ask the JDK what the guard looks at. */
public final class Errands {
  private static final int STEPS = 200;

  private Errands() {}

  /** Computes. */
  public static int counting(int n) {
    int sum = n;
    for (int i = 1; i < STEPS; i++) {
      sum = sum * 31 + i % (1 + (sum & 7));
    }
    return sum;
  }

  /** Works with texts and tables. */
  public static int texts(int n) {
    Map<String, Integer> counts = new HashMap<>();
    for (int i = 0; i < STEPS / 10; i++) {
      counts.merge("key" + (n + i) % 7, 1, Integer::sum);
    }
    return counts.toString().length();
  }

  /** Asks for time and chance, which are the same in each run. */
  public static int chances(int n) {
    long time = System.currentTimeMillis() + System.nanoTime();
    return (int) (time + new Random().nextInt(1 + (n & 7)));
  }

  /** Writes, reads and deletes a file of its own. */
  public static int files(int n) throws IOException {
    Path file = Files.createTempFile("errand", ".txt");
    Files.writeString(file, Integer.toString(n));
    int length = Files.readString(file).length();
    Files.delete(file);
    return length;
  }
}
