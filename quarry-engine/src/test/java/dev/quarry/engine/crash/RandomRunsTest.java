package dev.quarry.engine.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Between input and exception stands something of the JDK that nobody follows; chance gets by. */
class RandomRunsTest {
  private static final String CODED =
      """
      package acme;
      import java.util.UUID;
      import java.util.zip.CRC32;
      public final class Coded {
        private Coded() {}
        public static int checked(int number) {
          CRC32 sum = new CRC32();
          sum.update(number);
          sum.update(number >>> 8);
          if (sum.getValue() % 11 == 3) { throw new IllegalStateException("sum"); } // line 10
          return 1;
        }
        public static int named(long key) {
          UUID name = UUID.nameUUIDFromBytes(new byte[] {(byte) key, (byte) (key >> 8)});
          return new int[] {1, 2}[(int) (name.getLeastSignificantBits() & 15) % 7 - 1]; // line 15
        }
      }
      """;

  @Test
  void exceptionsBehindWhatNobodyFollowsAreFoundByChance(@TempDir Path directory) throws Exception {
    Fixture fixture = new Fixture(directory).with("Coded", CODED);

    CrashResult result = fixture.hunt("acme.Coded");

    assertThat(result.findings())
        .extracting(finding -> finding.exception() + " " + finding.place())
        .contains(
            "java.lang.IllegalStateException Coded.java:10",
            "java.lang.ArrayIndexOutOfBoundsException Coded.java:15");
  }
}
