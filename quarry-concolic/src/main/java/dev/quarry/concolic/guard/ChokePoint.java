package dev.quarry.concolic.guard;

/**
 * A change to methods of one class.
 *
 * @param method their name; {@link #ANY} for all but the initialiser of the class, which runs in
 *     one run and not in the next
 * @param descriptor the beginning of their descriptor, as far as it matters
 * @param edit the change
 */
record ChokePoint(String method, String descriptor, Edit edit) {
  static final String ANY = "*";

  boolean covers(String name, String fullDescriptor) {
    boolean named = method.equals(ANY) ? !name.equals("<clinit>") : method.equals(name);
    return named && fullDescriptor.startsWith(descriptor);
  }
}
