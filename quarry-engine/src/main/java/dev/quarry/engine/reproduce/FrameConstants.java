package dev.quarry.engine.reproduce;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.reach.Likely;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.search.random.Dictionary;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;

/** What the code of a trace's frames tells about inputs that come through them. */
final class FrameConstants {
  /** More than these would make each of them rare. */
  private static final int MOST_NAMED = 8;

  /** What somebody who is asked for a class thinks of, besides strings and numbers. */
  private static final List<String> USUAL =
      List.of(
          "Ljava/lang/Object;",
          "[I",
          "[Ljava/lang/String;",
          "Ljava/util/List;",
          "Ljava/util/Map;",
          "Ljava/lang/Boolean;");

  private final Subject subject;
  private final List<FrameInProgram> frames;

  FrameConstants(Subject subject, List<FrameInProgram> frames) {
    this.subject = subject;
    this.frames = frames;
  }

  /**
   * All that is likely.
   *
   * @param mentioned in messages; it comes first
   */
  Likely likely(Dictionary mentioned) {
    return new Likely(
        Dictionary.of(bodies()).preferring(mentioned), classes(mentioned), literals());
  }

  /** The frames' methods, and the initialisers of their classes, where constants are kept. */
  private Set<MethodBody> bodies() {
    Set<MethodBody> bodies = new LinkedHashSet<>();
    for (FrameInProgram frame : frames) {
      frame.passage().methods().forEach(method -> bodies.add(subject.program().body(method)));
    }
    for (ClassFile owner : owners()) {
      subject.program().bodies(owner).stream()
          .filter(body -> body.id().name().equals("<clinit>"))
          .forEach(bodies::add);
    }
    return bodies;
  }

  private Set<ClassFile> owners() {
    Set<ClassFile> owners = new LinkedHashSet<>();
    frames.forEach(
        frame -> owners.add(subject.program().classPath().get(frame.passage().className())));
    return owners;
  }

  /** Those that the exception came through, and those whose name is a word of a message. */
  private Set<String> classes(Dictionary mentioned) {
    Set<String> words =
        mentioned.strings().stream()
            .map(word -> word.toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    Set<String> classes = new LinkedHashSet<>();
    owners().forEach(owner -> classes.add(owner.name()));
    for (String name : subject.program().classPath().programClasses()) {
      String simple = name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
      if (words.contains(simple.toLowerCase(Locale.ROOT))) {
        classes.add(name.replace('.', '/'));
      }
    }
    return classes;
  }

  /** The types that the frames' classes name, and those that are usual. */
  private List<String> literals() {
    Set<String> named = new LinkedHashSet<>();
    for (ClassFile owner : owners()) {
      for (MethodBody body : subject.program().bodies(owner)) {
        for (AbstractInsnNode node : body.tree().instructions) {
          if (named.size() < MOST_NAMED
              && node instanceof LdcInsnNode constant
              && constant.cst instanceof Type type
              && type.getSort() != Type.METHOD) {
            named.add(type.getDescriptor());
          }
        }
      }
    }
    named.addAll(USUAL);
    return List.copyOf(named);
  }
}
