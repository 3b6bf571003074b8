package dev.quarry.symcretic.entry;

/**
 * Where a value comes from at an entry.
 *
 * @param name of the input, as runs name it: {@code p}, {@code p.next}, {@code a[3]}
 * @param descriptor its declared type
 */
record Place(String name, String descriptor) {
  Place field(String field, String type) {
    return new Place(name + "." + field, type);
  }

  Place element(int index) {
    return new Place(name + "[" + index + "]", descriptor.substring(1));
  }
}
