package dev.quarry.concolic.watch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Puts calls where watched points are. */
public final class WatchRewriter {
  private final Map<String, List<WatchPoint>> byClass = new LinkedHashMap<>();

  public WatchRewriter(List<WatchPoint> points) {
    points.forEach(
        point -> byClass.computeIfAbsent(point.owner(), any -> new ArrayList<>()).add(point));
  }

  /** Whether a class has points; by its internal name. */
  public boolean covers(String owner) {
    return byClass.containsKey(owner);
  }

  /** The class file with the calls. */
  public byte[] rewrite(byte[] classFile) {
    ClassNode type = new ClassNode();
    new ClassReader(classFile).accept(type, ClassReader.EXPAND_FRAMES);
    List<WatchPoint> points = byClass.getOrDefault(type.name, List.of());
    for (MethodNode method : type.methods) {
      List<WatchPoint> own =
          points.stream()
              .filter(point -> point.method().equals(method.name + method.desc))
              .toList();
      if (!own.isEmpty()) {
        new WatchedMethod(type, method).add(own);
      }
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    type.accept(writer);
    return writer.toByteArray();
  }
}
