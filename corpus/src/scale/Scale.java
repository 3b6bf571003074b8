package scale;

/** Many paths, long paths, wide expressions. */
final class Scale {
  // explore: exhausted
  // returns: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  // paths: 1024
  // covers: branches
  static int tenQuestions(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j) {
    int n = 0;
    if (a > 1) {
      n++;
    }
    if (b > 2) {
      n++;
    }
    if (c > 3) {
      n++;
    }
    if (d > 4) {
      n++;
    }
    if (e > 5) {
      n++;
    }
    if (f > 6) {
      n++;
    }
    if (g > 7) {
      n++;
    }
    if (h > 8) {
      n++;
    }
    if (i > 9) {
      n++;
    }
    if (j > 10) {
      n++;
    }
    return n;
  }

  // explore: exhausted
  // returns: 0, 1, 2, 3, 4, 5, 6
  // paths: 64
  static int bitsOfOneInput(int x) {
    int n = 0;
    for (int i = 0; i < 6; i++) {
      if ((x >> i & 1) != 0) {
        n++;
      }
    }
    return n;
  }

  /** One path condition of 200 conjuncts. */
  // explore: exhausted
  // returns: 0, 1
  // paths: 201
  static int longChain(int x) {
    for (int i = 0; i < 200; i++) {
      if (x == i) {
        return 1;
      }
    }
    return 0;
  }

  // explore: open
  // returns: any
  // endings: pathTooLong
  // options: max-path=50, runs=100
  static int longerThanAllowed(int x) {
    int n = 0;
    for (int i = 0; i < 500; i++) {
      if (x != i) {
        n++;
      }
    }
    return n;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  // witness: 1735435108
  static int deepExpression(int x) {
    int y = x;
    for (int i = 0; i < 300; i++) {
      y = y * 3 + i;
    }
    return y == 42 ? 1 : 0;
  }

  /** Paths that differ in their middle meet again, and the last question is asked on each. */
  // explore: exhausted
  // returns: 0, 1
  // paths: 16
  static int diamonds(int a, int b, int c, int last) {
    int r = a > 0 ? 1 : 2;
    r += b > 0 ? 10 : 20;
    r += c > 0 ? 100 : 200;
    return last == r ? 1 : 0;
  }

  // explore: exhausted
  // returns: 1, 2
  // options: searcher=bfs
  static int breadthFirst(int x, int y) {
    return x == 1 && y == 2 ? 1 : 2;
  }

  // explore: exhausted
  // returns: 1, 2
  // options: searcher=random
  static int randomOrder(int x, int y) {
    return x == 1 && y == 2 ? 1 : 2;
  }

  // explore: exhausted
  // returns: 1, 2
  // options: searcher=generational
  static int generational(int x, int y) {
    return x == 1 && y == 2 ? 1 : 2;
  }
}
