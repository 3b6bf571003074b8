package dev.quarry.lab.specifications.subject;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Computations with few events, and two in which every step is one. */
public final class Kernels {
  private Kernels() {}

  /** Counts primes; opens and closes a gauge. */
  public static int primes(int n) {
    Gauge gauge = new Gauge();
    gauge.open();
    boolean[] composite = new boolean[n + 1];
    int count = 0;
    for (int i = 2; i <= n; i++) {
      if (!composite[i]) {
        count++;
        for (long j = (long) i * i; j <= n; j += i) {
          composite[(int) j] = true;
        }
      }
    }
    gauge.add(count);
    return gauge.close();
  }

  /** Multiplies matrices; opens and closes a gauge. */
  public static int matrices(int n) {
    Gauge gauge = new Gauge();
    gauge.open();
    int size = 40;
    int[] a = new int[size * size];
    int[] b = new int[size * size];
    for (int i = 0; i < a.length; i++) {
      a[i] = i * n;
      b[i] = i - n;
    }
    int sum = 0;
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        for (int k = 0; k < size; k++) {
          sum += a[i * size + k] * b[k * size + j];
        }
      }
    }
    gauge.add(sum);
    return gauge.close();
  }

  /** Hashes a text; asks an iterator a few times. */
  public static int hashes(int n) {
    List<String> texts = new ArrayList<>(List.of("quarry", "specification", "iterator"));
    int hash = n;
    Iterator<String> each = texts.iterator();
    while (each.hasNext()) {
      String text = each.next();
      for (int i = 0; i < n; i++) {
        hash = 31 * hash + text.charAt(i % text.length());
      }
    }
    return hash;
  }

  /** Sums up with a gauge: each addition is an event. */
  public static int gauged(int n) {
    Gauge gauge = new Gauge();
    gauge.open();
    for (int i = 0; i < n; i++) {
      gauge.add(i ^ n);
    }
    return gauge.close();
  }

  /** Goes through a list: each element is two events of an object that is looked up. */
  public static int iterated(int n) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      numbers.add(i ^ n);
    }
    int sum = 0;
    for (int number : numbers) {
      sum += number;
    }
    return sum;
  }
}
