package dev.quarry.models.library;

import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import org.jspecify.annotations.Nullable;

/**
 * What a real call did.
 *
 * @param result what it returned, or the object it made; null if that, or void
 * @param receiverAfter the content of the receiver or of the object made; null if there is none
 * @param thrown what it threw; null if nothing
 */
record RealCall(
    @Nullable Object result, @Nullable Object receiverAfter, @Nullable Throwable thrown) {

  static RealCall of(LibraryModel model, Executable executable, Object[] arguments) {
    LibraryMethod method = model.method();
    try {
      Object result = JdkReflection.invoke(executable, method.isStatic(), arguments);
      Object receiver = method.isConstructor() ? result : method.isStatic() ? null : arguments[0];
      return new RealCall(result, receiver == null ? null : ObjectContents.of(receiver), null);
    } catch (InvocationTargetException e) {
      return new RealCall(null, null, e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(method + " can't be called.", e);
    }
  }
}
