package dev.quarry.program;

import java.util.ArrayList;
import java.util.List;

/**
 * All classes on a class path, as far as they can be read. One broken file does not hide the rest.
 *
 * @param files the classes, sorted by name
 * @param unreadable what is wrong with the others, one sentence each
 */
public record ProgramClasses(List<ClassFile> files, List<ProgramException> unreadable) {
  static ProgramClasses of(ClassPath classPath) {
    List<ClassFile> files = new ArrayList<>();
    List<ProgramException> unreadable = new ArrayList<>();
    for (String name : classPath.programClasses()) {
      try {
        files.add(classPath.get(name));
      } catch (ProgramException e) {
        unreadable.add(e);
      }
    }
    return new ProgramClasses(List.copyOf(files), List.copyOf(unreadable));
  }
}
