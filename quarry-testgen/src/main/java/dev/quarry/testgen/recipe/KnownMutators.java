package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Remembers what was found out about the mutators of classes. */
final class KnownMutators {
  private record Key(String home, String type) {}

  private final Map<Key, List<Mutator>> known = new ConcurrentHashMap<>();

  /** The mutators that a test in a package may call. */
  List<Mutator> of(String home, ClassFile file, Function<ClassFile, List<Mutator>> find) {
    Key key = new Key(home, file.name());
    List<Mutator> found = known.get(key);
    if (found == null) {
      found = find.apply(file);
      known.put(key, found);
    }
    return found;
  }
}
