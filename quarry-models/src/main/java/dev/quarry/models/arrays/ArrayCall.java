package dev.quarry.models.arrays;

import dev.quarry.models.library.Raise;
import java.util.List;

/**
 * A call as terms over its arguments.
 *
 * @param raises what it throws, in the order of its checks; an array store that the class of an
 *     array refuses is not among them
 * @param effect what it does if it throws nothing
 */
public record ArrayCall(List<Raise> raises, ArrayEffect effect) {
  public ArrayCall {
    raises = List.copyOf(raises);
  }
}
