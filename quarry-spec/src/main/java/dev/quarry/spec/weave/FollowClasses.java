package dev.quarry.spec.weave;

import dev.quarry.program.Names;
import dev.quarry.spec.weave.follow.ObjectRun;
import dev.quarry.spec.weave.follow.ObjectRuns;
import dev.quarry.spec.weave.follow.RunLink;
import dev.quarry.spec.weave.follow.Unfollowed;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/** The classes of {@code follow} as they stand beside woven classes. */
final class FollowClasses {
  static final String RUNS = place(ObjectRuns.class);
  static final String RUN = place(ObjectRun.class);
  static final String LINK = place(RunLink.class);
  static final String UNFOLLOWED = place(Unfollowed.class);

  private static final String HOME = Names.internal(ObjectRuns.class.getPackageName()) + "/";

  private FollowClasses() {}

  private static String place(Class<?> type) {
    return Weaver.PACKAGE + type.getSimpleName();
  }

  /** Class files by internal name. */
  static Map<String, byte[]> all() {
    Map<String, byte[]> classes = new LinkedHashMap<>();
    for (String name : List.of("ObjectRuns", "ObjectRun", "RunLink", "RunIndex", "Unfollowed")) {
      classes.put(Weaver.PACKAGE + name, moved(name));
    }
    return classes;
  }

  private static byte[] moved(String name) {
    try (InputStream file = ObjectRuns.class.getResourceAsStream(name + ".class")) {
      if (file == null) {
        throw new IllegalStateException("Quarry's own class " + HOME + name + " is missing.");
      }
      ClassWriter writer = new ClassWriter(0);
      Remapper places =
          new Remapper(org.objectweb.asm.Opcodes.ASM9) {
            @Override
            public String map(String type) {
              return type.startsWith(HOME) ? Weaver.PACKAGE + type.substring(HOME.length()) : type;
            }
          };
      new ClassReader(file).accept(new ClassRemapper(writer, places), 0);
      return writer.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
