package dev.quarry.symcretic.entry;

import dev.quarry.input.InputPath;
import org.objectweb.asm.Type;

/**
 * Where a value comes from at an entry.
 *
 * @param path of the input of a run
 * @param descriptor its declared type
 */
record EntryPlace(InputPath path, String descriptor) {
  EntryPlace field(String field, String type) {
    return new EntryPlace(path.field(field), type);
  }

  EntryPlace element(int index) {
    return new EntryPlace(path.element(index), descriptor.substring(1));
  }

  Type type() {
    return Type.getType(descriptor);
  }

  boolean isReference() {
    return type().getSort() >= Type.ARRAY;
  }
}
