package fields;

/** Fields with names that rewritten classes might want for themselves. */
final class Names {
  int input;
  int ready;
  int clinit;

  // explore: exhausted
  // returns: 0, 1, 2, 3
  int instanceFields() {
    return (input == 7 ? 1 : 0) + (ready == 8 ? 2 : 0);
  }

  /** With static state. */
  static final class Counter {
    static int ready = 5;
    static int input = ready + 1;
    static int reset;
    int value;

    void set(int x) {
      ready = x;
      input += x;
      reset++;
    }
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int staticFields(int x) {
    Counter counter = new Counter();
    counter.set(x);
    return Counter.ready == 10 ? Counter.input == 16 ? 1 : -1 : Counter.input == 26 ? 2 : 0;
  }

  /** Both at once. */
  static final class Mixed {
    static int count = 1;
    int ready;
    Object input;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int mixed(Mixed m) {
    Mixed.count++;
    return m.ready == 3 ? m.input == null ? 1 : 2 : 0;
  }
}
