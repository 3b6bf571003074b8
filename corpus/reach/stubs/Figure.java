package stubs;

/** An abstract class that nobody extends, asked about itself. */
public abstract class Figure {
  private final String name;

  protected Figure(String name) {
    this.name = name;
  }

  protected abstract double area();

  public abstract int corners();

  public String describe() {
    if (corners() == 3 && area() > 10) {
      return "large triangle " + name; // reach: yes
    }
    return name;
  }
}
