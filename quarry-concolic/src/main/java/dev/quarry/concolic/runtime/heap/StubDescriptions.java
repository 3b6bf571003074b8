package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.types.Generics;
import dev.quarry.concolic.runtime.types.Stub;
import dev.quarry.concolic.runtime.types.StubClass;
import dev.quarry.input.InputPath;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** Tells new stubs which inputs they are and what their methods return. */
final class StubDescriptions {
  /** The places of the methods that classes of stubs implement. */
  private static final ClassValue<Integer> PLACES =
      new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> stubClass) {
          return register(stubClass);
        }
      };

  private StubDescriptions() {}

  private static int register(Class<?> stubClass) {
    Method method = StubClass.method(stubClass);
    MethodId id =
        MethodId.ofInternal(
            Names.internal(stubClass.getInterfaces()[0].getName()),
            method.getName(),
            org.objectweb.asm.Type.getMethodDescriptor(method));
    return Sites.register(SiteInfo.of(new Location(id, 0), 0));
  }

  /**
   * Describes a stub.
   *
   * @param path where it stands
   * @param declared its type there, which may know best what its method returns
   */
  static void describe(Stub stub, InputPath path, Type declared) {
    stub.path = path;
    stub.result = Generics.result(StubClass.method(stub.getClass()), declared);
    stub.site = PLACES.get(stub.getClass());
    stub.otherwise = zero(Generics.erasure(stub.result));
  }

  private static @Nullable Object zero(Class<?> type) {
    boolean isPrimitive = type.isPrimitive() && type != void.class;
    return isPrimitive ? Array.get(Array.newInstance(type, 1), 0) : null;
  }
}
