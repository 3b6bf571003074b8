package dev.quarry.symcretic.state;

/**
 * A field of a class.
 *
 * @param owner the internal name of the class that declares it, or through which code names it
 * @param name of the field
 */
public record Member(String owner, String name) {
  /** As people read it: {@code com.acme.Foo.bar}. */
  public String text() {
    return owner.replace('/', '.') + "." + name;
  }
}
