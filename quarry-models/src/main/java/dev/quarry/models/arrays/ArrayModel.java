package dev.quarry.models.arrays;

import dev.quarry.models.library.LibraryMethod;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.objectweb.asm.Type;

/**
 * What one method of the JDK does to arrays. Arguments are numbered with the receiver first.
 *
 * @param method the method; of {@code clone}, which every class of arrays has, that of {@code
 *     Object[]}
 * @param meaning from its arguments to what it does
 */
public record ArrayModel(LibraryMethod method, Function<ArrayOperands, ArrayCall> meaning) {
  /** What a call does. */
  public ArrayCall apply(ArrayOperands operands) {
    return meaning.apply(operands);
  }

  /** Which arguments are arrays, or objects that have to be. */
  public List<Integer> arrays() {
    List<Type> types = method.argumentTypes();
    return IntStream.range(0, types.size())
        .filter(i -> types.get(i).getSort() == Type.ARRAY || isArrayByPromise(i))
        .boxed()
        .toList();
  }

  /** {@code System.arraycopy} takes arrays of any class. */
  private boolean isArrayByPromise(int argument) {
    return method.name().equals("arraycopy") && (argument == 0 || argument == 2);
  }
}
