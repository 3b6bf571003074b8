// expect: branches loops
package corpus;

class Loops {
  static int countDown(int n) {
    int steps = 0;
    while (n > 0) { // branches: 2 // loop: 1
      n--;
      steps++;
    }
    return steps;
  }

  static int nested(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) { // branches: 2 // loop: 1
      for (int j = 0; j < i; j++) { // branches: 2 // loop: 2
        if (j == 7) { // branches: 2
          continue;
        }
        int k = j;
        do {
          sum += k; // loop: 3
          k /= 2;
        } while (k > 1 && sum < 1000); // branches: 4
      }
    }
    return sum;
  }

  static int outer(int[][] grid, int wanted) {
    search:
    for (int[] row : grid) { // branches: 2 // loop: 1
      for (int cell : row) { // branches: 2 // loop: 2
        if (cell == wanted) { // branches: 2
          break search;
        }
      }
    }
    return 0;
  }

  static void forever(Runnable step) {
    while (true) {
      step.run(); // loop: 1
    }
  }

  static int straight(int a) {
    return a * a + 1;
  }

  static int retry(java.util.concurrent.Callable<Integer> call) {
    for (int left = 3; ; left--) {
      try {
        return call.call(); // loop: 1
      } catch (Exception e) {
        if (left == 0) { // branches: 2
          throw new IllegalStateException(e);
        }
      }
    }
  }
}
