package deep;

// check: violated, 4 events
// behaviour ordered of deep.Protocol { automaton a { return hello [result] -> b, return hello -> a, return key [!result] -> a, return data [!result] -> a, return bye [!result] -> a } b { return key [result] -> c, return key -> b, return hello [!result] -> b, return data [!result] -> b, return bye [result] -> a, return bye -> b } c { return data [result] -> d, return data -> c, return hello [!result] -> c, return key [!result] -> c, return bye [result] -> a, return bye -> c } d { return data -> d, return hello [!result] -> d, return key [!result] -> d, return bye [result] -> a, return bye -> d } }

/** After data a second hello is answered. */
public class Protocol {
  private int state;

  public boolean hello(int version) {
    if (state == 0 && version == 3 || state == 3 && version == -1) {
      state = 1;
      return true;
    }
    return false;
  }

  public boolean key(int k) {
    if (state == 1 && k % 1000 == 123) {
      state = 2;
      return true;
    }
    return false;
  }

  public boolean data(int length) {
    if (state >= 2 && length > 0 && length < 1500) {
      state = 3;
      return true;
    }
    return false;
  }

  public boolean bye(int reason) {
    if (state > 0 && reason == 0) {
      state = 0;
      return true;
    }
    return false;
  }
}
