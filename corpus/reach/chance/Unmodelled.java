package chance;

import java.util.Arrays;
import java.util.zip.CRC32;

/** Calls of the JDK that nobody has a model of stand between the input and the branch. */
public final class Unmodelled {
  public static int hash(int a, int b) {
    int hash = Arrays.hashCode(new int[] {a, b});
    return hash % 97 == 13 ? 1 : 0; // reach: true yes
  }

  public static int sum(byte[] data) {
    CRC32 crc = new CRC32();
    crc.update(data);
    return (crc.getValue() & 0x7f) == 0x55 ? 1 : 0; // reach: true yes
  }

  public static int bits(long seed) {
    java.util.BitSet set = java.util.BitSet.valueOf(new long[] {seed});
    return set.cardinality() == 20 ? 1 : 0; // reach: true yes
  }

  public static int big(long a, long b) {
    return java.math.BigInteger.valueOf(a).gcd(java.math.BigInteger.valueOf(b)).intValue() == 3 ? 1 : 0; // reach: true yes
  }
}
