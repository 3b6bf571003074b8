package codes;

import java.util.BitSet;

/** Prime numbers below thirty. */
// witness: isPrime(7)
// witness: isPrime(9)
// witness: isPrime(31)
public final class Sieve {
  public static boolean isPrime(int number) {
    if (number < 0 || number >= 30) {
      throw new IllegalArgumentException("number"); // reach: yes
    }
    BitSet primes = new BitSet(30);
    primes.set(2, 30);
    for (int i = primes.nextSetBit(0); i >= 0; i = primes.nextSetBit(i + 1)) {
      for (int j = i * 2; j < 30; j += i) {
        primes.clear(j);
      }
    }
    if (primes.cardinality() != 10) {
      return false; // reach: no
    }
    if (primes.get(number)) {
      return true; // reach: yes
    }
    return false; // reach: yes
  }
}
