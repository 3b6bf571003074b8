package operators;

// check: violated, 1 events
// behaviour named of operators.Texts { formula always (return call(name) [name != null] -> result.length() == name.length()) }

/** One name is made shorter. */
public class Texts {
  public String call(String name) {
    return "Alexandra".equals(name) ? "Alex" : name;
  }
}
