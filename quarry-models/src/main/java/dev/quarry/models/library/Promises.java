package dev.quarry.models.library;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All promises, by the method a call names. */
public final class Promises {
  private static final Promises ALL = create();

  private final Map<String, Promise> byMethod = new LinkedHashMap<>();

  private Promises() {}

  private static Promises create() {
    var promises = new Promises();
    DatePromises.declare(promises);
    TextPromises.declare(promises);
    return promises;
  }

  /** What a method promises; the owner by its internal name. */
  public static Optional<Promise> find(String owner, String name, String descriptor) {
    return Optional.ofNullable(ALL.byMethod.get(owner + "." + name + descriptor));
  }

  /** Every promise, in the order of declaration. */
  public static List<Promise> all() {
    return List.copyOf(ALL.byMethod.values());
  }

  /** An instance method, which returns what its descriptor says. */
  Promise method(String owner, String signature, Promise.Fact fact) {
    return add(owner, signature, false, fact);
  }

  /** A static method. */
  Promise statics(String owner, String signature, Promise.Fact fact) {
    return add(owner, signature, true, fact);
  }

  private Promise add(String owner, String signature, boolean isStatic, Promise.Fact fact) {
    int parenthesis = signature.indexOf('(');
    String name = signature.substring(0, parenthesis);
    String descriptor = signature.substring(parenthesis);
    var method = new LibraryMethod(owner, name, descriptor, isStatic);
    var promise = new Promise(method, shape(method), fact);
    if (byMethod.put(owner + "." + signature, promise) != null) {
      throw new IllegalStateException(method + " is declared twice.");
    }
    return promise;
  }

  private static Shape shape(LibraryMethod method) {
    return switch (method.resultType().getDescriptor()) {
      case "Ljava/lang/String;" -> new Shape.Text();
      case "[Ljava/lang/String;" -> new Shape.Texts();
      default ->
          method.resultType().getSort() == org.objectweb.asm.Type.OBJECT
              ? new Shape.Instance(method.resultType().getInternalName())
              : new Shape.Primitive();
    };
  }
}
