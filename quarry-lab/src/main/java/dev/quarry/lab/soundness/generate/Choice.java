package dev.quarry.lab.soundness.generate;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One value of a parameter's domain. Each call gets one of its own. */
public interface Choice {
  /**
   * The value.
   *
   * @param program the class with the entry, of the loader in which it is called
   * @param earlier the values of the parameters before this one
   */
  @Nullable Object make(Class<?> program, List<@Nullable Object> earlier)
      throws ReflectiveOperationException;
}
